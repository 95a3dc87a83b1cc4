import type { Statement, StatementResult } from "../engine.ts";
import type { Batch, BatchOutcome } from "../group-writer.ts";
import { StoreError } from "../store-error.ts";
import type { Connection } from "./connection.ts";
import { sqliteErrorData } from "./sqlite-error.ts";

/**
 * Group commit: batches of many callers share one transaction, and so one fsync. Each has its own savepoint, so that a
 * failing batch fails alone.
 */
export function runGroup(connection: Connection, batches: readonly Batch[]): BatchOutcome[] {
  try {
    // immediate: takes the write lock now, where the busy timeout applies, not half way through.
    connection.execute("begin immediate");
    const outcomes = batches.map((batch) => runBatch(connection, batch));
    connection.execute("commit");
    return outcomes;
  } catch (error) {
    if (connection.inTransaction) connection.execute("rollback");
    const data = sqliteErrorData(error);
    return batches.map(() => ({ error: data }));
  }
}

function runBatch(connection: Connection, batch: Batch): BatchOutcome {
  connection.execute("savepoint batch");
  try {
    const results = batch.map((statement) => runStatement(connection, statement));
    connection.execute("release batch");
    return { results };
  } catch (error) {
    // After a full disk or an I/O error SQLite rolls back the whole transaction by itself, and the group with it.
    if (!connection.inTransaction) throw error;
    connection.execute("rollback to batch");
    connection.execute("release batch");
    return { error: sqliteErrorData(error) };
  }
}

function runStatement(connection: Connection, { sql, parameters, expect }: Statement): StatementResult {
  const result = connection.run(sql, parameters);
  if (expect !== undefined && result.rowsAffected !== expect.rows) throw new StoreError("refused", expect.otherwise);
  return result;
}
