import { allMigrations } from "../migrations/all-migrations.ts";
import type { Migration } from "../migrations/migration.ts";
import { StoreError } from "../store-error.ts";
import type { Sum, Value } from "./table-sum.ts";

/** A store that is being filled: nobody sees it before `publish`, and nothing of it stays after `abandon`. */
export type Loader = {
  /** False where this engine has no such table. */
  insert: (table: string, columns: readonly string[], rows: readonly Value[][]) => Promise<boolean>;
  /** After the last row, before the migrations that the copied store had not seen yet. */
  sums: () => Promise<Record<string, Sum>>;
  publish: () => Promise<void>;
  abandon: () => Promise<void>;
};

/** The migrations that made the copied store, and those that it has not seen. */
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
