import { keyText, type Migration } from "./migration.ts";

/** What has changed about a car: its price, its status, its tag. */
export const carHistory: Migration = {
  name: "0075-car-history",
  statements: (db, engine) => [
    db.schema
      .createTable("car_history")
      .addColumn("id", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("dealership_id", keyText(engine), (column) => column.notNull())
      // As with the car itself, nobody sees a change before the generation that it belongs to.
      .addColumn("generation", "integer", (column) => column.notNull())
      .addColumn("car_id", keyText(engine), (column) => column.notNull())
      .addColumn("at", keyText(engine), (column) => column.notNull())
      .addColumn("field", "text", (column) => column.notNull())
      .addColumn("before", "text")
      .addColumn("after", "text")
      .addColumn("author", "text", (column) => column.notNull())
      .compile(),
    db.schema.createIndex("car_history_by_car").on("car_history").columns(["car_id", "at"]).compile(),
    db.schema
      .createIndex("car_history_by_generation")
      .on("car_history")
      .columns(["dealership_id", "generation"])
      .compile(),
    db.schema.createIndex("car_history_by_age").on("car_history").columns(["dealership_id", "at"]).compile(),
  ],
};
