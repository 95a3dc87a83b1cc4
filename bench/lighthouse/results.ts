import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Figures } from "./figures.ts";

const folder = join(import.meta.dirname, "../../node_modules/.cache/lighthouse-results");

/** Runs of one build, stored as they finish: an interrupted bench continues where it stopped. */
export function openResults(build: string) {
  const file = join(folder, `${build}.json`);
  const all = read(file);
  return {
    file,
    of: (page: string): readonly Figures[] => all[page] ?? [],
    add(page: string, run: Figures): void {
      all[page] = [...(all[page] ?? []), run];
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(all, null, 1));
      renameSync(`${file}.new`, file);
    },
  };
}

function read(file: string): Record<string, Figures[]> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, Figures[]>;
  } catch {
    return {};
  }
}
