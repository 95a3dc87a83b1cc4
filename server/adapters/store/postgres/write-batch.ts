import type { Writable } from "node:stream";
import type { Pool, PoolClient } from "pg";
import type { Statement, StatementResult } from "../engine.ts";
import { StoreError } from "../store-error.ts";
import { isWorthRetrying } from "./postgres-error.ts";
import { storable } from "./storable.ts";

const TRIES = 5;
/** Bounds what a long batch holds in memory twice: as statements and as bytes for the socket. */
const MOST_SENT_AHEAD = 200;

// A server configured to answer before its fsync would make "acknowledged" untrue, so each write requires at least
// "on".
const SYNCED = {
  name: "forecourt synced",
  text: `select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'`,
};

export async function writeBatch(pool: Pool, batch: readonly Statement[]): Promise<StatementResult[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withClient(pool, (client) => runBatch(client, batch));
    } catch (error) {
      if (attempt === TRIES || !isWorthRetrying(error)) throw error;
    }
  }
}

/**
 * Statements are sent without waiting for each other's answers, so a batch without expectations takes one round trip.
 * After a failure PostgreSQL refuses what is left of the transaction, and its commit rolls back.
 */
async function runBatch(client: PoolClient, batch: readonly Statement[]): Promise<StatementResult[]> {
  const results: StatementResult[] = [];
  sendTogether(client);
  let sent: Promise<unknown>[] = [client.query("begin"), client.query(SYNCED)];
  for (const statement of batch) {
    const answer = run(client, statement);
    sent.push(answer.then(({ rowCount, rows }) => results.push({ rowsAffected: rowCount ?? 0, rows })));
    if (statement.expect === undefined && sent.length < MOST_SENT_AHEAD) continue;
    await allInOrder(sent);
    sent = [];
    const { expect } = statement;
    if (expect && results.at(-1)?.rowsAffected !== expect.rows) throw new StoreError("refused", expect.otherwise);
  }
  await allInOrder([...sent, client.query("commit")]);
  return results;
}

function run(client: PoolClient, { sql, parameters, preparedAs }: Statement) {
  const query = { text: sql, values: storable(parameters) };
  return client.query<Record<string, unknown>>(preparedAs === undefined ? query : { ...query, name: preparedAs });
}

/** What is sent before the next turn of the event loop leaves in one system call, instead of one per statement. */
function sendTogether(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Rejects with the earliest failure, which caused the others, and only when all are settled. */
async function allInOrder(answers: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(answers)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
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
