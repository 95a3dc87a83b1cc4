import type { Pool } from "pg";
import type { Batch, BatchOutcome } from "../group-writer.ts";
import { postgresError } from "./postgres-error.ts";
import { writeBatch } from "./write-batch.ts";

/** Prepared inserts of single leads. Batches that share rows with others would wait for each other in a group. */
export const isGroupable = (batch: Batch): boolean =>
  batch.length > 0 && batch.every(({ preparedAs, expect }) => preparedAs !== undefined && expect === undefined);

/**
 * Batches of many callers in one transaction. If one of them fails, PostgreSQL rolls back all, and each is run again
 * alone. After a lost connection nothing is run again: the commit may have been carried out.
 */
export async function writeGroup(pool: Pool, batches: readonly Batch[]): Promise<BatchOutcome[]> {
  try {
    const results = await writeBatch(pool, batches.flat());
    return batches.map(({ length }) => ({ results: results.splice(0, length) }));
  } catch (error) {
    const { kind, message, table } = postgresError(error);
    if (kind === "unavailable" || batches.length === 1) return batches.map(() => ({ error: { kind, message, table } }));
    return (await Promise.all(batches.map((batch) => writeGroup(pool, [batch])))).flat();
  }
}
