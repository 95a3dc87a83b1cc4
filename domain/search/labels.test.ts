import { expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { facetNamed, facetNames, type FacetName } from "./facets.ts";
import { namesItself, rangeLabel, valueLabel, valuesLabel } from "./labels.ts";
import type { Range } from "./search-state.ts";

const format = formatOf(au);

test("[3.7.1] the name of each facet, where a site gives it no other", () => {
  expect(facetNames.map((name) => `${name}: ${facetNamed(name).label}`)).toEqual([
    "status: Availability",
    "badge: Badge",
    "car_type: Condition",
    "categories: Category",
    "city: City",
    "colour: Colour",
    "dealership_name: Dealership",
    "filtered_features: Features",
    "item_type: Vehicle type",
    "km: Kilometres",
    "location_name: Location",
    "make: Make",
    "make_model: Model",
    "model: Model",
    "price: Price",
    "subscription_price: Subscription price",
    "price_range: Price range",
    "seats: Seats",
    "body: Body",
    "drive: Drive",
    "fuel: Fuel",
    "transmission: Transmission",
    "state: State",
    "tag: Tag",
    "weekly_price_range: Weekly repayment",
    "year: Year",
    "dealership_slug: Dealer",
    "features: Features",
    "size: Size",
    "electric_range: Electric range",
  ]);
});

test.each<[FacetName, string, string]>([
  ["car_type", "new", "New"],
  ["car_type", "demo", "Demo"],
  ["car_type", "used", "Used"],
  ["car_type", "constructor", "constructor"],
  ["status", "in_stock", "In stock"],
  ["status", "coming_soon", "Coming soon"],
  ["status", "sold", "Sold"],
  ["item_type", "car", "Cars"],
  ["item_type", "motorcycle", "Motorcycles"],
  ["item_type", "caravan", "Caravans"],
  ["item_type", "truck", "Trucks"],
  ["make_model", "Toyota/Hilux", "Hilux"],
  ["location_name", "Parramatta - Sales", "Parramatta"],
  ["price_range", "under 10k", "Under $10,000"],
  ["price_range", "20-30k", "$20,000 to $30,000"],
  ["price_range", "over 100k", "Over $100,000"],
  ["price_range", "a bargain", "a bargain"],
  ["weekly_price_range", "under 50", "Under $50 a week"],
  ["weekly_price_range", "100-150", "$100 to $150 a week"],
  ["weekly_price_range", "over 300", "Over $300 a week"],
  ["attributes.lams", "true", "Yes"],
  ["attributes.lams", "false", "No"],
  ["attributes.licence", "LR", "LR"],
])("the value of %s that is stored as %s reads %s", (facet, value, label) => {
  expect(valueLabel(facet, value, format)).toBe(label);
});

test.each<[FacetName, string[], string]>([
  ["colour", ["White"], "White"],
  ["colour", ["Red", "White"], "Red or White"],
  ["colour", ["Blue", "Red", "White"], "Blue, Red or White"],
  ["seats", ["1"], "1 seat"],
  ["seats", ["7"], "7 seats"],
  ["seats", ["5", "7"], "5 or 7 seats"],
  ["attributes.sleeps", ["4", "5"], "Sleeps 4 or 5"],
  ["attributes.axles", ["1"], "1 axle"],
  ["attributes.axles", ["2"], "2 axles"],
  ["attributes.licence", ["LR"], "LR licence"],
  ["attributes.lams", ["Yes"], "LAMS approved"],
  ["attributes.lams", ["No"], "Not LAMS approved"],
])("a chip of %s with %j reads %s", (facet, labels, text) => {
  expect(valuesLabel(facet, labels, format)).toBe(text);
});

test("an attribute that no sentence is known for goes by its name", () => {
  const facet: FacetName = "attributes.colour_code";
  expect(valuesLabel(facet, ["040"], format)).toBe(`${facetNamed(facet).label} 040`);
});

test.each<[FacetName, Range, string]>([
  ["price", { min: 20_000, max: 75_000 }, "$20,000 to $75,000"],
  ["price", { min: null, max: 20_000 }, "Up to $20,000"],
  ["price", { min: 20_000, max: null }, "From $20,000"],
  ["price", { min: 20_000, max: 20_000 }, "$20,000"],
  ["km", { min: null, max: 80_000 }, "Up to 80,000 km"],
  ["year", { min: 2019, max: null }, "From 2019"],
  ["subscription_price", { min: null, max: 300 }, "Up to $300 a week"],
  ["attributes.atm", { min: null, max: 2500 }, "ATM up to 2,500 kg"],
  ["attributes.atm", { min: 2000, max: 2500 }, "ATM 2,000 kg to 2,500 kg"],
  ["attributes.engine_cc", { min: 600, max: null }, "Engine size from 600 cc"],
  ["price", { min: null, max: null }, ""],
])("a chip of %s from %j reads %s", (facet, range, text) => {
  expect(rangeLabel(facet, range, format)).toBe(text);
});

test("seats, attributes and weekly prices say what they are; others need the facet's name", () => {
  const all: FacetName[] = [...facetNames, "attributes.sleeps", "attributes.own"];
  expect(all.filter(namesItself)).toEqual(["subscription_price", "seats", "attributes.sleeps", "attributes.own"]);
});
