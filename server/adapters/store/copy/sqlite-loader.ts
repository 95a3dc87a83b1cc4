import { randomBytes } from "node:crypto";
import { mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { syncFile } from "#server/adapters/storage/write-durably.ts";
import { openSqliteEngine, sqliteFile } from "../sqlite/sqlite-engine.ts";
import { StoreError } from "../store-error.ts";
import { refuseLiveOnFile } from "./live-servers.ts";
import { type Loader, splitMigrations } from "./loader.ts";
import { leaveOneFile, setAside } from "./set-aside.ts";
import { sumsOf } from "./snapshot.ts";
import { openSqliteSnapshot } from "./sqlite-snapshot.ts";

/** Fills a new file, and renames it over the store's: one step. The previous file stays under another name. */
export async function openSqliteLoader(dataDir: string, seen: readonly string[]): Promise<Loader> {
  const { before } = splitMigrations(seen);
  const target = sqliteFile(dataDir);
  refuseLiveOnFile(target, new Date());
  leaveOneFile(target);
  const wasWrittenAt = writtenAt(target);
  const scratch = join(dataDir, "scratch", `restore-${randomBytes(6).toString("hex")}`);
  mkdirSync(scratch, { recursive: true, mode: 0o700 });
  const file = sqliteFile(scratch);
  await (await openSqliteEngine(scratch, before)).close();
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  // Rows that migrations inserted come from the copied store.
  db.exec("pragma synchronous = off; begin");
  const made = db.prepare("select name from sqlite_master where type = 'table'").all();
  for (const { name } of made)
    if (name !== "migrations" && name !== "heartbeats") db.exec(`delete from "${String(name)}"`);

  return {
    async insert(table, columns, rows) {
      const list = columns.map((name) => `"${name}"`).join(", ");
      const insert = db.prepare(`insert into "${table}" (${list}) values (${columns.map(() => "?").join(", ")})`);
      for (const row of rows) insert.run(...(row as SQLInputValue[]));
    },
    async sums() {
      db.exec("delete from heartbeats");
      db.exec("commit");
      db.close();
      const snapshot = openSqliteSnapshot(file);
      try {
        return await sumsOf(snapshot);
      } finally {
        await snapshot.close();
      }
    },
    staged: scratch,
    async publish() {
      // Runs the migrations that the copy has not run.
      await (await openSqliteEngine(scratch)).close();
      const whole = new DatabaseSync(file);
      whole.exec("delete from heartbeats; pragma wal_checkpoint(truncate)");
      whole.close();
      await syncFile(file);
      leaveOneFile(target);
      if (writtenAt(target) !== wasWrittenAt)
        throw new StoreError(
          "refused",
          `Nothing was changed: a server or a command has written to ${target} while the backup was restored. Stop the servers, then restore again.`,
        );
      setAside(target);
      renameSync(file, target);
      await syncFile(dataDir);
      rmSync(scratch, { recursive: true, force: true });
    },
    async abandon() {
      if (db.isOpen) db.close();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** Changes with every write to a database without a log next to it. */
const writtenAt = (file: string): bigint | undefined =>
  statSync(file, { throwIfNoEntry: false, bigint: true })?.mtimeNs;
