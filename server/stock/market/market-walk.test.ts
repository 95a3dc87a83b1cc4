import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { makeCar, makeDealership } from "#tests/support/store-fixtures.ts";
import { Market } from "./market.ts";

// The shortcut: the market compares versions every ten minutes, and reads the dealerships that changed. The long way: a
// market that has read nothing yet reads all cars, at the same moments.

const minute = 60_000;
const ageMs = 10 * minute;
const yards = ["here", "there"] as const;
let dataDir: string;
let store: Store;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-market-"));
  store = await openStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const models = ["Corolla", "Hilux"] as const;
const slot = fc.record({ yard: fc.constantFrom(...yards), at: fc.nat(3) });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      put: slot,
      model: fc.constantFrom(...models),
      price: fc.constantFrom(0, 20_000, 30_000),
      isShown: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ remove: slot }) },
  { weight: 1, arbitrary: fc.record({ move: fc.constantFrom("NSW", "VIC") }) },
  { weight: 4, arbitrary: fc.record({ minutes: fc.constantFrom(0.5, 4, 9.9, 10, 25) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Slot = { yard: string; at: number };

const idOf = ({ yard, at }: Slot): string => `${yard}-${at}`;

async function take({ operator }: Store, one: Exclude<Step, { minutes: number }>): Promise<void> {
  if ("put" in one) {
    const { put, model, price, isShown } = one;
    const fields = { model, price, km: 40_000, show_on_dealer_website: isShown };
    await operator.stock.put([makeCar(idOf(put), put.yard, fields)]);
  } else if ("remove" in one) await operator.stock.delete([idOf(one.remove)]);
  else await operator.dealerships.put([movedTo(one.move)]);
}

/** The state of a yard decides which averages a car counts for. */
function movedTo(state: string) {
  const there = makeDealership("there");
  const locations = there.locations.map((place) => ({ ...place, address: { ...place.address, state } }));
  return { ...there, locations };
}

const comparablesOf = (market: Market) =>
  models.map((model) =>
    market
      .like({ make: "Toyota", model }, "AU")
      .map((one) => JSON.stringify(one))
      .toSorted(),
  );

async function readAnew(now: number) {
  const market = new Market(store, () => now);
  await market.load();
  return comparablesOf(market);
}

test("[15.4.1] the market is what reading all cars told, ten minutes ago at most", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      let now = Date.UTC(2026, 2, 1);
      await store.operator.dealerships.put(yards.map((yard) => makeDealership(yard)));
      for (const yard of yards) {
        await store.operator.stock.delete((await store.operator.stock.list(yard)).map(({ id }) => id));
      }
      const market = new Market(store, () => now);
      let read = { at: Number.NEGATIVE_INFINITY, comparables: comparablesOf(market) };
      for (const one of steps) {
        if ("minutes" in one) now += one.minutes * minute;
        else await take(store, one);
        await market.load();
        if (now - read.at >= ageMs) read = { at: now, comparables: await readAnew(now) };
        expect(comparablesOf(market)).toEqual(read.comparables);
      }
    }),
    fuzz(1 / 40),
  );
});
