import type { Migration } from "./migration.ts";

export const events: Migration = {
  name: "0005-events",
  statements: (db) => [
    db.schema
      .createTable("events")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .compile(),
    db.schema.createIndex("events_by_site").on("events").columns(["site_slug", "created_at"]).compile(),
  ],
};
