import type { Migration } from "./migration.ts";

export const dealerships: Migration = {
  name: "0003-dealerships",
  statements: (db) => [
    db.schema
      .createTable("dealerships")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("slug", "text", (column) => column.notNull().unique())
      .addColumn("document", "text", (column) => column.notNull())
      .compile(),
  ],
};
