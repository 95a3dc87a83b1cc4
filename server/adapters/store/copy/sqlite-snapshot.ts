import { ownValue } from "#domain/own-value.ts";
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { allMigrations } from "../migrations/all-migrations.ts";
import { type AppliedMigration, newerMigrations } from "../migrations/pending-migrations.ts";
import { StoreError } from "../store-error.ts";
import { ROWS_PER_READ, type Snapshot } from "./snapshot.ts";
import { inOrderOfReferences, ownTables, type TableShape, withoutNewerColumns } from "./table-shape.ts";
import { portable, type Value } from "./table-sum.ts";

type Options = { isLocked?: boolean };

/** `isLocked`: nobody else can write until it is closed. */
export function openSqliteSnapshot(file: string, { isLocked = false }: Options = {}): Snapshot {
  if (!existsSync(file)) throw new StoreError("failed", `There is no store at ${file}.`);
  const db = new DatabaseSync(file, { timeout: 10_000 });
  try {
    db.exec(isLocked ? "begin immediate" : "begin");
    db.exec("pragma query_only = on");
    const names = column(db, "select name from sqlite_master where type = 'table'");
    if (!names.includes("migrations")) throw new StoreError("failed", `${file} is no store of Forecourt.`);
    const own = ownTables("sqlite", allMigrations);
    const shapes = names
      .filter((name) => own.has(name))
      .sort()
      .map((name) => shapeOf(db, name));
    const references = new Map(
      shapes.map(({ name }) => [name, new Set(column(db, `select "table" from pragma_foreign_key_list('${name}')`))]),
    );
    // All columns: a store of an earlier version has fewer.
    const all = db.prepare("select * from migrations").all() as AppliedMigration[];
    const newer = newerMigrations(all, allMigrations);
    const tables = inOrderOfReferences(shapes, references);
    return {
      engine: "sqlite",
      migrations: all.map(({ name }) => name).filter((name) => !newer.includes(name)),
      newer,
      tables: newer.length === 0 ? tables : withoutNewerColumns(tables, allMigrations),
      rows: (table, skip = 0) => readRows(db, table, skip),
      count: async ({ name }) => Number(db.prepare(`select count(*) as n from "${name}"`).get()?.["n"] ?? 0),
      close: async () => db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

function shapeOf(db: DatabaseSync, name: string): TableShape {
  return { name, columns: column(db, `select name from pragma_table_info('${name}')`).sort() };
}

const column = (db: DatabaseSync, sql: string): string[] =>
  db
    .prepare(sql)
    .all()
    .map((row) => String(Object.values(row)[0]));

async function* readRows(db: DatabaseSync, { name, columns }: TableShape, skip: number): AsyncGenerator<Value[][]> {
  const keys = column(db, `select name from pragma_table_info('${name}') where pk > 0 order by pk`);
  const order = (keys.length > 0 ? keys : columns).map(quoted).join(", ");
  const statement = db.prepare(
    `select ${columns.map(quoted).join(", ")} from "${name}" order by ${order} limit -1 offset ?`,
  );
  let rows: Value[][] = [];
  for (const row of statement.iterate(skip)) {
    rows.push(columns.map((own) => portable(ownValue(row, own), `The column ${own} of ${name}`)));
    if (rows.length < ROWS_PER_READ) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

const quoted = (name: string): string => `"${name}"`;
