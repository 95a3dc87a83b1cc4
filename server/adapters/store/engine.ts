import type { Compilable, CompiledQuery } from "kysely";

export type EngineKind = "sqlite" | "postgres";

/** A statement of a write, compiled. */
export type Statement = {
  sql: string;
  parameters: readonly unknown[];
  /** Unless exactly this many rows change, the whole batch is rolled back and refused with this reason. */
  expect?: { rows: number; otherwise: string };
  /** The scope whose version it raises. */
  raises?: string;
  /** PostgreSQL prepares the statement under this name, once per connection. */
  preparedAs?: string;
};

export type StatementResult = { rowsAffected: number; rows: Record<string, unknown>[] };

/** One part of a write: a query, or a statement that says more than its SQL. */
export type Write = Compilable | Statement;

/**
 * What both databases provide. A write is a whole batch, run in one transaction without returning to the caller in
 * between; it resolves once it is on disk.
 */
export type Engine = {
  readonly kind: EngineKind;
  read: <Row>(query: Compilable<Row>) => Promise<Row[]>;
  write: (batch: readonly Write[]) => Promise<StatementResult[]>;
  ping: () => Promise<void>;
  /** See `Erasures.clearTraces`. */
  clearTraces: (texts: readonly string[]) => Promise<boolean>;
  close: () => Promise<void>;
  /** How changes by other processes are noticed. */
  readonly changes: { pollMs: number; subscribe: (onHint: () => void) => () => void };
};

/** Receives faults of background work: a lost connection, a failed poll. */
export type OnFault = (fault: unknown) => void;

export function statement(query: Compilable | CompiledQuery, expect?: Statement["expect"]): Statement {
  const { sql, parameters } = "compile" in query ? query.compile() : query;
  return expect === undefined ? { sql, parameters } : { sql, parameters, expect };
}

export const statementsOf = (batch: readonly Write[]): Statement[] =>
  batch.map((one) => ("compile" in one ? statement(one) : one));
