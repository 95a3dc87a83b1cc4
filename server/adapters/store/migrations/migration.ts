import { sql, type CompiledQuery } from "kysely";
import type { EngineKind } from "../engine.ts";
import type { QueryBuilder } from "../query-builder.ts";
import { StoreError } from "../store-error.ts";

/** Forward only. A migration that was released is never edited: a further one changes what it made. */
export type Migration = {
  name: string;
  statements: (db: QueryBuilder, engine: EngineKind) => CompiledQuery[];
};

export type CompiledMigration = { name: string; statements: { sql: string; parameters: readonly unknown[] }[] };

/**
 * Text in the order of its bytes, as SQLite has it: lists come in one order on both engines, and an index never depends
 * on the locale files of PostgreSQL's machine.
 */
export function keyText(engine: EngineKind) {
  return engine === "postgres" ? sql`text collate "C"` : "text";
}

/** The table of applied migrations exists before the first of them does. */
export const createMigrationsTable =
  "create table if not exists migrations (name text not null primary key, applied_at text not null)";

export function compileMigrations(migrations: readonly Migration[], db: QueryBuilder, engine: EngineKind) {
  return migrations.map(({ name, statements }): CompiledMigration => ({
    name,
    statements: statements(db, engine).map(({ sql, parameters }) => ({ sql, parameters })),
  }));
}

export function pendingMigrations(applied: readonly string[], known: readonly CompiledMigration[]) {
  const names = new Set(known.map((migration) => migration.name));
  const unknown = applied.find((name) => !names.has(name));
  if (unknown !== undefined) {
    throw new StoreError("failed", `This store was written by a newer version of Forecourt (it has "${unknown}").`);
  }
  const done = new Set(applied);
  return known.filter((migration) => !done.has(migration.name));
}
