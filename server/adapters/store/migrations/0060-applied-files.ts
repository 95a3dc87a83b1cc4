import { keyText, type Migration } from "./migration.ts";

/** From which files each site and dealership was last applied: what has not changed since need not be read again. */
export const appliedFiles: Migration = {
  name: "0060-applied-files",
  statements: (db, engine) => [
    db.schema
      .createTable("applied_files")
      // site:… with what it is stored under, dealership:… with its id.
      .addColumn("name", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      // The hash of the rows that came of it.
      .addColumn("stored", "text", (column) => column.notNull())
      // The names that no other file may have, and the dealerships that it names, as JSON.
      .addColumn("claims", "text", (column) => column.notNull())
      .addColumn("dealerships", "text", (column) => column.notNull())
      .compile(),
  ],
};
