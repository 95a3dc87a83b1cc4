import { StoreError } from "../store-error.ts";

// Does not import the query builder: every SQLite thread loads this file.

export type CompiledMigration = { name: string; statements: { sql: string; parameters: readonly unknown[] }[] };

/** The table of applied migrations exists before the first migration. */
export const createMigrationsTable =
  "create table if not exists migrations (name text not null primary key, applied_at text not null)";

/** Listed among the applied migrations while another store is being copied into this one. */
export const COPY_UNDER_WAY = "a copy is under way";

export function pendingMigrations(applied: readonly string[], known: readonly CompiledMigration[]) {
  if (applied.includes(COPY_UNDER_WAY))
    throw new StoreError("failed", "This store is half full: forecourt migrate-store was broken off. Run it again.");
  const names = new Set(known.map((migration) => migration.name));
  const unknown = applied.find((name) => !names.has(name));
  if (unknown !== undefined) {
    throw new StoreError(
      "failed",
      `This store was written by a newer version of Forecourt (it has "${unknown}"), which this one cannot read. ` +
        "Install that version or a later one, or restore the backup made before the update.",
    );
  }
  const done = new Set(applied);
  return known.filter((migration) => !done.has(migration.name));
}
