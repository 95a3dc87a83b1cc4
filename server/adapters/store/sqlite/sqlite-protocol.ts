import type { StoreErrorData } from "../store-error.ts";
import type { CompiledMigration } from "../migrations/pending-migrations.ts";
import type { Batch, BatchOutcome } from "../group-writer.ts";

/** Calls from the main thread to a database thread, and their answers. */
export type Calls = {
  open: { argument: { file: string; role: "write" | "read"; migrations: CompiledMigration[] }; answer: null };
  read: { argument: { sql: string; parameters: readonly unknown[] }; answer: Record<string, unknown>[] };
  write: { argument: { batches: readonly Batch[] }; answer: BatchOutcome[] };
  clearTraces: { argument: { file: string; texts: readonly string[] }; answer: boolean };
  close: { argument: null; answer: null };
};

export type CallName = keyof Calls;
export type Request = { [Name in CallName]: { id: number; name: Name; argument: Calls[Name]["argument"] } }[CallName];
export type Reply = { id: number; answer: Calls[CallName]["answer"] } | { id: number; error: StoreErrorData };
