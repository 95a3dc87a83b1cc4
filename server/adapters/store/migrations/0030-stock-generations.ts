import { sql } from "kysely";
import { keyText, type Migration } from "./migration.ts";

/**
 * A car has one row per generation of its dealership's stock. An import writes the next generation beside the current
 * one, in portions; raising `current` by one makes all of it visible at once.
 */
export const stockGenerations: Migration = {
  name: "0030-stock-generations",
  statements: (db, engine) => [
    db.schema
      .createTable("stock_generations")
      .addColumn("dealership_id", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("current", "bigint", (column) => column.notNull())
      // The import that writes the next generation, and until when it may.
      .addColumn("run", "text")
      .addColumn("lease_until", keyText(engine))
      .compile(),
    sql`insert into stock_generations (dealership_id, current) select id, 0 from dealerships`.compile(db),
    // View counts refer to a car, not to one generation of it, so their foreign key is dropped.
    db.schema.alterTable("car_views").renameTo("car_views_of_0006").compile(),
    db.schema
      .createTable("car_views")
      .addColumn("car_id", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("views", "bigint", (column) => column.notNull())
      .compile(),
    sql`insert into car_views (car_id, views) select car_id, views from car_views_of_0006`.compile(db),
    db.schema.dropTable("car_views_of_0006").compile(),
    db.schema.alterTable("cars").renameTo("cars_of_0004").compile(),
    db.schema
      .createTable("cars")
      .addColumn("id", keyText(engine), (column) => column.notNull())
      .addColumn("first_generation", "bigint", (column) => column.notNull())
      // The first generation in which this row no longer applies.
      .addColumn("end_generation", "bigint")
      .addColumn("dealership_id", "text", (column) => column.notNull().references("dealerships.id"))
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("location_id", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("car_type", "text", (column) => column.notNull())
      .addColumn("sold_date_timestamp", "bigint")
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      // The feed's key of the car, the hash of its row, and the car as the feed describes it. Null: the car is from no
      // feed.
      .addColumn("feed_key", keyText(engine))
      .addColumn("feed_hash", "text")
      .addColumn("feed_document", "text")
      .addColumn("missing_since", "text")
      .addPrimaryKeyConstraint("cars_by_generation", ["id", "first_generation"])
      .compile(),
    sql`insert into cars (id, first_generation, dealership_id, slug, location_id, status, car_type,
          sold_date_timestamp, updated_at, document)
        select id, 0, dealership_id, slug, location_id, status, car_type, sold_date_timestamp, updated_at, document
        from cars_of_0004`.compile(db),
    db.schema.dropTable("cars_of_0004").compile(),
    sql`create unique index cars_one_open on cars (id) where end_generation is null`.compile(db),
    sql`create unique index cars_slug_open on cars (dealership_id, slug) where end_generation is null`.compile(db),
    // Pages through one dealership's stock in the order of ids.
    db.schema.createIndex("cars_of_dealership").on("cars").columns(["dealership_id", "id"]).compile(),
    db.schema.createIndex("cars_of_feed").on("cars").columns(["dealership_id", "feed_key"]).compile(),
    db.schema.createIndex("cars_ended").on("cars").columns(["dealership_id", "end_generation"]).compile(),
    db.schema.createIndex("cars_begun").on("cars").columns(["dealership_id", "first_generation"]).compile(),
    sql`create view current_cars as
        select cars.* from cars
        join stock_generations on stock_generations.dealership_id = cars.dealership_id
        where cars.first_generation <= stock_generations.current
          and (cars.end_generation is null or cars.end_generation > stock_generations.current)`.compile(db),
    db.schema
      .createTable("former_slugs")
      .addColumn("dealership_id", "text", (column) => column.notNull())
      .addColumn("slug", keyText(engine), (column) => column.notNull())
      .addColumn("car_id", "text", (column) => column.notNull())
      .addColumn("since", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("former_slugs_of_dealership", ["dealership_id", "slug"])
      .compile(),
  ],
};
