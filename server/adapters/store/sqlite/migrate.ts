import { createMigrationsTable, pendingMigrations, type CompiledMigration } from "../migrations/pending-migrations.ts";
import type { Connection } from "./connection.ts";

export function migrateSqlite(connection: Connection, migrations: readonly CompiledMigration[]): void {
  // First without the lock: an ordinary start must not wait behind a long write.
  if (hasMigrationsTable(connection) && pendingMigrations(applied(connection), migrations).length === 0) return;
  connection.execute("begin immediate");
  try {
    connection.execute(createMigrationsTable);
    for (const { name, statements } of pendingMigrations(applied(connection), migrations)) {
      for (const { sql, parameters } of statements) connection.run(sql, parameters);
      connection.run("insert into migrations (name, applied_at) values (?, ?)", [name, new Date().toISOString()]);
    }
    connection.execute("commit");
  } catch (error) {
    if (connection.inTransaction) connection.execute("rollback");
    throw error;
  }
}

function hasMigrationsTable(connection: Connection): boolean {
  return connection.run("select 1 from sqlite_master where type = 'table' and name = 'migrations'", []).rows.length > 0;
}

function applied(connection: Connection): string[] {
  return connection.run("select name from migrations", []).rows.map((row) => String(row.name));
}
