import type { Migration } from "./migration.ts";

/** The host of each source, whose sources take turns; "" until the first run after this migration. */
export const sourceHosts: Migration = {
  name: "0069-source-hosts",
  statements: (db) => [
    db.schema
      .alterTable("stock_sources")
      .addColumn("host", "text", (column) => column.notNull().defaultTo(""))
      .compile(),
  ],
};
