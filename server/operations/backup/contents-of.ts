import { existsSync } from "node:fs";
import { openPostgresSnapshot } from "#server/adapters/store/copy/postgres-snapshot.ts";
import { openSqliteSnapshot } from "#server/adapters/store/copy/sqlite-snapshot.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { holdsData } from "./holds-data.ts";
import type { StorePlace } from "./restore-backup.ts";

/** What a store contains, as a phrase; null when it does not exist or is empty. */
export async function contentsOf({ dataDir, databaseUrl }: StorePlace): Promise<string | null> {
  if (databaseUrl === undefined && !existsSync(sqliteFile(dataDir))) return null;
  try {
    const snapshot =
      databaseUrl === undefined ? openSqliteSnapshot(sqliteFile(dataDir)) : await openPostgresSnapshot(databaseUrl);
    try {
      return await holdsData(snapshot);
    } finally {
      await snapshot.close();
    }
  } catch (error) {
    if (error instanceof Error && /holds no store of Forecourt/.test(error.message)) return null;
    // An unreadable file may contain everything that an operator wants back.
    return `it cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
}
