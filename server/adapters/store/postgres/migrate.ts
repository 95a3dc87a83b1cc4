import { Client, type ClientConfig } from "pg";
import { createMigrationsTable, pendingMigrations, type CompiledMigration } from "../migrations/pending-migrations.ts";

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
    await client.query(createMigrationsTable);
    for (const { name, statements } of pendingMigrations(await applied(client), migrations)) {
      for (const { sql, parameters } of statements) await client.query(sql, [...parameters]);
      await client.query("insert into migrations (name, applied_at) values ($1, $2)", [name, new Date().toISOString()]);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => null);
    throw error;
  }
}

async function applied(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("select name from migrations");
  return rows.map((row) => row.name);
}
