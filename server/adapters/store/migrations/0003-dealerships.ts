import { keyText, type Migration } from "./migration.ts";

export const dealerships: Migration = {
  name: "0003-dealerships",
  statements: (db, engine) => [
    db.schema
      .createTable("dealerships")
      .addColumn("id", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("slug", "text", (column) => column.notNull().unique())
      .addColumn("document", "text", (column) => column.notNull())
      .compile(),
  ],
};
