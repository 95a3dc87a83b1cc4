import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inject } from "vitest";

const run = promisify(execFile);

export type KeptLead = Record<string, unknown> & { id: string; fields: Record<string, unknown> };

/** What the demo server has kept for a site, as an operator exports it. */
export async function leadsOf(site: string): Promise<KeptLead[]> {
  const words = ["cli/main.ts", "leads", "export", "--site", site, "--format", "jsonl"];
  const { stdout } = await run(process.execPath, words, {
    env: { ...process.env, DATA_DIR: inject("demoDataDir") },
    maxBuffer: 50_000_000,
  });
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as KeptLead);
}
