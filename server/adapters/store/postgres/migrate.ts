import type { ClientBase } from "pg";
import { createMigrationsTable, pendingMigrations, type CompiledMigration } from "../migrations/migration.ts";

/** Any number that nothing else on the server uses: it spells "fore". */
const MIGRATION_LOCK = 0x666f7265;

export async function migratePostgres(client: ClientBase, migrations: readonly CompiledMigration[]): Promise<void> {
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
    await client.query("rollback");
    throw error;
  }
}

async function applied(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("select name from migrations");
  return rows.map((row) => row.name);
}
