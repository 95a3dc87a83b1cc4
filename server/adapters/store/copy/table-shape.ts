import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { EngineKind } from "../engine.ts";
import { compileMigrations, type Migration } from "../migrations/migration.ts";
import { createQueryBuilder } from "../query-builder.ts";

/** A table as it is copied: columns sorted by name, so that both engines agree. */
export type TableShape = { name: string; columns: string[] };

/** Tables that are meaningless in another place, and why. */
export const notCopied: Readonly<Record<string, string>> = {
  media_files: "made anew from the files in the storage, wherever these are restored to",
  servers: "which servers run now",
  limit_counts: "counts of the last minutes",
  circuits: "a table that earlier versions use: third parties that they leave alone",
};

/**
 * The tables of the store, as its migrations create them: a table that is added later is copied automatically. Foreign
 * tables in the database and helper tables of the engines are left out.
 */
export function ownTables(engine: EngineKind, migrations: readonly Migration[]): Set<string> {
  return new Set([...createdTables(engine, migrations)].filter((name) => !Object.hasOwn(notCopied, name)));
}

/** Every table that migrations create. */
export function createdTables(engine: EngineKind, migrations: readonly Migration[]): Set<string> {
  const compiled = compileMigrations(migrations, createQueryBuilder(engine), engine);
  return new Set(compiled.flatMap(({ tables }) => tables));
}

/** The columns of each table that is copied, read from an empty store: both engines have the same. */
export function columnsOf(migrations: readonly Migration[]): Map<string, Set<string>> {
  const db = new DatabaseSync(":memory:");
  try {
    for (const { statements } of compileMigrations(migrations, createQueryBuilder("sqlite"), "sqlite"))
      for (const { sql, parameters } of statements) db.prepare(sql).run(...(parameters as SQLInputValue[]));
    const columns = db.prepare(
      `select made.name as "table", info.name as "column" from sqlite_master made, pragma_table_info(made.name) info
       where made.type = 'table'`,
    );
    const found = new Map<string, Set<string>>();
    for (const { table, column } of columns.all() as { table: string; column: string }[])
      if (!Object.hasOwn(notCopied, table)) found.set(table, (found.get(table) ?? new Set()).add(column));
    return found;
  } finally {
    db.close();
  }
}

/** Without the columns that a newer version has added: an older one, which copies the store, cannot create them again. */
export function withoutNewerColumns(shapes: readonly TableShape[], migrations: readonly Migration[]): TableShape[] {
  const known = columnsOf(migrations);
  return shapes.map(({ name, columns }) => ({
    name,
    columns: columns.filter((column) => known.get(name)?.has(column) ?? true),
  }));
}

/** Parents before children, so that rows can be inserted in this order. */
export function inOrderOfReferences<T extends { name: string }>(
  tables: readonly T[],
  references: ReadonlyMap<string, ReadonlySet<string>>,
): T[] {
  const ordered: T[] = [];
  const visited = new Set<string>();
  const byName = new Map(tables.map((table) => [table.name, table]));
  const visit = (table: T) => {
    if (visited.has(table.name)) return;
    visited.add(table.name);
    for (const parent of references.get(table.name) ?? []) {
      const found = byName.get(parent);
      if (found) visit(found);
    }
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}
