import { join } from "node:path";
import { type Engine, statementsOf } from "../engine.ts";
import { allMigrations } from "../migrations/all-migrations.ts";
import { compileMigrations, type Migration } from "../migrations/migration.ts";
import { createQueryBuilder } from "../query-builder.ts";
import { StoreError } from "../store-error.ts";
import { startDatabaseThread } from "./database-thread.ts";
import { createGroupWriter } from "../group-writer.ts";

export const sqliteFile = (dataDir: string) => join(dataDir, "forecourt.sqlite");

export async function openSqliteEngine(
  dataDir: string,
  migrations: readonly Migration[] = allMigrations,
): Promise<Engine> {
  const file = sqliteFile(dataDir);
  const compiled = compileMigrations(migrations, createQueryBuilder("sqlite"), "sqlite");
  const writer = startDatabaseThread();
  const reader = startDatabaseThread();
  const closeThreads = () => Promise.all([writer.close(), reader.close()]);
  try {
    // The writer first: it creates the tables that the reader reads.
    await writer.call("open", { file, role: "write", migrations: compiled });
    await reader.call("open", { file, role: "read", migrations: [] });
  } catch (error) {
    await closeThreads();
    throw error;
  }

  const group = createGroupWriter({ commit: (batches) => writer.call("write", { batches }), mostPerGroup: 256 });
  let closing: Promise<unknown> | null = null;

  return {
    kind: "sqlite",
    async read<Row>(query: { compile(): { sql: string; parameters: readonly unknown[] } }) {
      const { sql, parameters } = query.compile();
      return (await reader.call("read", { sql, parameters })) as Row[];
    },
    async write(batch) {
      if (closing !== null) throw new StoreError("unavailable", "The store is closed.");
      return group.write(statementsOf(batch));
    },
    async ping() {
      if (closing !== null) throw new StoreError("unavailable", "The store is closed.");
      await reader.call("read", { sql: "select 1 from versions limit 1", parameters: [] });
      await group.write([]);
    },
    async clearTraces(texts) {
      await group.drained();
      return writer.call("clearTraces", { file, texts });
    },
    async close() {
      closing ??= group.drained().then(closeThreads);
      await closing;
    },
    // Polls one row of one small table: the only way to notice another process's write.
    changes: { pollMs: 500, subscribe: () => () => undefined },
  };
}
