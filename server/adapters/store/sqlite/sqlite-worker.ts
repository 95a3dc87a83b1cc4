import { parentPort } from "node:worker_threads";
import { StoreError } from "../store-error.ts";
import { clearTraces } from "./clear-traces.ts";
import { openConnection, type Connection } from "./connection.ts";
import { watchFile } from "./file-watch.ts";
import { migrateSqlite } from "./migrate-sqlite.ts";
import type { Reply, Request } from "./sqlite-protocol.ts";
import type { Batch, BatchOutcome } from "../group-writer.ts";
import { runGroup } from "./run-group.ts";
import { isBusy, sqliteErrorData } from "./sqlite-error.ts";

// One connection per thread: node:sqlite is synchronous, and an fsync must not block the server's event loop.

let opened: Connection | null = null;
let checkFile: () => void = () => undefined;

parentPort?.on("message", (request: Request) => parentPort?.postMessage(reply(request), []));

function reply(request: Request): Reply {
  try {
    return { id: request.id, answer: answer(request) };
  } catch (error) {
    return { id: request.id, error: sqliteErrorData(error) };
  }
}

function answer(request: Request) {
  switch (request.name) {
    case "open":
      return open(request.argument);
    case "read":
      return connection().run(request.argument.sql, request.argument.parameters).rows;
    case "write":
      return writeChecked(request.argument.batches);
    case "clearTraces":
      return clearTraces(connection(), request.argument.file, request.argument.texts);
    case "close":
      opened?.close();
      opened = null;
      checkFile = () => undefined;
      return null;
  }
}

/** The row of this process comes first: whoever moves the store removes it, or has left a mark that is seen after it. */
function open({ file, role, migrations }: Extract<Request, { name: "open" }>["argument"]): null {
  try {
    opened = openConnection(file, role);
    if (role === "read") return null;
    checkFile = watchFile(opened, file);
    migrateSqlite(opened, migrations);
    return null;
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new StoreError(
      "unavailable",
      `${file} is in use by a command such as forecourt migrate-store. Start again when it has ended.`,
    );
  }
}

/** Checked after the commit and before any answer: no write into a vanished file is acknowledged. */
function writeChecked(batches: readonly Batch[]): BatchOutcome[] {
  const outcomes = runGroup(connection(), batches);
  checkFile();
  return outcomes;
}

function connection(): Connection {
  if (opened === null) throw new StoreError("unavailable", "The store is not open.");
  return opened;
}
