import { allMigrations } from "../migrations/all-migrations.ts";
import type { Migration } from "../migrations/migration.ts";
import { StoreError } from "../store-error.ts";
import type { Sum, Value } from "./table-sum.ts";

/** A store that is being filled: invisible before `publish`, and gone after `abandon`. */
export type Loader = {
  /** The caller has checked that table and columns exist. */
  insert: (table: string, columns: readonly string[], rows: readonly Value[][]) => Promise<void>;
  /** After the last row, before the migrations that the copied store has not run yet. */
  sums: () => Promise<Record<string, Sum>>;
  /** The data folder in which the filled store can be opened before it is published; null: only afterwards. */
  staged: string | null;
  publish: () => Promise<void>;
  abandon: () => Promise<void>;
};

/** The migrations that the copied store has run, and those it has not. */
export function splitMigrations(seen: readonly string[]): { before: Migration[]; after: Migration[] } {
  const names = new Set(seen);
  const unknown = seen.find((name) => allMigrations.every((one) => one.name !== name));
  if (unknown !== undefined)
    throw new StoreError(
      "failed",
      `This was made by a newer version of Forecourt (it has "${unknown}"). Update first.`,
    );
  return {
    before: allMigrations.filter(({ name }) => names.has(name)),
    after: allMigrations.filter(({ name }) => !names.has(name)),
  };
}
