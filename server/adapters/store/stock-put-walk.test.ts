import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CarInput, StoredCar } from "#domain/car/car.ts";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import { importStock } from "#server/stock/import/import-run.ts";
import { makeCar, makeDealership } from "#tests/support/store-fixtures.ts";
import { openStore } from "./open-store.ts";
import type { Store } from "./store.ts";

// The shortcut: a put and an import write the cars that differ, and raise the stock's version only then. The long way: a
// list in memory where everything is written.

let dataDir: string;
let store: Store;
const byHand = makeDealership("by-hand");
const byFeed = makeDealership("by-feed");
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-put-"));
  store = await openStore({ dataDir });
  await store.operator.dealerships.put([byHand, byFeed]);
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const at = fc.nat(4);
const change: fc.Arbitrary<Partial<CarInput>> = fc.oneof(
  fc.record({ price: fc.constantFrom(null, 10_000, 20_000) }),
  fc.record({ colour: fc.constantFrom("", "Red") }),
  fc.record({ status: fc.constantFrom("in_stock", "sold") }),
  fc.record({ location_id: fc.constantFrom("by-hand-main", "by-hand-south") }),
  fc.record({ slug: fc.constantFrom("renamed", "again") }),
);
const put = fc.record({ at, changes: fc.array(change, { maxLength: 2 }) });
const row = fc.record({ at, price: fc.constantFrom("10000", "20000", ""), colour: fc.constantFrom("", "Red", "Blue") });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ put: fc.array(put, { minLength: 1, maxLength: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ remove: fc.array(at, { minLength: 1, maxLength: 2 }) }) },
  { weight: 3, arbitrary: fc.record({ feed: fc.uniqueArray(row, { minLength: 1, selector: (one) => one.at }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Row = typeof row extends fc.Arbitrary<infer T> ? T : never;

const mapping = mappingSchema.parse({
  key: ["Stock"],
  fields: { stocknum: "Stock", make: "Make", model: "Model", year: "Year", price: "Price", colour: "Colour" },
});
const rules = { vanished: { becomes: "sold", after_hours: 0 }, maxRemovedPercent: 100, maxLostPercent: 100 } as const;

function runFeed(feed: readonly Row[]) {
  return importStock({
    store,
    dealership: byFeed,
    mapping,
    source: "feed.csv",
    rules,
    now: new Date("2026-03-01T00:00:00Z"),
    rows: (async function* () {
      for (const { at: number, price, colour } of feed) {
        const values = { Stock: `S${number}`, Make: "Kia", Model: "Rio", Year: "2020", Price: price, Colour: colour };
        yield { line: number + 2, values, odd: null };
      }
    })(),
  });
}

/** One car's address is a name of its own: of each car, the last that was put counts. */
const carOf = ({ at: number, changes }: typeof put extends fc.Arbitrary<infer T> ? T : never): StoredCar => {
  const { slug, ...fields } = Object.assign({}, ...changes) as Partial<CarInput>;
  return makeCar(`c${number}`, "by-hand", { ...fields, ...(slug ? { slug: `${slug}-${number}` } : {}) });
};

async function take(one: Step, held: Map<string, StoredCar>, fed: Map<string, Row>): Promise<void> {
  if ("put" in one) {
    const cars = one.put.map(carOf);
    await store.operator.stock.put(cars);
    for (const car of cars) held.set(car.id, car);
  } else if ("remove" in one) {
    await store.operator.stock.delete(one.remove.map((number) => `c${number}`));
    for (const number of one.remove) held.delete(`c${number}`);
  } else {
    await runFeed(one.feed);
    fed.clear();
    for (const line of one.feed) fed.set(`S${line.at}`, line);
  }
}

const stockOf = async (dealership: string) => {
  const cars = await store.operator.stock.list(dealership);
  return cars.toSorted((a, b) => (a.id < b.id ? -1 : 1));
};
const versionsNow = async () => {
  const versions = await store.versions();
  return ["by-hand", "by-feed"].map((id) => versions.get(`stock:${id}`) ?? 0);
};

test("[17.1.2] the stock is what was put and what the last feed says, and a version tells of every change", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      for (const id of ["by-hand", "by-feed"]) {
        await store.operator.stock.delete((await stockOf(id)).map((car) => car.id));
      }
      const held = new Map<string, StoredCar>();
      const fed = new Map<string, Row>();
      let before = [await stockOf("by-hand"), await stockOf("by-feed")];
      for (const one of steps) {
        const versions = await versionsNow();
        await take(one, held, fed);
        const after = [await stockOf("by-hand"), await stockOf("by-feed")];
        expect(after[0]).toEqual([...held.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)));
        const listed = after[1]?.filter(({ status }) => status !== "sold") ?? [];
        const shown = listed.map(({ stocknum, price, colour }) => `${stocknum} ${price} ${colour}`);
        const wanted = [...fed].map(([number, { price, colour }]) => `${number} ${Number(price) || null} ${colour}`);
        expect(shown.toSorted()).toEqual(wanted.toSorted());
        const isChanged = after.map((cars, n) => JSON.stringify(cars) !== JSON.stringify(before[n]));
        expect((await versionsNow()).map((version, n) => version !== versions[n])).toEqual(isChanged);
        before = after;
      }
    }),
    fuzz(1 / 100),
  );
});
