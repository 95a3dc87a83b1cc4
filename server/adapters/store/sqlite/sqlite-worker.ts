import { parentPort } from "node:worker_threads";
import { StoreError } from "../store-error.ts";
import { openConnection, type Connection } from "./connection.ts";
import { migrateSqlite } from "./migrate.ts";
import type { Reply, Request } from "./protocol.ts";
import { runGroup } from "./run-group.ts";
import { sqliteErrorData } from "./sqlite-error.ts";

// One connection per thread: node:sqlite is synchronous, and an fsync must not stop the event loop of the server.

let opened: Connection | null = null;

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
      opened = openConnection(request.argument.file, request.argument.role);
      if (request.argument.role === "write") migrateSqlite(opened, request.argument.migrations);
      return null;
    case "read":
      return connection().run(request.argument.sql, request.argument.parameters).rows;
    case "write":
      return runGroup(connection(), request.argument.batches);
    case "close":
      opened?.close();
      parentPort?.close();
      return null;
  }
}

function connection(): Connection {
  if (opened === null) throw new StoreError("unavailable", "The store is not open.");
  return opened;
}
