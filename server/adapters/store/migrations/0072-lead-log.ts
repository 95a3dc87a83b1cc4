import { keyText, type Migration } from "./migration.ts";

/** What happened to a lead after it was sent, line by line: the lead itself is never changed. */
export const leadLog: Migration = {
  name: "0072-lead-log",
  statements: (db, engine) => [
    db.schema
      .createTable("lead_log")
      .addColumn("lead_id", keyText(engine), (column) => column.notNull().references("leads.id").onDelete("cascade"))
      // Two changes at once want the same number: the second sees the first before it is made.
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("at", keyText(engine), (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("lead_log_key", ["lead_id", "seq"])
      .compile(),
  ],
};
