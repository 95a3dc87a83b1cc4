/**
 * duplicate: a unique key is taken. missing: the row it refers to does not exist. refused: a statement did not change
 * as many rows as required. unavailable: the engine did not answer; the write itself may be fine. failed: everything
 * else, including errors in our own SQL.
 */
export type StoreErrorKind = "duplicate" | "missing" | "refused" | "unavailable" | "failed";

export class StoreError extends Error {
  readonly kind: StoreErrorKind;
  /** The table whose key is taken or missing, if the engine reports it. */
  readonly table: string | null;

  constructor(kind: StoreErrorKind, message: string, options: { table?: string | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = "StoreError";
    this.kind = kind;
    this.table = options.table ?? null;
  }
}

/** The data that crosses a thread boundary without losing its kind. */
export type StoreErrorData = { kind: StoreErrorKind; message: string; table: string | null };

export function storeErrorFrom(data: StoreErrorData): StoreError {
  return new StoreError(data.kind, data.message, { table: data.table });
}
