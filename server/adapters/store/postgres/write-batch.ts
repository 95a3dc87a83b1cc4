import type { Pool, PoolClient } from "pg";
import type { Statement, StatementResult } from "../engine.ts";
import { StoreError } from "../store-error.ts";
import { isWorthRetrying } from "./postgres-error.ts";
import { storable } from "./storable.ts";

const TRIES = 5;

// A server configured to answer before its fsync would make "acknowledged" untrue, so each write requires at least
// "on".
const BEGIN = `begin; select set_config('synchronous_commit', 'on', true)
  where current_setting('synchronous_commit') = 'off'`;

export async function writeBatch(pool: Pool, batch: readonly Statement[]): Promise<StatementResult[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withClient(pool, (client) => runBatch(client, batch));
    } catch (error) {
      if (attempt === TRIES || !isWorthRetrying(error)) throw error;
    }
  }
}

async function runBatch(client: PoolClient, batch: readonly Statement[]): Promise<StatementResult[]> {
  await client.query(BEGIN);
  const results: StatementResult[] = [];
  for (const { sql, parameters, expect } of batch) {
    const { rowCount, rows } = await client.query<Record<string, unknown>>(sql, storable(parameters));
    const rowsAffected = rowCount ?? 0;
    if (expect !== undefined && rowsAffected !== expect.rows) throw new StoreError("refused", expect.otherwise);
    results.push({ rowsAffected, rows });
  }
  await client.query("commit");
  return results;
}

async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    // A connection whose rollback fails is discarded, never handed to the next caller in mid-transaction.
    const isClean = await client.query("rollback").then(
      () => true,
      () => false,
    );
    client.release(!isClean);
    throw error;
  }
}
