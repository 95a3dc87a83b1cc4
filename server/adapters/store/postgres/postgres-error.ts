import { ownValue } from "#domain/text/own-value.ts";
import { DatabaseError } from "pg";
import { StoreError, type StoreErrorKind } from "../store-error.ts";

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const byCode: Record<string, StoreErrorKind> = { "23505": "duplicate", "23503": "missing" };
const byClass: Record<string, StoreErrorKind> = {
  "08": "unavailable", // connection
  "53": "unavailable", // out of disk, memory or connections
  "57": "unavailable", // shutting down, starting up, cancelled
  "58": "unavailable", // i/o
};

/** Two batches conflicted; one was rolled back completely and can be retried. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === "40P01" || error.code === "40001");
}

/** Without the original error as cause: pg attaches the client to it, and with it the password. */
export function postgresError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (error instanceof DatabaseError) {
    const code = error.code ?? "";
    const kind = ownValue(byCode, code) ?? ownValue(byClass, code.slice(0, 2)) ?? "failed";
    return new StoreError(kind, error.message, { table: error.table ?? null });
  }
  // Without a code from the server, the connection itself failed.
  return new StoreError("unavailable", `PostgreSQL did not answer: ${reasonOf(error)}`);
}

// A host name with several addresses fails with a list of errors and no message of its own.
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
