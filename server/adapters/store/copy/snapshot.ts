import { setOwnValue } from "#domain/text/own-value.ts";
import type { EngineKind } from "../engine.ts";
import type { TableShape } from "./table-shape.ts";
import { type Sum, TableSum, type Value } from "./table-sum.ts";

/** All tables of a store at one point in time, whatever is written meanwhile. */
export type Snapshot = {
  readonly engine: EngineKind;
  /** Names of the migrations that the store has run, as far as this version knows them. */
  readonly migrations: readonly string[];
  /** Those of a newer version. What only they have added is not part of the snapshot. */
  readonly newer: readonly string[];
  /** Parents before children. */
  readonly tables: readonly TableShape[];
  /** In primary-key order, without the first `skip`. */
  rows: (table: TableShape, skip?: number) => AsyncIterable<Value[][]>;
  count: (table: TableShape) => Promise<number>;
  close: () => Promise<void>;
};

export async function sumOf(snapshot: Pick<Snapshot, "rows">, table: TableShape): Promise<Sum> {
  const sum = new TableSum();
  for await (const rows of snapshot.rows(table)) for (const row of rows) sum.add(row);
  return sum.result();
}

export async function sumsOf(snapshot: Pick<Snapshot, "rows" | "tables">): Promise<Record<string, Sum>> {
  const sums: Record<string, Sum> = {};
  for (const table of snapshot.tables) setOwnValue(sums, table.name, await sumOf(snapshot, table));
  return sums;
}

export const ROWS_PER_READ = 500;
