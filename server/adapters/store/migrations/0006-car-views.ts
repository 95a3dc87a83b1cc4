import type { Migration } from "./migration.ts";

export const carViews: Migration = {
  name: "0006-car-views",
  statements: (db) => [
    // Separate from the cars: counting a view must not look like a change of stock.
    db.schema
      .createTable("car_views")
      .addColumn("car_id", "text", (column) => column.notNull().primaryKey().references("cars.id").onDelete("cascade"))
      .addColumn("views", "bigint", (column) => column.notNull())
      .compile(),
  ],
};
