import { ownValue } from "#domain/text/own-value.ts";
import { createHash } from "node:crypto";
import type { Compilable, Insertable } from "kysely";
import { statement, type Statement } from "./engine.ts";
import type { QueryBuilder } from "./query-builder.ts";
import type { Tables } from "./tables.ts";

// Kysely takes several times as long to compile an insert as SQLite takes to run it. Statements of the hot path are
// compiled once, with stand-ins for their values.

class StandIn {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Template = Pick<Statement, "sql" | "parameters" | "preparedAs">;

const templates = new WeakMap<QueryBuilder, Map<string, Template>>();

/** One row into a table. A template per table and set of columns. */
export function insertStatement<Table extends keyof Tables>(
  db: QueryBuilder,
  table: Table,
  row: Insertable<Tables[Table]>,
): Statement {
  // As in Kysely, a value that is undefined leaves its column to the database.
  const columns = Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return filled(db, `insert ${table} ${columns.join(" ")}`, row, () => {
    const standIns = Object.fromEntries(columns.map((name) => [name, new StandIn(name)]));
    return db.insertInto(table).values(standIns as typeof row);
  });
}

/** Any other statement. `build` sees stand-ins: it may pass values on, but not look at them. */
export function prepareStatement<Values extends object>(
  name: string,
  build: (db: QueryBuilder, values: Values) => Compilable,
): (db: QueryBuilder, values: Values) => Statement {
  const standIns = new Proxy({} as Values, { get: (_, value) => new StandIn(String(value)) });
  return (db, values) => filled(db, name, values, () => build(db, standIns));
}

function filled(db: QueryBuilder, name: string, values: object, build: () => Compilable): Statement {
  const { sql, parameters, preparedAs } = templateOf(db, name, build);
  const given = values as Record<string, unknown>;
  return {
    sql,
    preparedAs,
    parameters: parameters.map((value) => (value instanceof StandIn ? ownValue(given, value.name) : value)),
  };
}

function templateOf(db: QueryBuilder, name: string, build: () => Compilable): Template {
  const all = templates.get(db) ?? new Map<string, Template>();
  templates.set(db, all);
  const known = all.get(name);
  if (known !== undefined) return known;
  const { sql, parameters } = statement(build());
  const template = { sql, parameters, preparedAs: createHash("sha1").update(sql).digest("base64url") };
  all.set(name, template);
  return template;
}
