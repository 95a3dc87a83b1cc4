import { Client, type ClientBase } from "pg";
import { allMigrations } from "../migrations/all-migrations.ts";
import { isMigration, newerMigrations } from "../migrations/pending-migrations.ts";
import { applied } from "../postgres/migrate-postgres.ts";
import { postgresError } from "../postgres/postgres-error.ts";
import { StoreError } from "../store-error.ts";
import { ROWS_PER_READ, type Snapshot } from "./snapshot.ts";
import { inOrderOfReferences, ownTables, type TableShape, withoutNewerColumns } from "./table-shape.ts";
import { portable, type Value } from "./table-sum.ts";

/** A separate connection for copying a store. A broken connection is reported by the current query. */
export function copyingClient(databaseUrl: string): Client {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: "forecourt copy",
    connectionTimeoutMillis: 10_000,
  });
  client.on("error", () => undefined);
  return client;
}

export async function openPostgresSnapshot(databaseUrl: string): Promise<Snapshot> {
  const client = copyingClient(databaseUrl);
  try {
    await client.connect();
    await client.query("begin isolation level repeatable read, read only");
    const known = await client.query<{ name: string | null }>("select to_regclass('migrations') as name");
    if (known.rows[0]?.name === null) throw new StoreError("failed", "The database holds no store of Forecourt.");
    return { ...(await readPostgres(client)), close: () => client.end() };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw postgresError(error);
  }
}

/** What a connection sees inside a transaction. */
export async function readPostgres(client: ClientBase): Promise<Omit<Snapshot, "close">> {
  const all = await applied(client);
  const newer = newerMigrations(all, allMigrations);
  const tables = await postgresTables(client);
  return {
    engine: "postgres",
    migrations: all
      .filter(isMigration)
      .map(({ name }) => name)
      .filter((name) => !newer.includes(name)),
    newer,
    tables: newer.length === 0 ? tables : withoutNewerColumns(tables, allMigrations),
    rows: (table, skip = 0) => readRows(client, table, skip),
    async count({ name }) {
      const { rows } = await client.query<{ n: string }>(`select count(*) as n from "${name}"`);
      return Number(rows[0]?.n);
    },
  };
}

export async function postgresTables(client: ClientBase): Promise<TableShape[]> {
  const own = ownTables("postgres", allMigrations);
  const columns = await client.query<{ table_name: string; column_name: string }>(
    `select c.table_name, c.column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = current_schema() and t.table_type = 'BASE TABLE'`,
  );
  const shapes = new Map<string, TableShape>();
  for (const { table_name: name, column_name } of columns.rows) {
    if (!own.has(name)) continue;
    const shape = shapes.get(name) ?? { name, columns: [] };
    shape.columns.push(column_name);
    shapes.set(name, shape);
  }
  for (const { columns: names } of shapes.values()) names.sort();
  const keys = await client.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  const references = new Map<string, Set<string>>();
  for (const { child, parent } of keys.rows) references.set(child, (references.get(child) ?? new Set()).add(parent));
  const sorted = [...shapes.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return inOrderOfReferences(sorted, references);
}

async function* readRows(client: ClientBase, { name, columns }: TableShape, skip: number): AsyncGenerator<Value[][]> {
  const list = columns.map((own) => `"${own}"`).join(", ");
  await client.query(`declare copied no scroll cursor for select ${list} from "${name}" offset ${skip}`);
  try {
    for (;;) {
      const { rows, fields } = await client.query<unknown[]>({
        text: `fetch ${ROWS_PER_READ} from copied`,
        rowMode: "array",
      });
      if (rows.length === 0) return;
      yield rows.map((row) =>
        row.map((value, at) =>
          portable(numbered(value, fields[at]?.dataTypeID), `The column ${columns[at]} of ${name}`),
        ),
      );
    }
  } finally {
    await client.query("close copied").catch(() => undefined);
  }
}

const INT8 = 20;
const NUMERIC = 1700;
/** pg returns 8-byte numbers as text. */
const numbered = (value: unknown, type: number | undefined): unknown =>
  typeof value === "string" && (type === INT8 || type === NUMERIC) ? Number(value) : value;
