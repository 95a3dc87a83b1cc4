import { Client, type ClientBase, type ClientConfig } from "pg";
import {
  type AppliedMigration,
  type CompiledMigration,
  createMigrationsTable,
  pendingMigrations,
  recordColumns,
  recordedColumns,
  recordOf,
} from "../migrations/pending-migrations.ts";

/** An arbitrary lock number that nothing else on the server uses: it spells "fore". */
const MIGRATION_LOCK = 0x666f7265;

export async function migratePostgres(config: ClientConfig, migrations: readonly CompiledMigration[]): Promise<void> {
  // On a separate connection without a timeout: an index on a large table takes its time.
  const client = new Client({ ...config, query_timeout: 0 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await runPending(client, migrations);
  } finally {
    await client.end();
  }
}

async function runPending(client: Client, migrations: readonly CompiledMigration[]): Promise<void> {
  const table = await client.query<{ name: string | null }>("select to_regclass('migrations') as name");
  const isMade = table.rows[0]?.name !== null;
  if (isMade && pendingMigrations(await applied(client), migrations).length === 0) return;
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await prepareRecords(client);
    for (const migration of pendingMigrations(await applied(client), migrations)) await runMigration(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => null);
    throw error;
  }
}

/** The table of applied migrations, with all its columns. */
export async function prepareRecords(client: ClientBase): Promise<void> {
  await client.query(createMigrationsTable);
  for (const [name, type] of recordColumns)
    await client.query(`alter table migrations add column if not exists ${name} ${type}`);
}

export async function runMigration(client: ClientBase, migration: CompiledMigration): Promise<void> {
  for (const { sql, parameters } of migration.statements) await client.query(sql, [...parameters]);
  const places = recordedColumns.map((_name, at) => `$${at + 1}`);
  await client.query(
    `insert into migrations (${recordedColumns.join(", ")}) values (${places.join(", ")})`,
    recordOf(migration, new Date()),
  );
}

export async function applied(client: ClientBase): Promise<AppliedMigration[]> {
  // All columns: a store of an earlier version has fewer.
  const { rows } = await client.query<AppliedMigration>("select * from migrations");
  return rows;
}
