/**
 * duplicate: a unique key is taken. missing: the row it refers to does not exist. refused: a statement did not change
 * as many rows as it had to. unavailable: the engine did not answer, nothing is known to be wrong with the write.
 * failed: everything else, a fault in our own SQL included.
 */
export type StoreErrorKind = "duplicate" | "missing" | "refused" | "unavailable" | "failed";

export class StoreError extends Error {
  readonly kind: StoreErrorKind;
  /** The table whose key is taken or missing, when the engine says so. */
  readonly table: string | null;

  constructor(kind: StoreErrorKind, message: string, options: { table?: string | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = "StoreError";
    this.kind = kind;
    this.table = options.table ?? null;
  }
}

/** What can cross a thread boundary without losing its kind. */
export type StoreErrorData = { kind: StoreErrorKind; message: string; table: string | null };

export function storeErrorFrom(data: StoreErrorData): StoreError {
  return new StoreError(data.kind, data.message, { table: data.table });
}
