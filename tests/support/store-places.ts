import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import type { Engine, EngineKind } from "#server/adapters/store/engine.ts";
import type { Migration } from "#server/adapters/store/migrations/migration.ts";
import { openStore, type StoreOptions } from "#server/adapters/store/open-store.ts";
import { openPostgresEngine } from "#server/adapters/store/postgres/postgres-engine.ts";
import { openSqliteEngine } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { createEmptyDatabase, createTestDatabase } from "./test-database.ts";

export type Place = Pick<StoreOptions, "dataDir" | "databaseUrl">;

/** Empty places for stores of one engine; stores that a test opens there are closed and removed after it. */
export function useStorePlaces(kind: EngineKind) {
  const opened: { close: () => Promise<void> }[] = [];
  const directories: string[] = [];

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
    await Promise.all(directories.splice(0).map((directory) => rm(directory, { recursive: true })));
  });

  const placeWith = async (createDatabase: () => Promise<string>): Promise<Place> => {
    const dataDir = await mkdtemp(join(tmpdir(), "forecourt-store-"));
    directories.push(dataDir);
    return { dataDir, databaseUrl: kind === "postgres" ? await createDatabase() : undefined };
  };
  const newPlace = (): Promise<Place> => placeWith(createTestDatabase);
  const emptyPlace = (): Promise<Place> => placeWith(createEmptyDatabase);
  const closedLater = <T extends Store | Engine>(store: T): T => {
    opened.push(store);
    return store;
  };

  return {
    newPlace,
    emptyPlace,
    async open(place?: Place, options: Omit<StoreOptions, keyof Place> = {}): Promise<Store> {
      return closedLater(await openStore({ ...(place ?? (await newPlace())), ...options }));
    },
    async openEngine(migrations?: readonly Migration[], place?: Place): Promise<Engine> {
      const { dataDir, databaseUrl } = place ?? (await emptyPlace());
      return closedLater(
        databaseUrl === undefined
          ? await openSqliteEngine(dataDir, migrations)
          : await openPostgresEngine(databaseUrl, () => undefined, migrations),
      );
    },
  };
}
