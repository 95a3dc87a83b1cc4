import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Every row of a dealership's stock starts at or before its current generation, so an index by generation finds all of
 * them. SQLite chose it anyway, for every lookup by key, slug and id. The plus signs prevent that.
 */
export const currentCarsByKey: Migration = {
  name: "0041-current-cars-by-key",
  statements: (db) => [
    db.schema.dropView("current_cars").compile(),
    sql`create view current_cars as
        select cars.* from cars
        join stock_generations on stock_generations.dealership_id = cars.dealership_id
        where +cars.first_generation <= stock_generations.current
          and (cars.end_generation is null or +cars.end_generation > stock_generations.current)`.compile(db),
    db.schema.createIndex("cars_by_slug").on("cars").columns(["dealership_id", "slug"]).compile(),
  ],
};
