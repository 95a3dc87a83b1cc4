import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "#tests/faults/random.ts";
import { mutate } from "./mutate.ts";

const folder = join(import.meta.dirname, "corpus");

export function readCorpus(surface: string): Buffer[] {
  const names = readdirSync(join(folder, surface)).toSorted();
  return names.map((name) => readFileSync(join(folder, surface, name)));
}

/** The corpus itself first, then mutated copies; each depends only on the seed and its index. */
export function inputAt(corpus: readonly Buffer[], seed: number, index: number): Buffer {
  return corpus[index] ?? mutate(corpus, createRandom(Math.imul(seed, 0x9e3779b1) + index));
}
