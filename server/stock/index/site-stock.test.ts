import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import type { Car } from "#domain/car/car.ts";
import { electricFuel } from "#domain/car/electric.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { emptySearch, setPage, setQuery, setRange, setRefinement, setSort } from "#domain/search/search-state.ts";
import { sortOrders } from "#domain/search/sort-orders.ts";
import { resolveSite } from "#site/resolve-site.ts";
import type { Site } from "#site/site.ts";
import { loadStock, patchStock } from "./load-stock.ts";

const settings = parse(readFileSync("tests/fixtures/sites/first-site.yaml", "utf8")) as Record<string, unknown>;
const content = { reviews: [], offers: [], models: [], promos: [], staff: [], faqs: [], pages: [] };

function siteWith(own: Record<string, unknown> = {}): Site {
  return resolveSite({ settings: { ...settings, ...own }, content }, 1, []);
}
function stockOf(cars: Car[], own: Record<string, unknown> = {}) {
  return loadStock(siteWith(own), [cars], () => ({ known: {} }), sampleNow);
}
const carsOf = (count: number, parts: (number: number) => Partial<Car>): Car[] =>
  Array.from({ length: count }, (_, number) => sampleCar({ id: `car-${number}`, ...parts(number) }));
const all = emptySearch("created_at:desc");
const bodiesOf = (...bodies: string[]) => carsOf(bodies.length, (number) => ({ simple_body: bodies[number]! }));
const counted = (counts: readonly { value: string; count: number }[] | undefined) =>
  Object.fromEntries((counts ?? []).map(({ value, count }) => [value, count]));

test("[2.3.34] Electric counts the vehicles that its list shows: no hybrids", async () => {
  const fuels = ["Electric", "Hybrid", "Plug-in Hybrid", "Electric", "Petrol"];
  const { stock } = await stockOf(carsOf(fuels.length, (number) => ({ simple_fuel: fuels[number]! })));
  expect(stock.counts.electric).toBe(2);
  expect(stock.search(setRefinement(all, "fuel", [electricFuel])).total).toBe(2);
});

describe("strips of bodies and makes", () => {
  const bodies = bodiesOf("Ute", "Ute", "SUV", "Wagon", "Sedan", "Coupe", "Van", "SUV", "Hatchback");

  test("[7.1.13] the four most frequent, by count and then by name, both descending", async () => {
    expect((await stockOf(bodies)).stock.strip("body")).toEqual([
      { value: "Ute", count: 2 },
      { value: "SUV", count: 2 },
      { value: "Wagon", count: 1 },
      { value: "Van", count: 1 },
    ]);
  });

  test("[7.1.13] a site with bodies of its own shows those alone, up to twenty", async () => {
    const own = { search: { custom_bodies: ["Coupe", "Van", "SUV", "Sedan", "Wagon", "Bus"] } };
    expect((await stockOf(bodies, own)).stock.strip("body").map(({ value }) => value)).toEqual([
      "SUV",
      "Wagon",
      "Van",
      "Sedan",
      "Coupe",
    ]);
    const many = Array.from({ length: 25 }, (_, number) => `Body ${number}`);
    expect((await stockOf(bodiesOf(...many), { search: { custom_bodies: many } })).stock.strip("body")).toHaveLength(
      20,
    );
  });

  test("[7.1.13] makes are counted the same way", async () => {
    const cars = carsOf(12, (number) => ({ make: ["Kia", "Mazda", "Audi", "Ford", "Fiat"][number % 5]! }));
    expect((await stockOf(cars)).stock.strip("make")).toEqual([
      { value: "Mazda", count: 3 },
      { value: "Kia", count: 3 },
      { value: "Ford", count: 2 },
      { value: "Fiat", count: 2 },
    ]);
  });
});

describe("counts beside the results", () => {
  const cars = carsOf(40, (number) => ({
    make: number % 2 ? "Kia" : "Mazda",
    simple_body: number % 4 ? "SUV" : "Ute",
    km: number * 1000,
    price: 10_000 + number * 100,
  }));

  test("[7.1.5] a chosen facet keeps its other values, and the others are narrowed", async () => {
    const { facets, total } = (await stockOf(cars)).stock.search(setRefinement(all, "make", ["Kia"]));
    expect(total).toBe(20);
    expect(counted(facets["make"])).toEqual({ Kia: 20, Mazda: 20 });
    expect(counted(facets["body"])).toEqual({ SUV: 20 });
  });

  test("[7] a range tells the ends and the spread of what the other choices leave", async () => {
    const chosen = setRange(setRefinement(all, "make", ["Kia"]), "km", { min: 10_000, max: 20_000 });
    const { ranges, total } = (await stockOf(cars)).stock.search(chosen);
    expect(total).toBe(5);
    expect(ranges["km"]).toMatchObject({ min: 1000, max: 39_000 });
    expect(ranges["price"]).toMatchObject({ min: 11_100, max: 11_900 });
    expect(ranges["km"]?.buckets.reduce((sum, count) => sum + count, 0)).toBe(20);
  });

  test("[9.1.1] 21 to a page, and the last page holds the rest", async () => {
    const { stock } = await stockOf(cars);
    expect([stock.search(all).cars.length, stock.search(setPage(all, 2)).cars.length]).toEqual([21, 19]);
    expect(stock.search(all)).toMatchObject({ total: 40, pages: 2 });
    expect(stock.search(setPage(all, 9))).toMatchObject({ cars: [], total: 40 });
  });

  test("[9.1.2] limits of make and model are the site's own", async () => {
    const makes = carsOf(30, (number) => ({ make: `Make ${number % 15}`, model: `Model ${number}` }));
    const facets = [{ facet: "make" }, { facet: "model" }];
    const own = { search: { facets, facet_limits: { make: 10, model: 25 } } };
    const answer = (await stockOf(makes, own)).stock.search(all);
    expect([answer.facets["make"]?.length, answer.facets["model"]?.length]).toEqual([10, 25]);
  });

  test("[4.9.2] above 1999 hits the total is summed over what was found, whatever is chosen", async () => {
    const many = carsOf(4200, (number) => ({
      car_type: number % 2 ? "used" : "demo",
      status: number % 21 ? "in_stock" : "coming_soon",
    }));
    const { stock } = await stockOf(many);
    expect(stock.search(all).total).toBe(4200);
    const used = setRefinement(all, "car_type", ["used"]);
    expect(stock.search(used).total).toBe(2100);
    expect(stock.search(setRefinement(used, "status", ["in_stock"])).total).toBe(2000);
  });
});

test("[7] what a visitor writes is a value, whatever it looks like", async () => {
  const makes = ["Ford", 'Say "hi"', "ends with \\", "AND"];
  const { stock } = await stockOf(carsOf(makes.length, (number) => ({ make: makes[number]! })));
  for (const make of makes) {
    const { cars } = stock.search(setRefinement(all, "make", [make]));
    expect(cars.map((car) => car.make)).toEqual([make]);
  }
  expect(stock.search(setRefinement(all, "make", ['x" OR make = "Ford'])).total).toBe(0);
});

describe("what is listed", () => {
  const cars = [
    sampleCar({ id: "priced", price: 30_000 }),
    sampleCar({ id: "cheap", price: 10_000, name: "2019 Mazda 3", make: "Mazda", model: "3" }),
    sampleCar({ id: "unpriced", price: null, name: "2018 Kia Rio", make: "Kia", model: "Rio" }),
  ];
  const ids = (found: { cars: Car[] }) => found.cars.map(({ id }) => id);

  test("[4.1] price ascending leaves out cars without a price where the site says so", async () => {
    const cheapest = setSort(all, "price:asc");
    expect(ids((await stockOf(cars)).stock.search(cheapest))).toEqual(["cheap", "priced", "unpriced"]);
    const own = { search: { price_ascending_needs_price: true } };
    expect(ids((await stockOf(cars, own)).stock.search(cheapest))).toEqual(["cheap", "priced"]);
  });

  test("[7.1.4] the dealer's own filter, written with ':', narrows stock, counts and strips", async () => {
    const own = { search_filters: { filter: 'make:"Mazda" OR make:Kia' } };
    const { stock } = await stockOf(cars, own);
    expect(ids(stock.search(all)).sort()).toEqual(["cheap", "unpriced"]);
    expect(stock.counts.all).toBe(2);
    expect(stock.strip("make").map(({ value }) => value)).toEqual(["Mazda", "Kia"]);
  });

  test("[4.1.5] a sold car is listed within its window, and the moment it leaves is known", async () => {
    const day = 86_400_000;
    const sold = (id: string, daysAgo: number) =>
      sampleCar({ id, status: "sold", sold_date_timestamp: sampleNow - daysAgo * day });
    const { stock, changesAt } = await stockOf([sold("recent", 2), sold("old", 4)]);
    expect(ids(stock.search(all))).toEqual(["recent"]);
    expect(changesAt).toBe(sampleNow + day);
    const later = await loadStock(siteWith(), [[sold("recent", 2)]], () => ({ known: {} }), changesAt);
    expect(later.stock.counts.all).toBe(0);
  });

  test("[7] words find cars in any order, with a typo and a beginning", async () => {
    const { stock } = await stockOf(cars);
    expect(ids(stock.search(setQuery(all, "hilux toyta")))).toEqual(["priced"]);
    expect(ids(stock.search(setQuery(all, "maz")))).toEqual(["cheap"]);
  });
});

describe("the order of what is listed", () => {
  const sold = { status: "sold", sold: true, sold_date_timestamp: sampleNow - 3_600_000 } as const;
  // The sold one would be first in every order.
  const cars = [
    sampleCar({ id: "sold", ...sold, price: 5000, km: 10, year: 2026, created_at: "2026-06-02T00:00:00Z" }),
    sampleCar({ id: "free", price: 9000, km: 900, year: 2020, created_at: "2026-06-01T00:00:00Z" }),
  ];

  test.each(sortOrders)("[4.1] a sold car comes after those that can be bought, by %s", async (order) => {
    const { stock } = await stockOf(cars);
    expect(stock.search(setSort(all, order)).cars.map(({ id }) => id)).toEqual(["free", "sold"]);
  });
});

describe("a few cars in another state", () => {
  const cars = [sampleCar({ id: "one" }), sampleCar({ id: "two" }), sampleCar({ id: "three", status: "coming_soon" })];
  const patched = async (own: Record<string, unknown>, ids: string[], changed: Car[]) =>
    patchStock(siteWith(own), await stockOf(cars, own), { ids, cars: changed }, sampleNow);
  const ids = (stock: { ids: () => readonly string[] }) => stock.ids().toSorted();

  test("[7] the dealer's own filter holds for them: who leaves it goes, who comes back is there again", async () => {
    const own = { search_filters: { filter: "reserved:false" } };
    const reserved = { ...cars[1]!, reserved: true };
    const left = await patched(own, ["two"], [reserved]);
    expect([ids(left.stock), left.stock.counts.all]).toEqual([["one", "three"], 2]);
    const back = patchStock(siteWith(own), left, { ids: ["two"], cars: [cars[1]!] }, sampleNow);
    expect(ids(back.stock)).toEqual(["one", "three", "two"]);
  });

  test("[4.1] what is not listed any more, or not there, leaves; the next moment of change is the earliest", async () => {
    const day = 86_400_000;
    const sold = { ...cars[0]!, status: "sold" as const, sold_date_timestamp: sampleNow - 2 * day };
    const one = await patched({}, ["one", "two"], [sold]);
    expect([ids(one.stock), one.changesAt]).toEqual([["one", "three"], sampleNow + day]);
    const hidden = await patched({}, ["one"], [{ ...cars[0]!, show_on_dealer_website: false }]);
    expect(ids(hidden.stock)).toEqual(["three", "two"]);
  });
});
