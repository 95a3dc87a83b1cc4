import type { StoredCar } from "#domain/car/car.ts";
import { statement } from "../engine.ts";
import { StoreError } from "../store-error.ts";
import { bump, type Scope } from "../versions.ts";
import { parseCar, readAllCars } from "./car-pages.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";

export type OperatorStock = {
  /**
   * Writes the cars that differ. Every {@link CARS_PER_BATCH} of them are one transaction: a visitor sees all of a
   * batch or nothing, and a file of any size never holds the lock for long.
   */
  put(cars: readonly StoredCar[]): Promise<{ written: number; unchanged: number }>;
  /** How many of them existed. */
  delete: (ids: readonly string[]) => Promise<number>;
  get: (id: string) => Promise<StoredCar | null>;
  list: (dealershipId: string) => Promise<StoredCar[]>;
};

const CARS_PER_BATCH = 500;
const ROWS_PER_STATEMENT = 100;

export function createOperatorStock(context: StoreContext): OperatorStock {
  const { engine, db } = context;
  const stored = (ids: readonly string[]) =>
    engine.read(db.selectFrom("cars").select(["id", "dealership_id", "document"]).where("id", "in", ids));

  const putBatch = async (cars: readonly StoredCar[]): Promise<number> => {
    const before = new Map((await stored(cars.map(({ id }) => id))).map((row) => [row.id, row]));
    const rows = cars
      .map((car) => toRow(car, context.now()))
      .filter((row) => before.get(row.id)?.document !== row.document);
    if (rows.length === 0) return 0;
    // A car that moves leaves one dealership's stock and enters another's.
    const touched = rows.flatMap((row) => [row.dealership_id, before.get(row.id)?.dealership_id ?? row.dealership_id]);
    await engine.write([
      ...inChunks(rows, ROWS_PER_STATEMENT).map((chunk) => statement(upsert(context, chunk))),
      ...bump(db, touched.map(scopeOf)),
    ]);
    return rows.length;
  };

  return {
    async put(cars) {
      // In the order of ids, so that two writers cannot wait for each other; of two with one id the later counts.
      const unique = [...new Map(cars.map((car) => [car.id, car])).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
      await requireDealerships(context, unique);
      let written = 0;
      for (const batch of inChunks(unique, CARS_PER_BATCH)) written += await putBatch(batch);
      return { written, unchanged: unique.length - written };
    },
    async delete(ids) {
      let deleted = 0;
      for (const chunk of inChunks([...new Set(ids)].toSorted(), CARS_PER_BATCH)) {
        const found = await stored(chunk);
        if (found.length === 0) continue;
        const gone = found.map(({ id }) => id);
        const [result] = await engine.write([
          statement(db.deleteFrom("cars").where("id", "in", gone)),
          ...bump(
            db,
            found.map((row) => scopeOf(row.dealership_id)),
          ),
        ]);
        deleted += result?.rowsAffected ?? 0;
      }
      return deleted;
    },
    async get(id) {
      const [row] = await stored([id]);
      return row === undefined ? null : parseCar(row.document);
    },
    list: (dealershipId) => readAllCars(context, [dealershipId]),
  };
}

const scopeOf = (dealershipId: string): Scope => `stock:${dealershipId}`;

function toRow(car: StoredCar, now: Date) {
  const { id, dealership_id, slug, location_id, status, car_type, sold_date_timestamp } = car;
  const updated_at = now.toISOString();
  return {
    id,
    dealership_id,
    slug,
    location_id,
    status,
    car_type,
    sold_date_timestamp,
    updated_at,
    document: JSON.stringify(car),
  };
}

function upsert({ db }: StoreContext, rows: ReturnType<typeof toRow>[]) {
  return db
    .insertInto("cars")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((set) => ({
        dealership_id: set.ref("excluded.dealership_id"),
        slug: set.ref("excluded.slug"),
        location_id: set.ref("excluded.location_id"),
        status: set.ref("excluded.status"),
        car_type: set.ref("excluded.car_type"),
        sold_date_timestamp: set.ref("excluded.sold_date_timestamp"),
        updated_at: set.ref("excluded.updated_at"),
        document: set.ref("excluded.document"),
      })),
    );
}

// The foreign key refuses them too; this says which in words.
async function requireDealerships({ engine, db }: StoreContext, cars: readonly StoredCar[]): Promise<void> {
  const wanted = [...new Set(cars.map((car) => car.dealership_id))];
  const rows = await engine.read(db.selectFrom("dealerships").select("id").where("id", "in", wanted));
  const known = new Set(rows.map(({ id }) => id));
  const missing = wanted.find((id) => !known.has(id));
  if (missing !== undefined) {
    throw new StoreError("missing", `There is no dealership "${missing}".`, { table: "dealerships" });
  }
}
