import { ownValue } from "#domain/text/own-value.ts";
import { createHash } from "node:crypto";

export type Sum = { rows: number; sum: string };
export type Value = string | number | null;

const MODULUS = 1n << 128n;

/** Count and checksum of rows in any order: each row is hashed, and the hashes are added up. */
export class TableSum {
  #rows = 0;
  #sum = 0n;

  add(row: readonly unknown[]): void {
    const hash = createHash("sha256").update(JSON.stringify(row)).digest();
    this.#sum = (this.#sum + (hash.readBigUInt64BE(0) << 64n) + hash.readBigUInt64BE(8)) % MODULUS;
    this.#rows += 1;
  }

  result(): Sum {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(32, "0") };
  }
}

/**
 * A value as both engines store it. PostgreSQL accepts neither NUL nor a lone surrogate in a text, so they become the
 * replacement character, here as in every write of the store.
 */
export function portable(value: unknown, where: string): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value.toWellFormed().replaceAll("\0", "\ufffd");
  if (typeof value === "number") return value;
  if (typeof value === "bigint") return Number(value);
  throw new Error(`${where} holds a value of a kind that backups do not know. Nothing was copied.`);
}

/** Tables whose counts or checksums differ, each as a sentence. */
export function differences(wanted: Readonly<Record<string, Sum>>, found: Readonly<Record<string, Sum>>): string[] {
  return Object.entries(wanted).flatMap(([table, { rows, sum }]) => {
    const other = ownValue(found, table);
    if (other?.rows === rows && other.sum === sum) return [];
    return [
      other?.rows === rows
        ? `${table}: ${rows} rows, but their contents differ`
        : `${table}: ${rows} rows expected, ${other?.rows ?? "no table"} found`,
    ];
  });
}
