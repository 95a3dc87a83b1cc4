import { beforeEach, describe, expect, test } from "vitest";
import { type Car, carSchema } from "#domain/car/car.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { aCar } from "#tests/support/test-app.ts";
import { Market } from "./market.ts";

const minute = 60_000;
const address = { city: "Sydney", state: "NSW" };
const yard = { id: "first-yard", name: "Yard", slug: "yard", address, contact_detail: { phone: "" } };
const dealership = (id: string) => ({ id, slug: id, name: id, locations: [yard] });
const moved = (id: string, state: string): ReturnType<typeof dealership> => ({
  ...dealership(id),
  locations: [{ ...yard, address: { ...address, state } }],
});
let places: ReturnType<typeof dealership>[];
let stock: Record<string, Car[]>;
let versions: Map<string, number>;
let reads: string[];
let now: number;
let market: Market;

const car = (id: string, price: number, over: object = {}): Car =>
  ({ ...carSchema.parse(aCar({ id, price, year: 2021, km: 40_000, ...over })), state: "NSW" }) as Car;
const priced = (name: string, ...prices: number[]) => prices.map((price, n) => car(`${name}-${n}`, price));

function put(id: string, cars: Car[]): void {
  stock[id] = cars;
  versions.set(`stock:${id}`, (versions.get(`stock:${id}`) ?? 0) + 1);
}

beforeEach(() => {
  places = ["here", "there"].map(dealership);
  [stock, versions, reads, now] = [{}, new Map(), [], Date.parse("2026-03-10T01:00:00Z")];
  put("here", priced("here", 20_000, 20_000, 20_000));
  put("there", priced("there", 20_000, 20_000, 20_000));
  const store = {
    versions: async () => versions,
    operator: {
      dealerships: { list: async () => places },
      stock: {
        async *portions(id: string) {
          reads.push(id);
          yield stock[id] ?? [];
        },
      },
    },
  } as unknown as Store;
  market = new Market(store, () => now);
});

const averageOf = async (one: Car) => {
  await market.load();
  return market.withAverages(one).autograb_data?.average_market_price ?? null;
};

describe("[5] averages where the feed carries none", () => {
  test("[15.4.1] are of the cars of all dealerships, and never of fewer than five", async () => {
    expect(await averageOf(car("mine", 25_000))).toBe(20_000);
    put("there", priced("there", 20_000));
    now += 11 * minute;
    expect(await averageOf(car("mine", 25_000))).toBeNull();
  });

  test("[15.4.1] a car is no measure of itself", async () => {
    put("there", priced("there", 20_000));
    put("here", [...priced("here", 20_000, 20_000, 20_000), car("mine", 25_000)]);
    // Five in all, but four others.
    expect(await averageOf(car("mine", 25_000))).toBeNull();
  });

  test("move as stock changes, after ten minutes at the latest, and are not read again for nothing", async () => {
    const mine = car("mine", 25_000);
    expect(await averageOf(mine)).toBe(20_000);
    expect(reads).toEqual(["here", "there"]);
    put("there", priced("there", 30_000, 30_000, 30_000, 30_000, 30_000, 30_000, 30_000));
    now += 2 * minute;
    expect(await averageOf(mine)).toBe(20_000);
    now += 10 * minute;
    expect(await averageOf(mine)).toBeGreaterThan(28_000);
    expect(reads).toEqual(["here", "there", "there"]);
    // A dealership that is gone takes its cars along.
    places.pop();
    now += 10 * minute;
    expect(await averageOf(mine)).toBeNull();
  });

  test("[15.4.1] a yard that moves to another country takes its cars there", async () => {
    const mine = car("mine", 25_000);
    expect(await averageOf(mine)).toBe(20_000);
    places = [dealership("here"), moved("there", "Auckland")];
    versions.set("dealership:there", 1);
    now += 10 * minute;
    expect(await averageOf(mine)).toBeNull();
  });

  test("[15.4.2] a feed that has its own keeps them, and so does what cannot be compared", async () => {
    const own = { average_market_price: 31_000, state_average_market_price: null };
    expect(await averageOf(car("mine", 25_000, { autograb_data: own }))).toBe(31_000);
    expect(await averageOf(car("mine", 25_000, { car_type: "new" }))).toBeNull();
    expect(await averageOf(car("mine", 25_000, { item_type: "caravan" }))).toBeNull();
    expect(await averageOf({ ...car("mine", 25_000), state: "Auckland" })).toBeNull();
  });
});
