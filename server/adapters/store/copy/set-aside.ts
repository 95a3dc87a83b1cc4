import { copyFileSync, existsSync, linkSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "../sqlite/sqlite-error.ts";
import { StoreError } from "../store-error.ts";

const companions = ["-wal", "-shm"];

/** The name of a database that a restore has replaced. */
export const asideOf = (file: string): string => `${file}.before-restore`;

/**
 * Gives the database a second name, so that renaming another file over the first one is the only step. No log may stay
 * next to it, because SQLite would take it for the new file's: call `leaveOneFile` before.
 */
export function setAside(file: string): void {
  if (!existsSync(file)) return;
  const aside = asideOf(file);
  for (const ending of ["", ...companions]) rmSync(aside + ending, { force: true });
  nameAlso(file, aside);
  // Left only by a database that cannot be read.
  for (const ending of companions) {
    if (!existsSync(file + ending)) continue;
    nameAlso(file + ending, aside + ending);
    rmSync(file + ending);
  }
}

/** Writes the log of a database into its file. Throws while somebody has the database open. */
export function leaveOneFile(file: string): void {
  if (!existsSync(file)) return;
  const db = new DatabaseSync(file, { timeout: 2000 });
  try {
    db.exec("pragma journal_mode = delete");
  } catch (error) {
    if (isBusy(error)) throw new StoreError("unavailable", `${file} is in use. Stop the server, then restore again.`);
    // It cannot be read: it is replaced as it is.
  } finally {
    db.close();
  }
}

function nameAlso(file: string, other: string): void {
  try {
    linkSync(file, other);
  } catch {
    // A disk without hard links.
    copyFileSync(file, other);
  }
}
