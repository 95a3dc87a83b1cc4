import { keyText, type Migration } from "./migration.ts";

/** Lines of what needs a person that an operator has put away. */
export const dismissals: Migration = {
  name: "0071-dismissals",
  statements: (db, engine) => [
    db.schema
      .createTable("dismissals")
      .addColumn("key", keyText(engine), (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("until", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("urgency", "integer")
      .addColumn("amount", "integer")
      .compile(),
  ],
};
