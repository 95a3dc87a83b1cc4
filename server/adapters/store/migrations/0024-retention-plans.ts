import { keyText, type Migration } from "./migration.ts";

/** Planned erasures, and the time observed since they were planned. */
export const retentionPlans: Migration = {
  name: "0024-retention-plans",
  statements: (db, engine) => [
    db.schema
      .createTable("retention_clock")
      .addColumn("id", "integer", (column) => column.notNull().primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("watched_seconds", "integer", (column) => column.notNull())
      .compile(),
    db.schema
      .createTable("retention_plans")
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("what", "text", (column) => column.notNull())
      .addColumn("cutoff", keyText(engine), (column) => column.notNull())
      .addColumn("watched_seconds", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("retention_plans_key", ["site_slug", "what", "cutoff"])
      .compile(),
  ],
};
