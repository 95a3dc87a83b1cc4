import { StoreError } from "../store-error.ts";

// Does not import the query builder: every SQLite thread loads this file.

export type CompiledMigration = {
  name: string;
  statements: { sql: string; parameters: readonly unknown[] }[];
  /** Servers that do not know it go on working after it. */
  onlyAdds: boolean;
  /** The tables it creates. */
  tables: string[];
};

/** The table of applied migrations exists before the first migration. */
export const createMigrationsTable =
  "create table if not exists migrations (name text not null primary key, applied_at text not null)";

/** What a version that does not know a migration has to know about it. Stores of earlier versions lack the columns. */
export const recordColumns: readonly (readonly [name: string, type: string])[] = [
  ["only_adds", "integer not null default 0"],
  ["tables", "text not null default ''"],
];

/** A row of the table; the last two are missing in stores of earlier versions. */
export type AppliedMigration = { name: string; only_adds?: unknown; tables?: unknown };

/** The values of a row, in the order of `recordedColumns`. */
export const recordedColumns = ["name", "applied_at", "only_adds", "tables"] as const;
export function recordOf({ name, onlyAdds, tables }: CompiledMigration, at: Date): (string | number)[] {
  return [name, at.toISOString(), onlyAdds ? 1 : 0, tables.join(",")];
}

/** Listed among the applied migrations while another store is being copied into this one. */
export const COPY_UNDER_WAY = "a copy is under way";
/** Listed there once this store was copied to another database: whatever is written here afterwards is lost. */
export const MOVED = "moved to PostgreSQL";

const marks: ReadonlyMap<string, string> = new Map([
  [COPY_UNDER_WAY, "This store is half full: forecourt migrate-store was broken off. Run it again."],
  [
    MOVED,
    "This store was moved to PostgreSQL by forecourt migrate-store. Set DATABASE_URL to that database. " +
      "To return to this store, without anything that PostgreSQL has accepted since: forecourt migrate-store --undo.",
  ],
]);

/** Without marks, which say what may be done with the store. */
export const isMigration = ({ name }: { name: string }): boolean => !marks.has(name);

/** Throws if nobody may use the store. */
export function refuseMarked(applied: readonly { name: string }[]): void {
  for (const { name } of applied) {
    const sentence = marks.get(name);
    if (sentence !== undefined) throw new StoreError("failed", sentence);
  }
}

export function pendingMigrations(applied: readonly AppliedMigration[], known: readonly CompiledMigration[]) {
  refuseMarked(applied);
  newerMigrations(applied, known);
  const done = new Set(applied.map(({ name }) => name));
  return known.filter((migration) => !done.has(migration.name));
}

/** The applied migrations that this version does not know. Throws if it cannot work with one of them. */
export function newerMigrations(applied: readonly AppliedMigration[], known: readonly { name: string }[]): string[] {
  const names = new Set(known.map(({ name }) => name));
  const newer = applied.filter((migration) => !names.has(migration.name) && isMigration(migration));
  const obstacle = newer.find((migration) => Number(migration.only_adds ?? 0) !== 1);
  if (obstacle === undefined) return newer.map(({ name }) => name);
  throw new StoreError(
    "failed",
    `This store was written by a newer version of Forecourt (it has "${obstacle.name}"), which this one cannot read. ` +
      "Install that version or a later one, or restore the backup made before the update.",
  );
}

/** The tables that applied migrations have created, as far as the store says so. */
export function recordedTables(applied: readonly AppliedMigration[]): string[] {
  return applied.flatMap(({ tables }) => (typeof tables === "string" && tables !== "" ? tables.split(",") : []));
}
