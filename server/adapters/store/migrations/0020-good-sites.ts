import { keyText, type Migration } from "./migration.ts";

/** The last readable version of each site, served while a newer row is unreadable. */
export const goodSites: Migration = {
  name: "0020-good-sites",
  statements: (db, engine) => [
    db.schema
      .createTable("good_sites")
      .addColumn("slug", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("version", "bigint", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("dealerships", "text", (column) => column.notNull())
      .compile(),
  ],
};
