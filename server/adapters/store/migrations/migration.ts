import { sql, type CompiledQuery } from "kysely";
import type { EngineKind } from "../engine.ts";
import type { QueryBuilder } from "../query-builder.ts";
import { createdTable, onlyAdds } from "./only-adds.ts";
import type { CompiledMigration } from "./pending-migrations.ts";

/** Forward only. A released migration is never edited: a further one changes what it made. */
export type Migration = {
  name: string;
  /**
   * Set where servers of the previous version would do wrong although the statements only add, such as where a document
   * gets a new version. The statements themselves decide everything else (only-adds.ts).
   */
  stopsOlderServers?: true;
  statements: (db: QueryBuilder, engine: EngineKind) => CompiledQuery[];
};

/**
 * Text ordered by its bytes, as in SQLite: both engines sort alike, and an index never depends on the locale files of
 * PostgreSQL's machine.
 */
export function keyText(engine: EngineKind) {
  return engine === "postgres" ? sql`text collate "C"` : "text";
}

export function compileMigrations(
  migrations: readonly Migration[],
  db: QueryBuilder,
  engine: EngineKind,
): CompiledMigration[] {
  return migrations.map((migration) => {
    const statements = migration.statements(db, engine).map(({ sql, parameters }) => ({ sql, parameters }));
    const texts = statements.map((statement) => statement.sql);
    return {
      name: migration.name,
      statements,
      onlyAdds: migration.stopsOlderServers !== true && onlyAdds(texts),
      tables: texts.flatMap((text) => createdTable(text) ?? []),
    };
  });
}
