import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { StatementResult } from "../engine.ts";
import { isBusy } from "./sqlite-error.ts";

/** The command line writes too, so every process waits for the others, up to this long. */
const BUSY_TIMEOUT_MS = 10_000;
const KEPT_STATEMENTS = 500;

export type Connection = {
  readonly inTransaction: boolean;
  execute: (sql: string) => void;
  run: (sql: string, parameters: readonly unknown[]) => StatementResult;
  close: () => void;
};

export function openConnection(file: string, role: "write" | "read"): Connection {
  createPrivately(file);
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  // Two processes that create a file at once collide here, and SQLite does not call its busy handler for this
  // statement.
  whileBusy(() => db.exec("pragma journal_mode = wal"));
  // full: in WAL mode the commit returns after its fsync, not before.
  db.exec("pragma synchronous = full; pragma cache_size = -16000; pragma temp_store = memory");
  // secure_delete: what was erased is overwritten with zeros (clear-traces.ts does the rest).
  db.exec(
    role === "read" ? "pragma query_only = on" : "pragma journal_size_limit = 67108864; pragma secure_delete = on",
  );

  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    const statement = known ?? db.prepare(sql);
    // Reinserted, so that the map is ordered by last use.
    prepared.delete(sql);
    prepared.set(sql, statement);
    if (prepared.size > KEPT_STATEMENTS) prepared.delete(prepared.keys().next().value ?? "");
    return statement;
  };

  return {
    get inTransaction() {
      return db.isTransaction;
    },
    execute: (sql) => db.exec(sql),
    run(sql, parameters) {
      const statement = prepare(sql);
      const values = parameters as SQLInputValue[];
      if (statement.columns().length > 0) {
        const rows = statement.all(...values);
        return { rowsAffected: rows.length, rows };
      }
      return { rowsAffected: Number(statement.run(...values).changes), rows: [] };
    },
    close: () => db.close(),
  };
}

/**
 * Leads contain personal data: a new file is readable by its owner only, and SQLite gives its companion files the same
 * mode.
 */
function createPrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
}

function whileBusy(action: () => void): void {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      Atomics.wait(clock, 0, 0, 20);
    }
  }
}
