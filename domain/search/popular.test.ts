import { expect, test } from "vitest";
import { popularSearches } from "./popular.ts";

const counts = {
  item_type: { caravan: 40, truck: 12 },
  make: { Jayco: 9, Avan: 9, Isuzu: 30, Kia: 1, Hino: 2, Coromal: 3, Fuso: 4 },
  body: { Caravan: 5 },
};

test("[16.3.4] facets in the site's order and words, the values with most vehicles first, six at most", () => {
  const offered = [{ facet: "make" }, { facet: "price" }, { facet: "item_type", label: "Looking for" }];
  const groups = popularSearches(offered, counts);
  expect(groups.map(({ label, values }) => [label, values.map((one) => `${one.label} ${one.count}`)])).toEqual([
    ["Make", ["Isuzu 30", "Avan 9", "Jayco 9", "Fuso 4", "Coromal 3", "Hino 2"]],
    ["Looking for", ["Caravans 40", "Trucks 12"]],
  ]);
});

test("[16.3.4] equally many stand in alphabetical order", () => {
  const values = (makes: Record<string, number>) =>
    popularSearches([{ facet: "make" }], { make: makes })[0]?.values.map(({ value }) => value);
  expect(values({ Avan: 9, Jayco: 9 })).toEqual(["Avan", "Jayco"]);
  expect(values({ Jayco: 9, Avan: 9 })).toEqual(["Avan", "Jayco"]);
});

test("[16.3.4] a facet of one value, or one that the site does not offer, is left out", () => {
  expect(popularSearches([{ facet: "body" }], counts)).toEqual([]);
  expect(popularSearches([{ facet: "make" }], {})).toEqual([]);
});

test("[16.3.4] only makes, bodies and kinds of vehicle are offered, whatever else the site counts", () => {
  const colours = { colour: { Red: 3, White: 9 }, nonsense: { a: 1, b: 2 } };
  expect(popularSearches([{ facet: "colour" }, { facet: "nonsense" }], colours)).toEqual([]);
});
