import { keyText, type Migration } from "./migration.ts";

/** The servers that run on this store, and the fingerprint of the secret that they sign with. */
export const servers: Migration = {
  name: "0050-servers",
  statements: (db, engine) => [
    db.schema
      .createTable("servers")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("started_at", "text", (column) => column.notNull())
      .addColumn("seen_at", keyText(engine), (column) => column.notNull())
      .addColumn("fingerprints", "text", (column) => column.notNull())
      .compile(),
    db.schema
      .createTable("signing_secret")
      .addColumn("id", "integer", (column) => column.notNull().primaryKey())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("since", "text", (column) => column.notNull())
      .compile(),
  ],
};
