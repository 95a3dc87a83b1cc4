import { expect, test } from "vitest";
import type { Country } from "#domain/country/country.ts";
import { countries } from "#domain/country/countries.ts";
import { formatOf } from "#domain/country/format.ts";
import type { FacetName } from "../facets.ts";
import { buildLexicon } from "./lexicon.ts";
import { meaningLabel } from "./meaning-label.ts";
import { readQuery } from "./read-query.ts";
import { testingVocabulary } from "./testing/car-vocabulary.ts";

// Visitors type the units of their country, or those of another. Searches hold metric figures; chips say the country's.

const now = Date.UTC(2026, 6, 1);
const ranges: FacetName[] = [
  "price",
  "km",
  "year",
  "electric_range",
  "attributes.fuel_use",
  "attributes.power",
  "attributes.tow_braked",
];
const { US, AU } = countries;
const american = buildLexicon({
  ...testingVocabulary,
  body: ["Pickup", "SUV", "Sedan"],
  fuel: ["Gasoline", "Diesel", "Hybrid"],
  state: ["TX"],
  ranges,
  units: { odometer_unit: US.odometer_unit, measures: US.measures },
});
const australian = buildLexicon({ ...testingVocabulary, ranges });
const chips = (lexicon: typeof american, country: Country) => (query: string) => {
  const { understood, query: text } = readQuery(query, lexicon, now);
  const labels = understood.map((one) => meaningLabel(one, formatOf({ ...country, country })));
  return text === "" ? labels : [...labels, `text ${text}`];
};

test.each<[string, string[]]>([
  ["60k miles", ["Up to 60,000 miles"]],
  ["under 60,000 miles", ["Up to 60,000 miles"]],
  ["suv under 25k 60k mi", ["SUV", "Up to $25,000", "Up to 60,000 miles"]],
  ["between 20k and 40k miles", ["20,000 miles to 40,000 miles"]],
  ["mileage under 60k", ["Up to 60,000 miles"]],
  ["under 45000 on the clock", ["Up to 45,000 miles"]],
  ["under 60,000 kms", ["Up to 37,282 miles"]],
  ["under 100000 kilometres", ["Up to 62,137 miles"]],
  ["low miles", ["Lowest mileage first"]],
  ["pickup", ["Pickup"]],
  ["ute", ["Pickup"]],
  ["gas", ["Gasoline"]],
  ["gasoline pickup", ["Gasoline", "Pickup"]],
  ["petrol", ["Gasoline"]],
  ["not gas", ["Not Gasoline"]],
  ["gray", ["Gray"]],
  ["30 mpg", ["Fuel economy from 30 mpg"]],
  ["at least 30 miles per gallon", ["Fuel economy from 30 mpg"]],
  ["300 hp", ["Power from 300 hp"]],
  ["over 300 horsepower", ["Power from 300 hp"]],
  ["under 200 hp", ["Power up to 200 hp"]],
  ["tows 5000 lbs", ["Towing capacity from 5,000 lb"]],
  ["towing capacity of at least 7,500 pounds", ["Towing capacity from 7,500 lb"]],
  ["ev with 250 miles range", ["Electric", "Electric range from 250 miles"]],
])("[16.1.15] an American types %s", (query, expected) => {
  expect(chips(american, US)(query).toSorted()).toEqual(expected.toSorted());
});

test.each<[string, string[]]>([
  ["60k miles", ["Up to 96,561 km"]],
  ["suv under 25k 60k miles", ["SUV", "Up to $25,000", "Up to 96,561 km"]],
  ["under 80,000 kms", ["Up to 80,000 km"]],
  ["under 45000 on the clock", ["Up to 45,000 km"]],
  ["pickup", ["Ute"]],
  ["gasoline", ["Petrol"]],
  ["gas", ["LPG"]],
  ["300 hp", ["text 300 hp"]],
])("[16.1.15] an Australian types %s", (query, expected) => {
  expect(chips(australian, AU)(query).toSorted()).toEqual(expected.toSorted());
});
