import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { Engine, EngineKind } from "#server/adapters/store/engine.ts";
import type { Migration } from "#server/adapters/store/migrations/migration.ts";
import { openStore, type StoreOptions } from "#server/adapters/store/open-store.ts";
import { openPostgresEngine } from "#server/adapters/store/postgres/postgres-engine.ts";
import { openSqliteEngine } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";

export type Place = Pick<StoreOptions, "dataDir" | "databaseUrl">;

/** Empty places for stores of one engine; what a test opens there is closed and removed after it. */
export function useStorePlaces(kind: EngineKind) {
  const opened: { close: () => Promise<void> }[] = [];
  const directories: string[] = [];
  let postgres: TestPostgres | null = null;

  beforeAll(async () => {
    if (kind === "postgres") postgres = await startPostgres();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
    await Promise.all(directories.splice(0).map((directory) => rm(directory, { recursive: true })));
  });
  afterAll(() => postgres?.stop());

  const newPlace = async (): Promise<Place> => {
    const dataDir = await mkdtemp(join(tmpdir(), "forecourt-store-"));
    directories.push(dataDir);
    return { dataDir, databaseUrl: await postgres?.createDatabase() };
  };
  const kept = <T extends Store | Engine>(store: T): T => {
    opened.push(store);
    return store;
  };

  return {
    newPlace,
    async open(place?: Place, options: Omit<StoreOptions, keyof Place> = {}): Promise<Store> {
      return kept(await openStore({ ...(place ?? (await newPlace())), ...options }));
    },
    async openEngine(migrations?: readonly Migration[], place?: Place): Promise<Engine> {
      const { dataDir, databaseUrl } = place ?? (await newPlace());
      return kept(
        databaseUrl === undefined
          ? await openSqliteEngine(dataDir, migrations)
          : await openPostgresEngine(databaseUrl, () => undefined, migrations),
      );
    },
  };
}
