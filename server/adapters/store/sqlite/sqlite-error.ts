import { StoreError, type StoreErrorData, type StoreErrorKind } from "../store-error.ts";

// Extended result codes: https://sqlite.org/rescode.html. The low byte is the primary code.
const extended: Record<number, StoreErrorKind> = { 2067: "duplicate", 1555: "duplicate", 787: "missing" };
const primary: Record<number, StoreErrorKind> = {
  5: "unavailable", // busy
  6: "unavailable", // locked
  10: "unavailable", // i/o error
  13: "unavailable", // disk full
  14: "unavailable", // cannot open
};

export function isBusy(error: unknown): boolean {
  return (codeOf(error) & 0xff) === 5;
}

export function sqliteErrorData(error: unknown): StoreErrorData {
  if (error instanceof StoreError) return { kind: error.kind, message: error.message, table: error.table };
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  return {
    kind: extended[code] ?? primary[code & 0xff] ?? "failed",
    message,
    table: /constraint failed: (\w+)\./.exec(message)?.[1] ?? null,
  };
}

function codeOf(error: unknown): number {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode : 0;
}
