import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { createDatabaseAt } from "./postgres.ts";
import { migratedDatabase } from "./postgres-setup.ts";

const newName = (): string => `test_${randomBytes(8).toString("hex")}`;

/** A database for one test on the shared server, ready to be opened as a store. */
export const createTestDatabase = (): Promise<string> =>
  createDatabaseAt(inject("postgresPort"), newName(), migratedDatabase);

/** Without any table. */
export const createEmptyDatabase = (): Promise<string> => createDatabaseAt(inject("postgresPort"), newName());
