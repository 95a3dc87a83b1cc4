import { describe, expect, test } from "vitest";
import type { Car } from "#domain/car/car.ts";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import { facetNamed, facetNames, isFacetName, type FacetName, type FacetSettings } from "./facets.ts";
import { makeModelOf, splitMakeModel } from "./make-model.ts";
import { priceRanges, weeklyPriceRanges } from "./price-ranges.ts";

const settings: FacetSettings = {
  search: { features: ["Tow bar", "Sunroof"] },
  weekly: () => null,
  loan: () => null,
  features: () => [],
  usual: () => ({ size: null, electricRange: null }),
};

function valuesOf(name: FacetName, car: Car, of = settings): unknown {
  const facet = facetNamed(name);
  return facet.kind === "range" ? facet.value(car, of) : facet.values(car, of);
}

test("[2.2.20, 3.7.1] the facets of the spec, in its order, and those of our own", () => {
  expect(facetNames.join(", ")).toBe(
    "status, badge, car_type, categories, city, colour, dealership_name, filtered_features, item_type, km, " +
      "location_name, make, make_model, model, price, subscription_price, price_range, seats, body, drive, fuel, " +
      "transmission, state, tag, weekly_price_range, year, dealership_slug, features, size, electric_range",
  );
  expect(facetNames.filter((name) => facetNamed(name).kind === "range")).toEqual([
    "km",
    "price",
    "subscription_price",
    "year",
    "electric_range",
  ]);
});

describe("[3.7.2] where a facet's value comes from", () => {
  const car = sampleCar({
    badge: "SR5",
    categories: ["Rental", "Family"],
    colour: "White",
    features: ["Tow bar", "Radio"],
    seats: 5,
    simple_body: "Ute",
    simple_drive: "4WD",
    simple_fuel: "Diesel",
    fuel: "Diesel - Turbo",
    simple_transmission: "Automatic",
    subscription_price: 299,
    tag: "Special",
    attributes: { sleeps: 4, lams: true, tare: 1850, colour_code: "040" },
  });
  test.each<[FacetName, unknown]>([
    ["status", ["in_stock"]],
    ["badge", ["SR5"]],
    ["car_type", ["used"]],
    ["categories", ["Rental", "Family"]],
    ["city", ["Sydney"]],
    ["colour", ["White"]],
    ["dealership_name", ["Harbour City Motors"]],
    ["filtered_features", ["Tow bar"]],
    ["item_type", ["car"]],
    ["km", 72_480],
    ["location_name", ["Alexandria"]],
    ["make", ["Toyota"]],
    ["make_model", ["Toyota/Hilux"]],
    ["model", ["Hilux"]],
    ["price", 49_990],
    ["subscription_price", 299],
    ["price_range", ["40-50k"]],
    ["seats", ["5"]],
    ["body", ["Ute"]],
    ["drive", ["4WD"]],
    ["fuel", ["Diesel"]],
    ["transmission", ["Automatic"]],
    ["state", ["NSW"]],
    ["tag", ["Special"]],
    ["weekly_price_range", []],
    ["year", 2021],
    ["dealership_slug", ["harbour-city"]],
    ["attributes.sleeps", ["4"]],
    ["attributes.lams", ["true"]],
    ["attributes.tare", 1850],
    ["attributes.colour_code", ["040"]],
    ["attributes.axles", []],
    ["attributes.atm", null],
  ])("%s is %j", (name, value) => {
    expect(valuesOf(name, car)).toEqual(value);
  });

  test("[3.7.2] what a car does not say is no value", () => {
    const silent: FacetName[] = ["badge", "colour", "body", "seats", "tag", "categories", "filtered_features"];
    expect(silent.map((name) => valuesOf(name, sampleCar()))).toEqual(silent.map(() => []));
  });
});

test.each([
  [null, []],
  [10, []],
  [11, ["under 10k"]],
  [9_999, ["under 10k"]],
  [10_000, ["10-20k"]],
  [20_000, ["20-30k"]],
  [30_000, ["30-40k"]],
  [40_000, ["40-50k"]],
  [50_000, ["50-75k"]],
  [74_999, ["50-75k"]],
  [75_000, ["75-100k"]],
  [99_999, ["75-100k"]],
  [100_000, ["over 100k"]],
])("[3.7.3] price %s stands in %j", (price, range) => {
  expect(valuesOf("price_range", sampleCar({ price }))).toEqual(range);
});

test.each([
  [null, []],
  [49, ["under 50"]],
  [50, ["50-100"]],
  [100, ["100-150"]],
  [150, ["150-200"]],
  [200, ["200-300"]],
  [299, ["200-300"]],
  [300, ["over 300"]],
])("[3.7.3] %s a week stands in %j", (weekly, range) => {
  expect(valuesOf("weekly_price_range", sampleCar(), { ...settings, weekly: () => weekly })).toEqual(range);
});

test("[3.7.3] ranges of prices leave no gap", () => {
  for (const ranges of [priceRanges, weeklyPriceRanges]) {
    expect(ranges[0]?.from).toBe(0);
    expect(ranges.at(-1)?.below).toBe(Infinity);
    expect(ranges.slice(1).map(({ from }) => from)).toEqual(ranges.slice(0, -1).map(({ below }) => below));
  }
});

test("make and model part where they were joined", () => {
  expect(splitMakeModel(makeModelOf({ make: "Land Rover", model: "Range/Sport" }))).toEqual({
    make: "Land Rover",
    model: "Range/Sport",
  });
  expect(splitMakeModel(makeModelOf({ make: "A/B", model: "C" }))).toEqual({ make: "A-B", model: "C" });
  expect(splitMakeModel("Hilux")).toEqual({ make: "", model: "Hilux" });
});

test("only facets have facet names", () => {
  expect(["make", "attributes.sleeps"].every(isFacetName)).toBe(true);
  expect(["toString", "attributes.", "utm_source", "__proto__"].some(isFacetName)).toBe(false);
});

test("[3.3.2, 3.3.4] facts of a car's past are facets where a site says so", () => {
  const past = sampleCar({ attributes: { owners: 1, service_history: "Full", ancap_stars: 5, ruc_paid_to: 70_000 } });
  expect(valuesOf("attributes.owners", past)).toEqual(["1"]);
  expect(valuesOf("attributes.service_history", past)).toEqual(["Full"]);
  expect(valuesOf("attributes.ancap_stars", past)).toEqual(["5"]);
  expect(valuesOf("attributes.ruc_paid_to", past)).toBe(70_000);
});
