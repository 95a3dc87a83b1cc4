import type { TestProject } from "vitest/node";
import { openStore } from "#server/adapters/store/open-store.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Port of the one PostgreSQL server of a run. */
    postgresPort: number;
  }
}

/** The migrated database that test databases are copied from. */
export const migratedDatabase = "migrated";

/** One PostgreSQL server for all files. Nobody crashes it, so it need not wait for the disk. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ durable: false });
  const store = await openStore({ databaseUrl: await postgres.createDatabase(migratedDatabase), dataDir: "" });
  await store.close();
  project.provide("postgresPort", postgres.port);
  return () => postgres.stop();
}
