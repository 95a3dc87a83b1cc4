import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Part } from "./row.ts";

export type Results = { machine: string; versions: string; parts: Record<string, Part> };

/** Stored in the repository: a run replaces the figures that it measures; the others keep their date. */
const file = join(import.meta.dirname, "../results.json");

export function readResults(): Results {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Results;
  } catch {
    return { machine: "", versions: "", parts: {} };
  }
}

export function writeResults(results: Results): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
