import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { load, machine, versions } from "#bench/machine.ts";
import { writeDocument } from "./document.ts";
import { tableOf } from "./markdown.ts";
import { parts } from "./parts.ts";
import { readResults, writeResults } from "./results.ts";
import { row, type Part, type Row } from "./row.ts";

/**
 * `npm run bench [-- --quick] [-- --only pages,leads]`: everything in one table, and docs/benchmarks.md. Each part has a
 * process of its own; one that fails or hangs is told as such, and keeps its earlier figures in the document.
 */
export async function measureAll(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { quick: { type: "boolean", default: false }, only: { type: "string" } },
  });
  const names = values.only?.split(",") ?? Object.keys(parts);
  const results = readResults();
  const rows: Row[] = [];
  for (const name of names) {
    process.stdout.write(`${name} …\n`);
    const part = await measured(name, values.quick);
    rows.push(...(part?.rows ?? [row(`${name} could not be measured`, "", { target: "", reached: false })]));
    if (part) results.parts[name] = part;
    // Kept as they come: a run that is broken off has not been for nothing.
    Object.assign(results, { machine: machine(), versions: versions() });
    writeResults(results);
  }
  process.stdout.write(`\n${tableOf(rows)}\n${machine()}\n${versions()}\nwritten to ${writeDocument(results)}\n`);
}

async function measured(name: string, quick: boolean): Promise<Part | null> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-bench-"));
  const file = join(folder, "rows.json");
  const begun = performance.now();
  const atStart = { at: new Date().toISOString(), load: load() };
  const words = [join(import.meta.dirname, "../main.ts"), name, "--rows", file, ...(quick ? ["--quick"] : [])];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "ignore", "inherit"] });
  const limit = setTimeout(() => child.kill("SIGTERM"), (parts[name]?.minutes ?? 5) * 60_000);
  const [code] = (await once(child, "exit")) as [number | null];
  clearTimeout(limit);
  try {
    if (code !== 0) return null;
    const rows = JSON.parse(readFileSync(file, "utf8")) as Row[];
    return { ...atStart, seconds: Math.round((performance.now() - begun) / 1000), rows };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
