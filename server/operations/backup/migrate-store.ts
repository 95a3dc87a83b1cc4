import type { Client } from "pg";
import { insertRows } from "#server/adapters/store/copy/postgres-loader.ts";
import { copyingClient, postgresTables, readPostgres } from "#server/adapters/store/copy/postgres-snapshot.ts";
import { lockedServers, refuseLive } from "#server/adapters/store/copy/live-servers.ts";
import { type Snapshot, sumsOf } from "#server/adapters/store/copy/snapshot.ts";
import { openMovingStore, wasMoved } from "#server/adapters/store/copy/sqlite-snapshot.ts";
import { differences, type Sum } from "#server/adapters/store/copy/table-sum.ts";
import { COPY_UNDER_WAY, MOVED, refuseMarked } from "#server/adapters/store/migrations/pending-migrations.ts";
import { openPostgresEngine } from "#server/adapters/store/postgres/postgres-engine.ts";
import { openSqliteEngine, sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { holdsData } from "./holds-data.ts";
import type { Progress } from "./backup-progress.ts";

export type Migrated = { tables: Record<string, Sum>; resumed: boolean };

/**
 * Moves a SQLite store into an empty PostgreSQL database. Each batch is one transaction in primary-key order, so a
 * killed run continues after the rows that exist. Until the end the target has a mark, and no server starts on it; the
 * source cannot be written while it is copied, and has a mark before the target loses its own. So there is no moment in
 * which a server could use the one although the other is used next.
 */
export async function migrateStore(dataDir: string, databaseUrl: string, onProgress: Progress): Promise<Migrated> {
  const file = sqliteFile(dataDir);
  const isMoved = wasMoved(file);
  // Migrates an older source to the current schema.
  if (!isMoved) await (await openSqliteEngine(dataDir)).close();
  const source = openMovingStore(file, new Date());
  const client = copyingClient(databaseUrl);
  try {
    await client.connect();
    const resumed = await isUnderWay(client);
    // A run that was killed between the two marks is finished; any other would move the store a second time.
    if (isMoved && !resumed) refuseMarked([{ name: MOVED }]);
    if (!resumed) await prepare(client, databaseUrl);
    await copyAll(client, source, onProgress);
    const wanted = await sumsOf(source);
    let different = await compare(client, wanted);
    if (different.length > 0 && resumed) {
      // The source was changed between two runs.
      onProgress("the source has changed since the copy was begun: copying anew");
      await emptyTables(client);
      await copyAll(client, source, onProgress);
      different = await compare(client, wanted);
    }
    if (different.length > 0)
      throw new StoreError("failed", `The copy differs from its source: ${different.join("; ")}.`);
    source.markMoved(new Date());
    await client.query("delete from migrations where name = $1", [COPY_UNDER_WAY]);
    return { tables: wanted, resumed };
  } finally {
    await client.end().catch(() => undefined);
    await source.close();
  }
}

async function hasStore(client: Client): Promise<boolean> {
  const table = await client.query<{ name: string | null }>("select to_regclass('migrations') as name");
  return table.rows[0]?.name !== null;
}

/** Whether an earlier run was broken off. */
async function isUnderWay(client: Client): Promise<boolean> {
  if (!(await hasStore(client))) return false;
  const mark = await client.query("select 1 from migrations where name = $1", [COPY_UNDER_WAY]);
  return mark.rows.length > 0;
}

/** Creates the tables and marks them as incomplete. */
async function prepare(client: Client, databaseUrl: string): Promise<void> {
  const where = new URL(databaseUrl);
  const target = `database ${where.pathname.slice(1)} on ${where.host}`;
  if (await hasStore(client)) {
    await client.query("begin");
    const full = await holdsData(await readPostgres(client));
    await client.query("commit");
    if (full !== null) throw new StoreError("refused", `The ${target} is not empty: ${full}. Name an empty one.`);
  }
  await (await openPostgresEngine(databaseUrl, () => undefined)).close();
  await client.query("begin");
  refuseLive(await lockedServers(client), `the ${target}`, new Date());
  await client.query("insert into migrations (name, applied_at) values ($1, $2)", [
    COPY_UNDER_WAY,
    new Date().toISOString(),
  ]);
  await client.query("commit");
  // Rows that migrations inserted come from the source.
  for (const { name } of (await postgresTables(client)).reverse()) {
    const { rows } = await client.query(`select 1 from "${name}" limit 1`);
    if (rows.length > 0) await client.query(`delete from "${name}"`);
  }
}

async function emptyTables(client: Client): Promise<void> {
  const tables = await postgresTables(client);
  await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(", ")}`);
}

async function copyAll(client: Client, source: Snapshot, onProgress: Progress): Promise<void> {
  const target = new Set((await postgresTables(client)).map(({ name }) => name));
  for (const table of source.tables) {
    const count = await source.count(table);
    if (!target.has(table.name)) {
      if (count === 0) continue;
      throw new StoreError("failed", `PostgreSQL has no table ${table.name}, and the source has ${count} rows in it.`);
    }
    const copied = await client.query<{ n: string }>(`select count(*) as n from "${table.name}"`);
    let done = Number(copied.rows[0]?.n);
    for await (const rows of source.rows(table, done)) {
      await client.query("begin");
      await insertRows(client, table.name, table.columns, rows);
      await client.query("commit");
      done += rows.length;
      onProgress(`${table.name}: ${done} of ${count} rows`);
    }
  }
}

async function compare(client: Client, wanted: Record<string, Sum>): Promise<string[]> {
  await client.query("begin isolation level repeatable read, read only");
  const found = await sumsOf(await readPostgres(client));
  await client.query("commit");
  const own = Object.fromEntries(
    Object.entries(wanted).filter(([name, { rows }]) => rows > 0 || Object.hasOwn(found, name)),
  );
  return differences(own, found);
}
