import { keyText, type Migration } from "./migration.ts";

/** Scheduled sources of stock, the results of their runs, and the keys for pushes. */
export const stockSources: Migration = {
  name: "0033-stock-sources",
  statements: (db, engine) => [
    db.schema
      .createTable("stock_sources")
      .addColumn("dealership_id", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("next_at", keyText(engine), (column) => column.notNull())
      // Who runs it now, and until when.
      .addColumn("lease", "text")
      .addColumn("lease_until", keyText(engine))
      .compile(),
    db.schema
      .createTable("stock_runs")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("dealership_id", "text", (column) => column.notNull())
      .addColumn("ended_at", keyText(engine), (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .compile(),
    db.schema.createIndex("stock_runs_of_dealership").on("stock_runs").columns(["dealership_id", "ended_at"]).compile(),
    db.schema
      .createTable("stock_keys")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("dealership_id", "text", (column) => column.notNull())
      .addColumn("created_at", keyText(engine), (column) => column.notNull())
      .addColumn("ends_at", keyText(engine))
      .addColumn("used_at", "text")
      .compile(),
    db.schema
      .createTable("stock_pushes")
      .addColumn("dealership_id", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("body_hash", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("at", keyText(engine), (column) => column.notNull())
      .addPrimaryKeyConstraint("stock_pushes_of_dealership", ["dealership_id", "id"])
      .compile(),
  ],
};
