import { keyText, type Migration } from "./migration.ts";

/** Holds that one address has taken in one hour: the row itself counts, however many requests come at once. */
export const holdCounts: Migration = {
  name: "0015-hold-counts",
  statements: (db, engine) => [
    db.schema
      .createTable("hold_counts")
      .addColumn("holder", keyText(engine), (column) => column.notNull())
      .addColumn("hour", "integer", (column) => column.notNull())
      .addColumn("holds", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("hold_counts_key", ["holder", "hour"])
      .compile(),
  ],
};
