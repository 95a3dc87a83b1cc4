import {
  type AppliedMigration,
  type CompiledMigration,
  createMigrationsTable,
  pendingMigrations,
  recordColumns,
  recordedColumns,
  recordOf,
} from "../migrations/pending-migrations.ts";
import type { Connection } from "./connection.ts";

export function migrateSqlite(connection: Connection, migrations: readonly CompiledMigration[]): void {
  // First without the lock: an ordinary start must not wait behind a long write.
  if (hasMigrationsTable(connection) && pendingMigrations(applied(connection), migrations).length === 0) return;
  connection.execute("begin immediate");
  try {
    prepareRecords(connection);
    for (const migration of pendingMigrations(applied(connection), migrations)) {
      for (const { sql, parameters } of migration.statements) connection.run(sql, parameters);
      const places = recordedColumns.map(() => "?").join(", ");
      connection.run(
        `insert into migrations (${recordedColumns.join(", ")}) values (${places})`,
        recordOf(migration, new Date()),
      );
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

/** The table of applied migrations, with all its columns. */
function prepareRecords(connection: Connection): void {
  connection.execute(createMigrationsTable);
  const there = new Set(
    connection.run("select name from pragma_table_info('migrations')", []).rows.map(({ name }) => name),
  );
  for (const [name, type] of recordColumns)
    if (!there.has(name)) connection.execute(`alter table migrations add column ${name} ${type}`);
}

function applied(connection: Connection): AppliedMigration[] {
  // All columns: a store of an earlier version has fewer.
  return connection.run("select * from migrations", []).rows as AppliedMigration[];
}
