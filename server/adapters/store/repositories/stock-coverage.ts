import { sql } from "kysely";
import type { StoreContext } from "./context.ts";

/** How many of the cars that visitors see have a price, and how many a picture. */
export type StockCoverage = { dealershipId: string; cars: number; priced: number; pictured: number };

/** Of these dealerships in one query; those without such cars are left out. */
export async function readCoverage(
  { engine, db }: StoreContext,
  dealershipIds: readonly string[],
): Promise<StockCoverage[]> {
  if (dealershipIds.length === 0) return [];
  const json = engine.kind === "postgres" ? sql`document::json` : sql`document`;
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number | string>`sum(case when ${condition} then 1 else 0 end)`;
  const rows = await engine.read(
    db
      .selectFrom("current_cars")
      .select(({ fn }) => [
        "dealership_id",
        fn.countAll<number | string>().as("cars"),
        count(sql`cast(${json} ->> 'price' as numeric) > 0`).as("priced"),
        count(sql`json_array_length(${json} -> 'images') > 0`).as("pictured"),
      ])
      .where("dealership_id", "in", dealershipIds)
      .where("status", "!=", "sold")
      // True is 1 in SQLite.
      .where(sql`cast(${json} ->> 'show_on_dealer_website' as text)`, "in", ["true", "1"])
      .groupBy("dealership_id"),
  );
  return rows.map(({ dealership_id, cars, priced, pictured }) => ({
    dealershipId: dealership_id,
    cars: Number(cars),
    priced: Number(priced),
    pictured: Number(pictured),
  }));
}
