import { keyText, type Migration } from "./migration.ts";

export const sites: Migration = {
  name: "0002-sites",
  statements: (db, engine) => [
    db.schema
      .createTable("sites")
      .addColumn("slug", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("version", "bigint", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("applied_at", "text", (column) => column.notNull())
      .compile(),
    // The key is the host: two sites can never share one, whatever was checked before.
    db.schema
      .createTable("site_hosts")
      .addColumn("host", "text", (column) => column.notNull().primaryKey())
      .addColumn("slug", "text", (column) => column.notNull().references("sites.slug").onDelete("cascade"))
      .compile(),
    db.schema.createIndex("site_hosts_by_slug").on("site_hosts").column("slug").compile(),
  ],
};
