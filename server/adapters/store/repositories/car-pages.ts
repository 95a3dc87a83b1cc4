import type { StoredCar } from "#domain/car/car.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";

const ROWS_PER_READ = 500;
/** So many documents are parsed in a few milliseconds. */
const CARS_PER_PORTION = 50;

/**
 * All cars of these dealerships, one dealership after the other, by id. In portions: no message between threads, and no
 * piece of work, grows with the stock.
 */
export async function* carPortions(
  { engine, db }: StoreContext,
  dealershipIds: readonly string[],
): AsyncGenerator<StoredCar[]> {
  for (const dealershipId of dealershipIds) {
    for (let after: string | undefined = ""; after !== undefined;) {
      const rows: { id: string; document: string }[] = await engine.read(
        db
          .selectFrom("current_cars")
          .select(["id", "document"])
          .where("dealership_id", "=", dealershipId)
          .where("id", ">", after)
          .orderBy("id")
          .limit(ROWS_PER_READ),
      );
      for (const portion of inChunks(rows, CARS_PER_PORTION)) yield portion.map(({ document }) => parseCar(document));
      after = rows.length < ROWS_PER_READ ? undefined : rows.at(-1)?.id;
    }
  }
}

// Validated by the domain's schema before it was written; stored data is trusted.
export function parseCar(document: string): StoredCar {
  return JSON.parse(document) as StoredCar;
}
