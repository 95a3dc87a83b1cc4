import { inject } from "vitest";
import { forecourtIn } from "./forecourt-command.ts";

export type StoredLead = Record<string, unknown> & { id: string; fields: Record<string, unknown> };

/** The output of an operator's command about the demo server. */
export async function askOperator(...words: string[]): Promise<string> {
  const { code, out, err } = await forecourtIn(inject("demoDataDir"), words);
  if (code !== 0) throw new Error(err);
  return out;
}

/** The leads that the demo server has stored for a site, as an operator exports them. */
export async function leadsOf(site: string): Promise<StoredLead[]> {
  const lines = await askOperator("leads", "export", "--site", site, "--format", "jsonl");
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StoredLead);
}
