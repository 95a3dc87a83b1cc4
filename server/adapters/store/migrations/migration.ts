import { sql, type CompiledQuery } from "kysely";
import type { EngineKind } from "../engine.ts";
import type { QueryBuilder } from "../query-builder.ts";
import type { CompiledMigration } from "./pending-migrations.ts";

/** Forward only. A released migration is never edited: a further one changes what it made. */
export type Migration = {
  name: string;
  statements: (db: QueryBuilder, engine: EngineKind) => CompiledQuery[];
};

/**
 * Text ordered by its bytes, as in SQLite: both engines sort alike, and an index never depends on the locale files of
 * PostgreSQL's machine.
 */
export function keyText(engine: EngineKind) {
  return engine === "postgres" ? sql`text collate "C"` : "text";
}

export function compileMigrations(migrations: readonly Migration[], db: QueryBuilder, engine: EngineKind) {
  return migrations.map(({ name, statements }): CompiledMigration => ({
    name,
    statements: statements(db, engine).map(({ sql, parameters }) => ({ sql, parameters })),
  }));
}
