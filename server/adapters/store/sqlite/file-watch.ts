import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { StoreError } from "../store-error.ts";
import type { Connection } from "./connection.ts";

/** How long a process that ended without notice stays recorded. */
const KEPT_DAYS = 7;

/**
 * Notices that the database file, or its write-ahead log, was deleted or replaced while it is open. Writes would
 * continue without an error into a file that has no name any more, and be lost with the process.
 * Inodes reveal a file that was removed or renamed over; a row of this process reveals one that was overwritten in
 * place.
 */
export function watchFile(connection: Connection, file: string): () => void {
  const id = randomUUID();
  connection.execute("create table if not exists heartbeats (id text not null primary key, at text not null)");
  connection.run("delete from heartbeats where at < datetime('now', ?)", [`-${KEPT_DAYS} days`]);
  connection.run("insert into heartbeats (id, at) values (?, datetime('now'))", [id]);
  const names = [file, `${file}-wal`];
  const before = names.map(inodeOf);

  return () => {
    const moved = names.find((name, at) => inodeOf(name) !== before[at]);
    if (moved !== undefined) {
      throw new StoreError(
        "unavailable",
        `${moved} was deleted or replaced while the server runs. Restart the server.`,
      );
    }
    if (connection.run("select 1 from heartbeats where id = ?", [id]).rows.length === 0) {
      throw new StoreError("unavailable", `${file} was replaced while the server runs. Restart the server.`);
    }
  };
}

function inodeOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.dev}:${found.ino}` : null;
}
