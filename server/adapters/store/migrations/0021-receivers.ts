import { keyText, type Migration } from "./migration.ts";

/** Receivers of leads that fail, until they answer again. The document is the outbox's own: it contains the address. */
export const receivers: Migration = {
  name: "0021-receivers",
  statements: (db, engine) => [
    db.schema
      .createTable("receivers")
      .addColumn("channel", keyText(engine), (column) => column.notNull())
      .addColumn("document", keyText(engine), (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("rests_until", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("receivers_key", ["channel", "document"])
      .compile(),
  ],
};
