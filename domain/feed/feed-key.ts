import type { KeyPart, Mapping } from "./mapping.ts";
import { oneWriting } from "./numbers.ts";
import { type FeedRow, readText, valueOf } from "./read-field.ts";

/** The column of a part of the key. */
export const columnOfPart = (part: KeyPart): string => (typeof part === "string" ? part : part.from);

/** The text of a part of the key, as the row has it. */
export const textOfPart = (part: KeyPart, row: FeedRow): string =>
  typeof part === "string" ? valueOf(row, part) : readText(part, row).text;

/** What tells a vehicle from the others of its feed. Null when the key columns of the row are empty. */
export const keyOf = (row: FeedRow, { key }: Pick<Mapping, "key">): string | null =>
  keyFrom(key.map((part) => textOfPart(part, row)));

/** The key of an earlier release, in which "5" and "5.0" were two; null if it is the same. */
export function olderKeyOf(row: FeedRow, mapping: Pick<Mapping, "key">): string | null {
  const older = mapping.key.map((part) => textOfPart(part, row).toLowerCase()).join(BETWEEN);
  return older === keyOf(row, mapping) ? null : older;
}

const BETWEEN = "\u001f";

/** Case does not count, nor how a number is written: systems export "5" on one day and "5.0" on another. */
export function keyFrom(texts: readonly string[]): string | null {
  const parts = texts.map((text) => oneWriting(text.toLowerCase()));
  return parts.every((part) => part === "") ? null : parts.join(BETWEEN);
}

/**
 * Numbers the rows that share a key: "a", "a" becomes "a", "a#2". Keeps one number per key, hashed to 53 bits, so that a
 * file of a million rows costs some 60 MB and not its own size.
 */
export class Occurrences {
  readonly #seen = new Map<number, number>();
  readonly #hash: (key: string) => number;

  constructor(hash: (key: string) => number) {
    this.#hash = hash;
  }

  /** Counted from 1. */
  next(key: string): number {
    const hashed = this.#hash(key);
    const count = (this.#seen.get(hashed) ?? 0) + 1;
    this.#seen.set(hashed, count);
    return count;
  }

  has(key: string, occurrence: number): boolean {
    return (this.#seen.get(this.#hash(key)) ?? 0) >= occurrence;
  }
}
