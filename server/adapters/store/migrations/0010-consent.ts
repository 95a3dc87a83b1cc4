import { keyText, type Migration } from "./migration.ts";

/** Who may be sent marketing mail and why, who may not, and what was erased. */
export const consent: Migration = {
  name: "0010-consent",
  statements: (db, engine) => [
    db.schema
      .createTable("consent_log")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("site_slug", "text", (column) => column.notNull())
      // Derived from the address, so that entries can still be found after the address itself was erased.
      .addColumn("address_key", keyText(engine), (column) => column.notNull())
      .addColumn("address", "text")
      .addColumn("choice", "integer", (column) => column.notNull())
      .addColumn("default_choice", "integer", (column) => column.notNull())
      .addColumn("wording", "text", (column) => column.notNull())
      .addColumn("page", "text", (column) => column.notNull())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("at", keyText(engine), (column) => column.notNull())
      .compile(),
    db.schema
      .createIndex("consent_log_by_address")
      .on("consent_log")
      .columns(["site_slug", "address_key", "at"])
      .compile(),
    db.schema
      .createTable("suppressions")
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("address_key", keyText(engine), (column) => column.notNull())
      .addColumn("address", "text")
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("suppressions_key", ["site_slug", "address_key"])
      .compile(),
    db.schema
      .createTable("erasures")
      .addColumn("id", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("at", keyText(engine), (column) => column.notNull())
      .addColumn("rule", "text", (column) => column.notNull())
      .addColumn("what", "text", (column) => column.notNull())
      .addColumn("erased", "integer", (column) => column.notNull())
      .addColumn("ids", "text", (column) => column.notNull())
      .compile(),
    db.schema.createIndex("erasures_by_site").on("erasures").columns(["site_slug", "at"]).compile(),
    db.schema.alterTable("leads").addColumn("erased_at", "text").compile(),
  ],
};
