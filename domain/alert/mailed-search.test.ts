import { expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { carWords } from "#domain/car/vehicle-words.ts";
import { buildGrammar } from "#domain/search/search-grammar.ts";
import { emptySearch, type SearchState } from "#domain/search/search-state.ts";
import { mailedSearchName } from "./mailed-search.ts";

const settings = {
  default_search_path: "/search",
  search: { default_sort: "created_at:desc" as const, facets: [], special_slugs: [] },
};
const grammar = buildGrammar(settings, { make: ["Toyota"], body: ["Ute"] });
const nameOf = (parts: Partial<SearchState>) =>
  mailedSearchName({ ...emptySearch("created_at:desc"), ...parts }, grammar, {
    ...au,
    name: "Harbour City",
    vehicle_words: carWords,
  });

test("[12.2.7] a mail names a search by values that the site has had", () => {
  expect(nameOf({ refinements: { make: ["Toyota"] } })).toBe("Toyota cars");
  expect(nameOf({ refinements: { make: ["Toyota"], body: ["Ute"] } })).toBe("Toyota utes");
});

test.each<[string, Partial<SearchState>]>([
  ["a query", { refinements: { make: ["Toyota"] }, query: "visit evil.example" }],
  ["a value that the site never had", { refinements: { make: ["Toyota"], body: ["visit evil.example"] } }],
  ["a value of a facet that is in no path", { refinements: { make: ["Toyota"], colour: ["visit evil.example"] } }],
])("[12.2.7] %s is only mentioned", (_what, parts) => {
  expect(nameOf(parts)).toBe("Toyota cars, with your own filters");
});
