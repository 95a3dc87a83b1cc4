import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import type { Car } from "#domain/car/car.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { allOf, type Filter, oneOf } from "#domain/search/filter.ts";
import { readQuery } from "#domain/search/smart/read-query.ts";
import { resolveSite } from "#site/resolve-site.ts";
import { modelCounts, priceSpan } from "./finder-counts.ts";
import { loadStock } from "./load-stock.ts";
import { smartLexicon } from "./smart-lexicon.ts";

const settings = parse(readFileSync("tests/fixtures/sites/first-site.yaml", "utf8")) as Record<string, unknown>;
const content = { reviews: [], offers: [], models: [], promos: [], staff: [], faqs: [], pages: [] };
async function stockOf(...parts: Partial<Car>[]) {
  const cars = parts.map((car, at) => sampleCar({ id: `car-${at}`, slug: `car-${at}`, ...car }));
  const site = resolveSite({ settings, content }, 1, []);
  return (await loadStock(site, [cars], () => ({ known: { make: ["Lada"] } }), sampleNow)).stock;
}

test("[2.3] every model in stock is counted by car type", async () => {
  const { index } = await stockOf(
    { make: "Mazda", model: "3", car_type: "used" },
    { make: "Mazda", model: "3", car_type: "new" },
    { make: "Kia", model: "Rio", car_type: "used" },
  );
  expect(modelCounts(index)).toEqual([
    { make: "Kia", model: "Rio", value: "Kia/Rio", new: 0, demo: 0, used: 1 },
    { make: "Mazda", model: "3", value: "Mazda/3", new: 1, demo: 0, used: 1 },
  ]);
});

test("[9.6.2] the budget finder looks at cars above 1000 that can be bought", async () => {
  const { index } = await stockOf(
    { price: 1000, simple_body: "SUV" },
    { price: 9000, simple_body: "SUV" },
    { price: 30_000, simple_body: "Ute" },
    { price: 2000, simple_body: "SUV", status: "sold", sold: true, sold_date_timestamp: sampleNow - 1000 },
  );
  const span = (...filters: Filter[]) => priceSpan(index, { kind: "buy", query: "", filter: allOf(...filters) });
  expect(span()).toEqual({ min: 9000, max: 30_000 });
  expect(span(oneOf("body", ["Ute"]))).toEqual({ min: 30_000, max: 30_000 });
  expect(span(oneOf("body", ["Bus"]))).toBeNull();
});

test("[4.10.4] on a site that hires out, the budget finder looks at weekly prices", async () => {
  const { index } = await stockOf(
    { price: null, subscription_price: 189 },
    { price: 40_000, subscription_price: 320 },
    { price: 9000, subscription_price: null },
  );
  expect(priceSpan(index, { kind: "hire", query: "", filter: allOf() })).toEqual({ min: 189, max: 320 });
});

test("the box knows the words of the stock, and every make there is", async () => {
  const stock = await stockOf({ make: "Mazda", model: "CX-5", colour: "Red" });
  const read = (text: string) => readQuery(text, smartLexicon(stock), sampleNow).refinements;
  expect(read("red cx5")).toEqual({ colour: ["Red"], make: ["Mazda"], make_model: ["Mazda/CX-5"] });
  expect(read("lada")).toEqual({ make: ["Lada"] });
  expect(smartLexicon(stock)).toBe(smartLexicon(stock));
});
