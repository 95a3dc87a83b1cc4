import { lockedServers, refuseLive, refuseLiveOnFile } from "#server/adapters/store/copy/live-servers.ts";
import { copyingClient } from "#server/adapters/store/copy/postgres-snapshot.ts";
import { postgresError } from "#server/adapters/store/postgres/postgres-error.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import type { StorePlace } from "./restore-backup.ts";

/** Throws while a server of the store is alive. Said before long work; the work itself looks again, under a lock. */
export async function refuseWhileLive({ dataDir, databaseUrl }: StorePlace): Promise<void> {
  if (databaseUrl === undefined) return refuseLiveOnFile(sqliteFile(dataDir), new Date());
  const client = copyingClient(databaseUrl);
  try {
    await client.connect();
    await client.query("begin");
    refuseLive(await lockedServers(client), "this store", new Date());
  } catch (error) {
    throw postgresError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
