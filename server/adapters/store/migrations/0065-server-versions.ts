import type { Migration } from "./migration.ts";

/** Which version each server runs; null for a server that does not say. */
export const serverVersions: Migration = {
  name: "0065-server-versions",
  statements: (db) => [db.schema.alterTable("servers").addColumn("version", "text").compile()],
};
