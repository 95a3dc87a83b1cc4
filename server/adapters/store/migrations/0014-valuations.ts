import { keyText, type Migration } from "./migration.ts";

/** Valuations of visitors' own vehicles. */
export const valuations: Migration = {
  name: "0014-valuations",
  statements: (db, engine) => [
    db.schema
      .createTable("valuations")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("created_at", keyText(engine), (column) => column.notNull())
      .compile(),
    db.schema.createIndex("valuations_by_site").on("valuations").columns(["site_slug", "created_at"]).compile(),
  ],
};
