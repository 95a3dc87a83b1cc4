import type { StoredCar } from "#domain/car/car.ts";
import type { StockAuthor } from "#domain/car/recorded-changes.ts";
import { type Write, statement } from "../engine.ts";
import { StoreError } from "../store-error.ts";
import { readable, readOrReport } from "#server/documents/document-error.ts";
import { bump } from "../versions.ts";
import { changeStatements } from "./car-changes.ts";
import { carPortions, readCar } from "./car-pages.ts";
import { type CarRow, formerSlug, ROWS_PER_STATEMENT, stockScope, toCarRow } from "./car-rows.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";
import { readCoverage, type StockCoverage } from "./stock-coverage.ts";

export type OperatorStock = {
  /**
   * Writes the cars that differ. Every {@link CARS_PER_BATCH} of them are one transaction: a visitor sees all of a
   * batch or nothing, and a large file never holds the lock for long. Refuses cars of another dealership, and every car
   * of a dealership whose import is running.
   */
  put(cars: readonly StoredCar[], author?: StockAuthor): Promise<{ written: number; unchanged: number }>;
  /** How many of them existed. */
  delete: (ids: readonly string[]) => Promise<number>;
  get: (id: string) => Promise<StoredCar | null>;
  list: (dealershipId: string) => Promise<StoredCar[]>;
  /** The same, a few at a time. */
  portions: (dealershipId: string) => AsyncIterable<StoredCar[]>;
  /** How many cars of these dealerships have a price and a picture. */
  coverage: (dealershipIds: readonly string[]) => Promise<StockCoverage[]>;
};

const CARS_PER_BATCH = 500;

export function createOperatorStock(context: StoreContext): OperatorStock {
  const { engine, db } = context;
  const stored = (ids: readonly string[]) =>
    engine.read(
      db.selectFrom("current_cars").select(["id", "dealership_id", "slug", "document"]).where("id", "in", ids),
    );

  const putBatch = async (
    cars: readonly StoredCar[],
    generations: ReadonlyMap<string, number>,
    author: StockAuthor,
  ): Promise<number> => {
    const before = new Map((await stored(cars.map(({ id }) => id))).map((row) => [row.id, row]));
    for (const car of cars) refuseForeign(car, before.get(car.id)?.dealership_id ?? car.dealership_id);
    const now = context.now();
    const generationOf = (dealershipId: string) => generations.get(dealershipId) ?? 0;
    const rows = cars
      .map((car) => toCarRow(car, { generation: generationOf(car.dealership_id), now, feed: null }))
      .filter((row) => before.get(row.id)?.document !== row.document);
    if (rows.length === 0) return 0;
    const dealerships = [...new Set(rows.map((row) => row.dealership_id))].toSorted();
    const renamed = rows.flatMap((row) => {
      const slug = before.get(row.id)?.slug ?? row.slug;
      return slug === row.slug ? [] : [formerSlug(context, row, slug, now)];
    });
    const moves = rows.flatMap((row) => {
      const known = before.get(row.id);
      const was = known && readOrReport(() => readCar(known), context.unreadable);
      return was ? [{ before: was, after: readCar(row) }] : [];
    });
    await engine.write([
      ...dealerships.map((id) => noImportRuns(context, id, generationOf(id))),
      ...inChunks(rows, ROWS_PER_STATEMENT).map((chunk) => upsert(context, chunk)),
      ...renamed,
      ...changeStatements(context, moves, { at: now, author, generationOf }),
      ...bump(db, dealerships.map(stockScope)),
    ]);
    return rows.length;
  };

  return {
    async put(cars, author = "command line") {
      // Sorted by id, so that two writers cannot deadlock; of two cars with the same id the later wins.
      const unique = [...new Map(cars.map((car) => [car.id, car])).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const generations = await currentGenerations(context, unique);
      let written = 0;
      for (const batch of inChunks(unique, CARS_PER_BATCH)) written += await putBatch(batch, generations, author);
      return { written, unchanged: unique.length - written };
    },
    async delete(ids) {
      let deleted = 0;
      for (const chunk of inChunks([...new Set(ids)].toSorted(), CARS_PER_BATCH)) {
        const found = await stored(chunk);
        if (found.length === 0) continue;
        const dealerships = [...new Set(found.map((row) => row.dealership_id))].toSorted();
        const generations = await readGenerations(context, dealerships);
        const gone = found.map(({ id }) => id);
        const moves = readable(found, (row) => ({ before: readCar(row), after: null }), context.unreadable);
        const results = await engine.write([
          ...dealerships.map((id) => noImportRuns(context, id, generations.get(id) ?? 0)),
          db.deleteFrom("cars").where("id", "in", gone).where("end_generation", "is", null),
          db.deleteFrom("car_views").where("car_id", "in", gone),
          ...changeStatements(context, moves, {
            at: context.now(),
            author: "command line",
            generationOf: (id) => generations.get(id) ?? 0,
          }),
          ...bump(db, dealerships.map(stockScope)),
        ]);
        deleted += results[dealerships.length]?.rowsAffected ?? 0;
      }
      return deleted;
    },
    async get(id) {
      const [row] = await stored([id]);
      return row === undefined ? null : readCar(row);
    },
    async list(dealershipId) {
      const cars: StoredCar[] = [];
      for await (const portion of carPortions(context, [dealershipId])) cars.push(...portion);
      return cars;
    },
    portions: (dealershipId) => carPortions(context, [dealershipId]),
    coverage: (dealershipIds) => readCoverage(context, dealershipIds),
  };
}

function refuseForeign(car: StoredCar, owner: string): void {
  if (owner === car.dealership_id) return;
  throw new StoreError(
    "refused",
    `Car ${car.id} belongs to the dealership "${owner}" and is not moved to "${car.dealership_id}". Use another id.`,
  );
}

/** Direct writes go into the current generation; while an import writes the next one, they would be lost. */
export function noImportRuns({ db, now }: StoreContext, dealershipId: string, generation: number): Write {
  return statement(
    db
      .updateTable("stock_generations")
      .set({ run: null, lease_until: null })
      .where("dealership_id", "=", dealershipId)
      .where("current", "=", generation)
      .where((row) => row.or([row("run", "is", null), row("lease_until", "<", now().toISOString())])),
    { rows: 1, otherwise: `An import of the dealership "${dealershipId}" is running. Try again when it has ended.` },
  );
}

function upsert({ db }: StoreContext, rows: CarRow[]) {
  return db
    .insertInto("cars")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column("id")
        .where("end_generation", "is", null)
        // The feed's values stay: the next run distinguishes a correction by hand from a change of the feed.
        .doUpdateSet((set) => ({
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

async function readGenerations({ engine, db }: StoreContext, dealershipIds: readonly string[]) {
  const rows = await engine.read(
    db.selectFrom("stock_generations").select(["dealership_id", "current"]).where("dealership_id", "in", dealershipIds),
  );
  return new Map(rows.map(({ dealership_id, current }) => [dealership_id, current]));
}

// The foreign key refuses unknown dealerships too; this names them.
async function currentGenerations(context: StoreContext, cars: readonly StoredCar[]): Promise<Map<string, number>> {
  const wanted = [...new Set(cars.map((car) => car.dealership_id))];
  const generations = await readGenerations(context, wanted);
  const missing = wanted.find((id) => !generations.has(id));
  if (missing !== undefined) {
    throw new StoreError("missing", `There is no dealership "${missing}".`, { table: "dealerships" });
  }
  return generations;
}
