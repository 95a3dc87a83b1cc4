import { keyText, type Migration } from "./migration.ts";

/** Counts by day, without anything of a visitor. A day is a day of the clock at the place that it is about. */
export const figures: Migration = {
  name: "0074-figures",
  statements: (db, engine) => [
    db.schema
      .createTable("car_days")
      .addColumn("site_slug", keyText(engine), (column) => column.notNull())
      .addColumn("day", keyText(engine), (column) => column.notNull())
      .addColumn("car_id", keyText(engine), (column) => column.notNull())
      .addColumn("views", "integer", (column) => column.notNull())
      .addColumn("phone_reveals", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("car_days_key", ["site_slug", "day", "car_id"])
      .compile(),
    db.schema
      .createTable("site_days")
      .addColumn("site_slug", keyText(engine), (column) => column.notNull())
      .addColumn("day", keyText(engine), (column) => column.notNull())
      .addColumn("what", keyText(engine), (column) => column.notNull())
      // Where a visit came from; empty for anything else.
      .addColumn("source", keyText(engine), (column) => column.notNull())
      .addColumn("times", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("site_days_key", ["site_slug", "day", "what", "source"])
      .compile(),
    // A row each: two leads would wait for each other at a count that both raise.
    db.schema
      .createTable("enquiry_days")
      .addColumn("id", keyText(engine), (column) => column.notNull())
      .addColumn("site_slug", keyText(engine), (column) => column.notNull())
      .addColumn("day", keyText(engine), (column) => column.notNull())
      .addColumn("category", "text", (column) => column.notNull())
      .addColumn("location_id", "text", (column) => column.notNull())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("car_id", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("enquiry_days_key", ["site_slug", "day", "id"])
      .compile(),
  ],
};
