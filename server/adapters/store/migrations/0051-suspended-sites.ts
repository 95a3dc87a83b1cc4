import type { Migration } from "./migration.ts";

/** Sites that an operator has suspended; applying their files does not resume them. */
export const suspendedSites: Migration = {
  name: "0051-suspended-sites",
  statements: (db) => [
    db.schema
      .createTable("suspended_sites")
      .addColumn("slug", "text", (column) => column.notNull().primaryKey().references("sites.slug").onDelete("cascade"))
      .addColumn("since", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .compile(),
  ],
};
