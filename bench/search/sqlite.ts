import { DatabaseSync } from "node:sqlite";
import type { BenchCar } from "./cars.ts";
import type { PageAnswer } from "./page-answer.ts";
import { facets, hitsPerPage, manyValued, ranges, type BenchQuery } from "./queries.ts";

const columns = [...facets.filter((facet) => !manyValued.includes(facet)), ...ranges, "custom_rank", "created_at"];
type Bound = { readonly sql: string; readonly values: (string | number)[] };

/** The same cars as tables with an index per facet, lists in separate tables, and names in FTS5. */
export function buildSqlite(cars: Iterable<BenchCar>): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  database.exec(`CREATE TABLE cars (number INTEGER PRIMARY KEY, id TEXT, ${columns.join(", ")})`);
  for (const list of manyValued) database.exec(`CREATE TABLE ${list} (number INTEGER, value TEXT)`);
  database.exec(
    "CREATE VIRTUAL TABLE names USING fts5(name, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3')",
  );
  database.exec("BEGIN");
  const addCar = database.prepare(`INSERT INTO cars VALUES (?, ?, ${columns.map(() => "?").join(", ")})`);
  const addName = database.prepare("INSERT INTO names(rowid, name) VALUES (?, ?)");
  const addValue = new Map(manyValued.map((list) => [list, database.prepare(`INSERT INTO ${list} VALUES (?, ?)`)]));
  let number = 0;
  for (const car of cars) {
    addCar.run(++number, car.id, ...columns.map((column) => car[column as "make"]));
    addName.run(number, car.name);
    for (const list of manyValued)
      for (const value of car[list as "categories"]) addValue.get(list)!.run(number, value);
  }
  for (const column of columns) database.exec(`CREATE INDEX by_${column} ON cars(${column})`);
  for (const list of manyValued) database.exec(`CREATE INDEX by_${list} ON ${list}(value, number)`);
  for (const list of manyValued) database.exec(`CREATE INDEX of_${list} ON ${list}(number, value)`);
  database.exec("COMMIT; ANALYZE");
  return database;
}

function conditions(query: BenchQuery, without: string | null): Bound {
  const sql: string[] = ["1"];
  const values: (string | number)[] = [];
  for (const [facet, chosen] of Object.entries(query.selected)) {
    if (facet === without) continue;
    const marks = chosen.map(() => "?").join(", ");
    values.push(...chosen);
    sql.push(
      manyValued.includes(facet)
        ? `number IN (SELECT number FROM ${facet} WHERE value IN (${marks}))`
        : `${facet} IN (${marks})`,
    );
  }
  for (const [range, [from, to]] of Object.entries(query.between)) {
    if (range === without) continue;
    sql.push(`${range} BETWEEN ? AND ?`);
    values.push(from, to);
  }
  return { sql: sql.join(" AND "), values };
}

/** Facets without a selection share one materialised set, as a careful author of SQL would write it. */
export function askSqlite(database: DatabaseSync, query: BenchQuery): PageAnswer {
  const base = conditions(query, null);
  const isChosen = (name: string): boolean => name in query.selected || name in query.between;
  const shared = [...facets, ...ranges].filter((name) => !isChosen(name));
  const rows = [
    ...run(database, base, shared, columns),
    ...[...facets, ...ranges]
      .filter(isChosen)
      .flatMap((name) => run(database, conditions(query, name), [name], manyValued.includes(name) ? [] : [name])),
  ];
  const found = (name: string): typeof rows => rows.filter((row) => row.name === name);
  return {
    total: Number(
      database.prepare(`SELECT count(*) AS total FROM cars WHERE ${base.sql}`).get(...base.values)!["total"],
    ),
    ids: sortedIds(database, query, base),
    facets: Object.fromEntries(
      facets.map((facet) => [facet, Object.fromEntries(found(facet).map(({ a, b }) => [String(a), Number(b)]))]),
    ),
    ranges: Object.fromEntries(
      ranges.map((range) => {
        const [row] = found(`${range}?`);
        return [range, row?.a == null ? null : [Number(row.a), Number(row.b)]];
      }),
    ),
  };
}

type Row = { name: string; a: string | number | null; b: number | null };

function run(database: DatabaseSync, where: Bound, names: readonly string[], selected: readonly string[]): Row[] {
  const selects = names.map((name) => {
    if (manyValued.includes(name)) {
      return `SELECT '${name}' AS name, value AS a, count(*) AS b FROM matched JOIN ${name} USING (number) GROUP BY value`;
    }
    if ((ranges as readonly string[]).includes(name))
      return `SELECT '${name}?', min(${name}), max(${name}) FROM matched`;
    return `SELECT '${name}', ${name}, count(*) FROM matched WHERE ${name} IS NOT NULL GROUP BY ${name}`;
  });
  const matched = `SELECT ${["number", ...selected].join(", ")} FROM cars WHERE ${where.sql}`;
  const sql = `WITH matched AS MATERIALIZED (${matched}) ${selects.join(" UNION ALL ")}`;
  const rows = database.prepare(sql).all(...where.values);
  return rows.map((row) => {
    const [name, a, b] = Object.values(row);
    return { name: String(name), a, b } as Row;
  });
}

function sortedIds(database: DatabaseSync, query: BenchQuery, where: Bound): string[] {
  const [column, direction] = query.sort?.split(":") ?? [];
  const order = column ? `${column} IS NULL, ${column} ${direction}, ` : "";
  const page = `LIMIT ${hitsPerPage} OFFSET ${query.offset}`;
  const sql = `SELECT id FROM cars WHERE ${where.sql} ORDER BY ${order} custom_rank DESC, id ${page}`;
  return database
    .prepare(sql)
    .all(...where.values)
    .map((row) => String(row["id"]));
}

/** All words, the last one as a prefix. */
export function searchSqlite(database: DatabaseSync, text: string): number {
  const words = text.split(" ").map((word) => `"${word}"`);
  const rows = database
    .prepare(`SELECT rowid FROM names WHERE names MATCH ? ORDER BY rank LIMIT ${hitsPerPage}`)
    .all(`${words.join(" ")}*`);
  return rows.length;
}
