import { ownValue } from "#domain/text/own-value.ts";
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { allMigrations } from "../migrations/all-migrations.ts";
import { type AppliedMigration, isMigration, MOVED, newerMigrations } from "../migrations/pending-migrations.ts";
import { StoreError } from "../store-error.ts";
import { refuseLive, sqliteServers } from "./live-servers.ts";
import { ROWS_PER_READ, type Snapshot } from "./snapshot.ts";
import { inOrderOfReferences, ownTables, type TableShape, withoutNewerColumns } from "./table-shape.ts";
import { portable, type Value } from "./table-sum.ts";

export function openSqliteSnapshot(file: string): Snapshot {
  const db = openFile(file);
  try {
    db.exec("begin");
    return snapshotOf(db, file);
  } catch (error) {
    db.close();
    throw error;
  }
}

export type MovingStore = Snapshot & {
  /** From now on nobody uses it: who opens it is refused, and who has it open is told that nothing was stored. */
  markMoved: (now: Date) => void;
};

/** A store that is to be moved. Nobody else can write until it is closed, and no server of it may be alive. */
export function openMovingStore(file: string, now: Date): MovingStore {
  const db = openFile(file);
  try {
    db.exec("begin immediate");
    refuseLive(sqliteServers(db), "this store", now);
    return {
      ...snapshotOf(db, file),
      markMoved(at) {
        db.exec("pragma query_only = off");
        const mark = "insert into migrations (name, applied_at) values (?, ?) on conflict (name) do nothing";
        db.prepare(mark).run(MOVED, at.toISOString());
        // Processes look for their row after each write (file-watch.ts).
        db.exec("delete from heartbeats; commit");
      },
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

export function wasMoved(file: string): boolean {
  const db = openFile(file);
  try {
    const hasTable = column(db, "select name from sqlite_master where type = 'table'").includes("migrations");
    return hasTable && column(db, "select name from migrations").includes(MOVED);
  } finally {
    db.close();
  }
}

/** Undoes `markMoved`. False if the store was not moved. */
export function undoMove(file: string): boolean {
  const db = openFile(file);
  try {
    return db.prepare("delete from migrations where name = ?").run(MOVED).changes === 1;
  } finally {
    db.close();
  }
}

function openFile(file: string): DatabaseSync {
  if (!existsSync(file)) throw new StoreError("failed", `There is no store at ${file}.`);
  return new DatabaseSync(file, { timeout: 10_000 });
}

function snapshotOf(db: DatabaseSync, file: string): Snapshot {
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
    migrations: all
      .filter(isMigration)
      .map(({ name }) => name)
      .filter((name) => !newer.includes(name)),
    newer,
    tables: newer.length === 0 ? tables : withoutNewerColumns(tables, allMigrations),
    rows: (table, skip = 0) => readRows(db, table, skip),
    count: async ({ name }) => Number(db.prepare(`select count(*) as n from "${name}"`).get()?.["n"] ?? 0),
    close: async () => db.close(),
  };
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
