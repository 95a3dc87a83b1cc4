import { Client, type ClientBase } from "pg";
import { allMigrations } from "../migrations/all-migrations.ts";
import { compileMigrations, type Migration } from "../migrations/migration.ts";
import { recordedTables } from "../migrations/pending-migrations.ts";
import { applied, prepareRecords, runMigration } from "../postgres/migrate-postgres.ts";
import { postgresError } from "../postgres/postgres-error.ts";
import { createQueryBuilder } from "../query-builder.ts";
import { lockedServers, refuseLive } from "./live-servers.ts";
import { type Loader, splitMigrations } from "./loader.ts";
import { readPostgres } from "./postgres-snapshot.ts";
import { sumsOf } from "./snapshot.ts";
import { createdTables } from "./table-shape.ts";
import type { Value } from "./table-sum.ts";

/**
 * Drops, creates and fills the tables in one transaction: servers see the old store until `publish`, then the new one.
 */
export async function openPostgresLoader(databaseUrl: string, seen: readonly string[]): Promise<Loader> {
  const { before, after } = splitMigrations(seen);
  const client = new Client({
    connectionString: databaseUrl,
    application_name: "forecourt copy",
    connectionTimeoutMillis: 10_000,
  });
  client.on("error", () => undefined);
  const asStoreError = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw postgresError(error);
    }
  };
  try {
    await client.connect();
    await client.query("begin");
    // A server that starts from here on waits for the end, and then finds the new store.
    refuseLive(await lockedServers(client), "this store", new Date());
    await dropOwn(client);
    await prepareRecords(client);
    await migrate(client, before);
    const { tables } = await readPostgres(client);
    // Rows that migrations inserted come from the copied store.
    if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(", ")}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw postgresError(error);
  }
  return {
    insert: (table, columns, rows) => asStoreError(() => insertRows(client, table, columns, rows)),
    sums: () => asStoreError(async () => sumsOf(await readPostgres(client))),
    staged: null,
    publish: () =>
      asStoreError(async () => {
        await migrate(client, after);
        await client.query("commit");
        await client.end();
      }),
    // Ending the connection undoes the transaction.
    abandon: () => client.end().catch(() => undefined),
  };
}

/** PostgreSQL allows 65,535 parameters. */
const MOST_PARAMETERS = 30_000;

export async function insertRows(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  rows: readonly Value[][],
): Promise<void> {
  const list = columns.map((name) => `"${name}"`).join(", ");
  const most = Math.max(1, Math.floor(MOST_PARAMETERS / columns.length));
  for (let done = 0; done < rows.length; done += most) {
    const portion = rows.slice(done, done + most);
    const places = portion.map(
      (_row, at) => `(${columns.map((_name, n) => `$${at * columns.length + n + 1}`).join(", ")})`,
    );
    await client.query(`insert into "${table}" (${list}) values ${places.join(", ")}`, portion.flat());
  }
}

async function migrate(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  const compiled = compileMigrations(migrations, createQueryBuilder("postgres"), "postgres");
  for (const migration of compiled) await runMigration(client, migration);
}

/** Other tables in the same database stay. Those of a newer version go, or it could not create them again. */
async function dropOwn(client: ClientBase): Promise<void> {
  const known = await client.query<{ name: string | null }>("select to_regclass('migrations') as name");
  const recorded = known.rows[0]?.name === null ? [] : recordedTables(await applied(client));
  const own = new Set([...createdTables("postgres", allMigrations), ...recorded, "migrations"]);
  await client.query(`drop table if exists ${[...own].map((name) => `"${name}"`).join(", ")} cascade`);
  const functions = await client.query<{ name: string }>(
    "select oid::regprocedure::text as name from pg_proc where pronamespace = current_schema()::regnamespace and proname like 'forecourt\\_%'",
  );
  for (const { name } of functions.rows) await client.query(`drop function ${name} cascade`);
}
