import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Car } from "#domain/car/car.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { resolveSite } from "#site/resolve-site.ts";
import { loadStock } from "./load-stock.ts";
import { suggest } from "./suggest.ts";

const fixture = parse(readFileSync("tests/fixtures/sites/first-site.yaml", "utf8")) as Record<string, unknown>;
const content = { reviews: [], offers: [], models: [], promos: [], staff: [], faqs: [], pages: [] };

async function siteWith(cars: Partial<Car>[], search: object = {}) {
  const site = resolveSite({ settings: { ...fixture, search }, content }, 1, []);
  const stocked = cars.map((car, at) => sampleCar({ id: `car-${at}`, slug: `car-${at}`, ...car }));
  const { stock } = await loadStock(site, [stocked], () => ({ known: {} }), sampleNow);
  return (text: string) => suggest(text, stock, site, sampleNow);
}

/** A listing shows it for some days. */
const justSold = { sold: true, status: "sold" as const, sold_date_timestamp: sampleNow - 1000 };
const family = { simple_fuel: "Hybrid", seats: 7, simple_body: "SUV" };
const suggestionsFor = await siteWith([
  { ...family, make: "Toyota", model: "Kluger", name: "Kluger", price: 44_000, custom_rank: 1 },
  { ...family, make: "Kia", model: "Sorento", name: "Sorento", price: 39_000, custom_rank: 2 },
  { ...family, make: "Kia", model: "Carnival", name: "Carnival", price: 61_000 },
  { simple_fuel: "Petrol", seats: 5, simple_body: "Hatchback", make: "Mazda", model: "3", name: "3", price: 20_000 },
]);

test("[2.3.38, 16.3.1] the first row is the search as it was understood, and the cars are its hits", () => {
  const { search, hits } = suggestionsFor("7 seat hybrid under 45k");
  expect(search?.label).toBe("2 seven-seat hybrids under $45,000");
  expect(search?.url).toMatch(/\?q=7\+seat\+hybrid\+under\+45k$/);
  expect(hits.map(({ name, price }) => [name, price])).toEqual([
    ["Sorento", "$39,000"],
    ["Kluger", "$44,000"],
  ]);
});

test("[2.3.38] one search has one row: a name is not counted again where the first row is the search for it", () => {
  expect(suggestionsFor("suv").bodies).toEqual({});
  expect(suggestionsFor("kia").makes).toEqual({});
  expect(suggestionsFor("kia").models).toEqual({ "Kia/Sorento": 1, "Kia/Carnival": 1 });
  expect(suggestionsFor("kia sorento").models).toEqual({});
  expect(suggestionsFor("hybrid suv").bodies).toEqual({ SUV: 3 });
});

test("[2.3.38] names are counted as the listing counts them, with the cars just sold", async () => {
  const suggestions = await siteWith([
    { make: "Kia", model: "Rio", name: "Rio" },
    { make: "Kia", model: "Rio", name: "Rio", ...justSold },
    { make: "Kia", model: "Stinger", name: "Stinger", ...justSold },
  ]);
  expect(suggestions("kia")).toMatchObject({ total: 3, models: { "Kia/Rio": 2 } });
  expect(Object.keys(suggestions("kia").models)).toEqual(["Kia/Rio"]);
});

test("[16.1.2] a model with a point in its name is understood as it is written, and without the point", async () => {
  const suggestions = await siteWith([
    { make: "Volkswagen", model: "ID.4", name: "Volkswagen ID.4" },
    { make: "Volkswagen", model: "Golf", name: "Volkswagen Golf" },
  ]);
  for (const typed of ["id.4", "ID 4", "id4"]) {
    expect(suggestions(typed)).toMatchObject({ total: 1, search: { label: "1 Volkswagen ID.4 car" } });
  }
});

test("[2.3] words that no car matches are left out, as in the listing", () => {
  expect(suggestionsFor("mazda zebra").search?.label).toBe("1 Mazda car");
  expect(suggestionsFor("zebra")).toMatchObject({ search: null, hits: [] });
  expect(suggestionsFor("")).toMatchObject({ search: null, hits: [] });
});

test("[16.3.4] an empty box is told what the site has most of, with the addresses of those listings", async () => {
  const { popular, search, hits } = (
    await siteWith(
      [
        { make: "Kia", simple_body: "SUV" },
        { make: "Kia", simple_body: "Hatchback" },
        { make: "Mazda", simple_body: "SUV" },
        { make: "Ford", simple_body: "SUV", ...justSold },
        { make: "Mazda", simple_body: "SUV", ...justSold },
      ],
      { facets: [{ facet: "body", label: "Style" }, { facet: "price" }, { facet: "make" }] },
    )
  )("  ");
  expect({ search, hits }).toEqual({ search: null, hits: [] });
  expect(popular).toEqual([
    {
      label: "Style",
      searches: [
        { label: "SUV", url: "/search?body=SUV", count: 4 },
        { label: "Hatchback", url: "/search?body=Hatchback", count: 1 },
      ],
    },
    {
      label: "Make",
      searches: [
        { label: "Kia", url: "/search?make=Kia", count: 2 },
        { label: "Mazda", url: "/search?make=Mazda", count: 2 },
      ],
    },
  ]);
});

test("[2.3] an understood search that finds nothing says so, and leads to the listing with its near ones", () => {
  const { search, hits } = suggestionsFor("7 seat hybrid under 30k");
  expect(search?.label).toMatch(/^No .*under \$30,000: see what comes close$/);
  expect(hits).toEqual([]);
});

test("[2.3] the beginning of a name finds cars too", () => {
  const { search, models } = suggestionsFor("sor");
  expect(search?.label).toBe("1 car for sale matching “sor”");
  expect(models).toEqual({ "Kia/Sorento": 1 });
  // From four letters on a name is understood, as the listing understands it.
  expect(suggestionsFor("soren").search?.label).toBe("1 Kia Sorento car");
});

test("[4.3] a site that prices by the week says so", async () => {
  const weekly = await siteWith(
    [
      { simple_body: "SUV", subscription_price: 289, price: 40_000 },
      { simple_body: "SUV", subscription_price: 389, price: 30_000 },
    ],
    { facets: [{ facet: "subscription_price" }] },
  );
  const { search, hits } = weekly("suv under 300 a week");
  expect(search?.label).toBe("1 SUV under $300 a week");
  expect(hits.map(({ price, label }) => [price, label])).toEqual([["$289 per week", "Alexandria"]]);
  expect(suggestionsFor("sorento").hits.map(({ label }) => label)).toEqual(["Used car"]);
});
