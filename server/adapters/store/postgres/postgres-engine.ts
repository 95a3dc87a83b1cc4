import { Pool, types, type PoolConfig } from "pg";
import { type Engine, type OnFault, statementsOf } from "../engine.ts";
import { createGroupWriter } from "../group-writer.ts";
import { allMigrations } from "../migrations/all-migrations.ts";
import { compileMigrations, type Migration } from "../migrations/migration.ts";
import { createQueryBuilder } from "../query-builder.ts";
import { StoreError } from "../store-error.ts";
import { listenForVersions } from "./listener.ts";
import { migratePostgres } from "./migrate-postgres.ts";
import { postgresError } from "./postgres-error.ts";
import { storable } from "./storable.ts";
import { writeBatch } from "./write-batch.ts";
import { isGroupable, writeGroup } from "./write-group.ts";

export async function openPostgresEngine(
  databaseUrl: string,
  onFault: OnFault,
  migrations: readonly Migration[] = allMigrations,
): Promise<Engine> {
  const config = poolConfig(databaseUrl, 10);
  const engine = createPostgresEngine(config, onFault);
  try {
    const compiled = compileMigrations(migrations, createQueryBuilder("postgres"), "postgres");
    await migratePostgres(config, compiled);
  } catch (error) {
    await engine.close();
    throw postgresError(error);
  }
  return engine;
}

/** For a thread that only reads. The main thread has created the tables. */
export const openPostgresReader = (databaseUrl: string, onFault: OnFault): Engine =>
  createPostgresEngine(poolConfig(databaseUrl, 2), onFault);

function poolConfig(databaseUrl: string, max: number): PoolConfig {
  return {
    connectionString: databaseUrl,
    application_name: "forecourt",
    max,
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
    keepAlive: true,
    // A batch is sent whole, not statement by statement.
    pipeline: true,
    // Counts and versions fit a number; pg returns bigints as text.
    types: {
      getTypeParser: (type, format) => (type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)),
    },
  };
}

function createPostgresEngine(config: PoolConfig, onFault: OnFault): Engine {
  const pool = new Pool(config);
  pool.on("error", (error) => {
    if (closing === null) onFault(postgresError(error));
  });
  // Without a listener, losing a checked-out connection would end the process; the query rejects anyway.
  pool.on("connect", (client) => client.on("error", () => undefined));

  const group = createGroupWriter({ commit: (batches) => writeGroup(pool, batches), mostPerGroup: 64 });
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;
  const tracked = <T>(work: () => Promise<T>): Promise<T> => {
    if (closing !== null) return Promise.reject(new StoreError("unavailable", "The store is closed."));
    const result = work().catch((error: unknown) => {
      throw postgresError(error);
    });
    const settled: Promise<unknown> = result.catch(() => null).finally(() => underWay.delete(settled));
    underWay.add(settled);
    return result;
  };

  return {
    kind: "postgres",
    read: <Row>(query: { compile(): { sql: string; parameters: readonly unknown[] } }) =>
      tracked(async () => {
        const { sql, parameters } = query.compile();
        const { rows } = await pool.query(sql, storable(parameters));
        return rows as Row[];
      }),
    write(queries) {
      const batch = statementsOf(queries);
      return tracked(() => (isGroupable(batch) ? group.write(batch) : writeBatch(pool, batch)));
    },
    // VACUUM, the WAL and replicas are the database's own: docs/backup.md says what they keep.
    clearTraces: async () => true,
    ping: () => tracked(async () => void (await pool.query("select 1 from versions limit 1"))),
    async close() {
      closing ??= Promise.all(underWay).then(() => pool.end());
      await closing;
    },
    // The poll backs up the notifications: a proxy in between may drop them.
    changes: { pollMs: 10_000, subscribe: (onHint) => listenForVersions(config, onHint, onFault) },
  };
}
