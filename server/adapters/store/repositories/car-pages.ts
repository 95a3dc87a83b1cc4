import type { StoredCar } from "#domain/car/car.ts";
import type { StoreContext } from "./context.ts";

const PAGE = 1000;

/** All cars of these dealerships by id, page by page: no message between threads, and no pause, grows with the stock. */
export async function readAllCars(
  { engine, db }: StoreContext,
  dealershipIds: readonly string[],
): Promise<StoredCar[]> {
  const cars: StoredCar[] = [];
  for (let after = ""; ;) {
    const rows = await engine.read(
      db
        .selectFrom("current_cars")
        .select(["id", "document"])
        .where("dealership_id", "in", dealershipIds)
        .where("id", ">", after)
        .orderBy("id")
        .limit(PAGE),
    );
    for (const row of rows) cars.push(parseCar(row.document));
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return cars;
    after = last.id;
  }
}

// Parsed by the domain's schema before it was written; what the store holds is trusted.
export function parseCar(document: string): StoredCar {
  return JSON.parse(document) as StoredCar;
}
