import { expect, test } from "vitest";
import { carWords } from "#domain/car/vehicle-words.ts";
import { nearestSearches } from "./nearest-searches.ts";
import { buildGrammar } from "./search-grammar.ts";

const grammar = buildGrammar(
  {
    search: { default_sort: "created_at:desc", facets: [], special_slugs: [] },
  },
  {
    make: ["Toyota", "Tooyta", "Toyot", "Ford", "Fords", "Abcde"],
    make_model: ["Toyota/Corolla"],
    body: ["Ute"],
    city: ["Brisbane"],
  },
);
const near = (...segments: string[]) => nearestSearches(segments, grammar, carWords).map(({ label }) => label);

test("the nearest comes first; of equally near ones, the first in the alphabet", () => {
  expect(near("toyota")).toEqual(["Toyota", "Toyot", "Tooyta"]);
  // Both are one letter away.
  expect(near("toyotaa").slice(0, 1)).toEqual(["Toyota"]);
  expect(near("fordz")).toEqual(["Ford", "Fords"]);
});

test("two letters of five may differ, not three of five; a word much longer or shorter is another", () => {
  expect(near("abcxy")).toEqual(["Abcde"]);
  expect(near("abxyz")).toEqual([]);
  expect(near("abc")).toEqual(["Abcde"]);
  expect(near("ab")).toEqual([]);
});

test("a letter too many or too few at the start counts once", () => {
  expect(near("xtoyota")).toContain("Toyota");
  expect(near("oyota")).toContain("Toyota");
});

test("a model leads to its make and model, a kind of car is named with the site's word", () => {
  expect(nearestSearches(["corola"], grammar, carWords)).toEqual([
    { label: "Toyota Corolla", url: "/search/toyota/corolla" },
  ]);
  expect(nearestSearches(["usd-cars"], grammar, carWords)[0]).toEqual({ label: "Used cars", url: "/search/used-cars" });
});

test("three words of a link are read, and six searches are named at most", () => {
  expect(near("x", "y", "brisbone")).toEqual(["Brisbane"]);
  expect(near("x", "y", "z", "brisbane")).toEqual([]);
  expect(nearestSearches(["toyota"], grammar, carWords, 2)).toHaveLength(2);
});

test("a search that two words of the link are near to is named once, as its nearest", () => {
  const twice = nearestSearches(["toyota", "toyot"], grammar, carWords).map(({ url }) => url);
  expect(new Set(twice).size).toBe(twice.length);
  expect(near("")).toEqual([]);
  expect(nearestSearches(["toyota"], grammar, carWords, 1)).toEqual([{ label: "Toyota", url: "/search/toyota" }]);
});

test("of a word only the first sixty letters are read", () => {
  const long = buildGrammar(
    { search: { default_sort: "created_at:desc", facets: [], special_slugs: [] } },
    { make: ["a".repeat(60)] },
  );
  expect(nearestSearches([`${"a".repeat(60)}${"b".repeat(60)}`], long, carWords)).toHaveLength(1);
});
