import type { Mapping } from "./mapping.ts";
import { type FeedRow, valueOf } from "./read-field.ts";

/**
 * What tells a vehicle from the others of its feed. Null when the key columns of the row are empty.
 */
export function keyOf(row: FeedRow, { key }: Pick<Mapping, "key">): string | null {
  const parts = key.map((column) => valueOf(row, column).toLowerCase());
  return parts.every((part) => part === "") ? null : parts.join("\u001f");
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
