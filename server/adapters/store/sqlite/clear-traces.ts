import { closeSync, openSync, readSync } from "node:fs";
import type { Connection } from "./connection.ts";

/** Others wait for the writer meanwhile. */
const PATIENCE_MS = 1000;
const CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * Empties the write-ahead log, which repeats every page as it once was. False while somebody reads from it.
 *
 * `secure_delete` overwrites what a row leaves. A row that has moved to another page, because its neighbours grew, has
 * left a copy behind: about two in a thousand rows. So the file is searched, and written anew where a text is found.
 */
export function clearTraces(connection: Connection, file: string, texts: readonly string[]): boolean {
  if (!emptyLog(connection)) return false;
  if (!contains(file, texts)) return true;
  // The copy that it makes meanwhile may be larger than the memory.
  connection.execute("pragma temp_store = file; vacuum; pragma temp_store = memory");
  return emptyLog(connection);
}

function emptyLog(connection: Connection): boolean {
  const [before] = connection.run("pragma busy_timeout", []).rows;
  connection.execute(`pragma busy_timeout = ${PATIENCE_MS}`);
  try {
    const [result] = connection.run("pragma wal_checkpoint(truncate)", []).rows;
    return result?.["busy"] === 0;
  } finally {
    connection.execute(`pragma busy_timeout = ${Number(before?.["timeout"])}`);
  }
}

/** Whatever the case of its letters. */
function contains(file: string, texts: readonly string[]): boolean {
  const wanted = texts
    .map((text) => Buffer.from(text.toLowerCase()).toString("latin1").toLowerCase())
    .filter((text) => text !== "");
  if (wanted.length === 0) return false;
  const overlap = Math.max(...wanted.map((text) => text.length)) - 1;
  const chunk = Buffer.alloc(CHUNK_BYTES);
  const handle = openSync(file, "r");
  try {
    for (let at = 0, kept = ""; ;) {
      const bytes = readSync(handle, chunk, 0, CHUNK_BYTES, at);
      if (bytes === 0) return false;
      const text = kept + chunk.toString("latin1", 0, bytes).toLowerCase();
      if (wanted.some((one) => text.includes(one))) return true;
      kept = overlap === 0 ? "" : text.slice(-overlap);
      at += bytes;
    }
  } finally {
    closeSync(handle);
  }
}
