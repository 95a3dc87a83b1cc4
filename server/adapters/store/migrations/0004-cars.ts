import { keyText, type Migration } from "./migration.ts";

export const cars: Migration = {
  name: "0004-cars",
  statements: (db, engine) => [
    db.schema
      .createTable("cars")
      .addColumn("id", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("dealership_id", "text", (column) => column.notNull().references("dealerships.id"))
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("location_id", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("car_type", "text", (column) => column.notNull())
      .addColumn("sold_date_timestamp", "bigint")
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addUniqueConstraint("cars_slug_in_dealership", ["dealership_id", "slug"])
      .compile(),
    // Pages through one dealership's stock in the order of ids.
    db.schema.createIndex("cars_by_dealership").on("cars").columns(["dealership_id", "id"]).compile(),
    db.schema.createIndex("cars_by_location").on("cars").columns(["location_id", "status"]).compile(),
    db.schema.createIndex("cars_by_sold_date").on("cars").columns(["status", "sold_date_timestamp"]).compile(),
  ],
};
