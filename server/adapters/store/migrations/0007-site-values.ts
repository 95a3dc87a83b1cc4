import type { Migration } from "./migration.ts";

/** Every value that a site's search URLs have ever used: an old link keeps its meaning after the last car is sold. */
export const siteValues: Migration = {
  name: "0007-site-values",
  statements: (db) => [
    db.schema
      .createTable("site_values")
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("facet", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("first_seen", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("site_values_key", ["site_slug", "facet", "value"])
      .compile(),
  ],
};
