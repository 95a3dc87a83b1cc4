import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import type { Car } from "#domain/car/car.ts";
import { allOf } from "#domain/search/filter.ts";
import { engineSort } from "#domain/search/search-filters.ts";
import { resolveSite } from "#site/resolve-site.ts";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { keysInTurn, textOf } from "./listing-query.ts";
import { loadStock } from "./load-stock.ts";

const settings = parse(readFileSync("tests/fixtures/sites/first-site.yaml", "utf8")) as Record<string, unknown>;
const content = { reviews: [], offers: [], models: [], promos: [], staff: [], faqs: [], pages: [] };
const site = resolveSite({ settings, content }, 1, []);

const stockOf = async (cars: Car[]) => (await loadStock(site, [cars], () => ({ known: {} }), sampleNow)).stock;

const car = fc.record({
  make: fc.constantFrom("Kia", "Mazda", "Ford", "MG"),
  status: fc.constantFrom("in_stock" as const, "in_stock" as const, "sold" as const),
  price: fc.constantFrom(9000, 20_000, 30_000),
});

test("[16.1.11] pages of values in turn are the whole list in pages: for sale first, then by turn, then in order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(car, { maxLength: 25 }),
      fc.shuffledSubarray(["Kia", "Mazda", "Ford", "None"]),
      fc.integer({ min: 1, max: 7 }),
      async (made, values, limit) => {
        const sold = { sold: true, sold_date_timestamp: sampleNow - 1000 };
        const cars = made.map((one, index) =>
          sampleCar({ id: `car-${index}`, slug: `car-${index}`, ...one, ...(one.status === "sold" ? sold : {}) }),
        );
        const { index } = await stockOf(cars);
        const query = { filter: allOf(), parts: {}, sort: engineSort("price:asc") };
        const { keys: whole } = index.disjunctive({ ...query, limit: 100, attributesToRetrieve: [] });
        const carOf = new Map(cars.map((one) => [one.id, one]));
        const rank = (key: string) => {
          const { make, status } = carOf.get(key)!;
          const turn = values.indexOf(make);
          return (status === "sold" ? 100 : 0) + (turn < 0 ? values.length : turn);
        };
        const expected = whole.toSorted((a, b) => rank(a) - rank(b));
        const pages = Array.from({ length: Math.ceil(whole.length / limit) }, (_, page) =>
          keysInTurn(index, query, { facet: "make", values }, { limit, offset: page * limit }),
        );
        expect(pages.flat()).toEqual(expected);
      },
    ),
    { numRuns: 60 },
  );
});

test("[16.2.4] words of a text are whole words; a single one may be the beginning of one", () => {
  expect(textOf("wild", {})).toEqual({ q: "wild", matchingStrategy: "all" });
  expect(textOf("wild trak", {}).q).toBe("wild trak ");
  expect(textOf("wild", { whole: true }).q).toBe("wild ");
  expect(textOf("ranger wild", { begun: true }).q).toBe("ranger wild");
});

test("[16.1.12] a number plate opens the vehicle, however it is spaced, unless two have it", async () => {
  const stock = await stockOf([
    sampleCar({ id: "a", rego: "DLV-74H" }),
    sampleCar({ id: "b", slug: "b", stocknum: "U101", rego: "1AB 2CD" }),
    sampleCar({ id: "c", slug: "c", stocknum: "U102", rego: "1ab2ce" }),
    sampleCar({ id: "d", slug: "d", stocknum: "U103", rego: "1AB 2CE" }),
  ]);
  const idOf = (typed: string) => stock.byNumber(typed)?.id ?? null;
  expect(["DLV74H", "dlv 74h", "DLV·74H", "1ab2cd", "1AB-2CD"].map(idOf)).toEqual(["a", "a", "a", "b", "b"]);
  expect(["1AB2CE", "DLV74", "74H", "DLV"].map(idOf)).toEqual([null, null, null, null]);
});

test("[16.1.12] a stock number, a VIN or its last six characters open the vehicle", async () => {
  const stock = await stockOf([
    sampleCar({ id: "a", stocknum: "HC-10603", vin: "JTM67SWX4PF140006" }),
    sampleCar({ id: "b", slug: "b", stocknum: "20417", vin: "JTM67SWX4PF240006" }),
  ]);
  const idOf = (typed: string) => stock.byNumber(typed)?.id ?? null;
  expect(["HC-10603", "hc-10603", "20417", "jtm67swx4pf240006", "F140006"].map(idOf)).toEqual([
    "a",
    "a",
    "b",
    "b",
    "a",
  ]);
  // Two vehicles share it, or it is no number at all.
  expect(["40006", "140006", "4PF1", "corolla", "10603"].map(idOf)).toEqual([null, "a", null, null, null]);
  expect(idOf("040006")).toBeNull();
});
