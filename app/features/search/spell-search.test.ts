import { describe, expect, test } from "vitest";
import { buildGrammar } from "#domain/search/search-grammar.ts";
import { escapeValue } from "#domain/search/search-query.ts";
import { emptySearch, normalSearch, type SearchState } from "#domain/search/search-state.ts";
import { encodeSearch } from "#domain/search/search-url.ts";
import { browserGrammar } from "./browser-grammar.ts";
import { hiddenFields } from "./hidden-fields.ts";
import { spellSearch } from "./spell-search.ts";

const grammar = buildGrammar(
  {
    search: {
      default_sort: "created_at:desc",
      special_slugs: [
        { path: "/used-car", refinements: {} },
        { path: "/search/pre-owned-utes", refinements: { car_type: ["used"], body: ["Ute"] } },
      ],
      facets: [],
    },
  },
  {
    make: ["Toyota", "Kia"],
    make_model: ["Toyota/Corolla"],
    body: ["SUV", "Ute"],
    city: ["Brisbane"],
    location_name: ["Brisbane", "Moorooka"],
  },
);

/** The form as a browser would send it: visible and hidden fields. */
function formOf(state: SearchState): FormData {
  const form = new FormData();
  for (const { name, value } of hiddenFields(state, [])) form.append(name, value);
  form.append("sortBy", state.sortBy);
  return form;
}
const search = (changes: Partial<SearchState>) => normalSearch({ ...emptySearch("created_at:desc"), ...changes });
const small = (state: SearchState) => browserGrammar(grammar, [], state);

describe("[2.2] the browser spells a form as the server would", () => {
  test.each<[string, Partial<SearchState>]>([
    ["/used-car", {}],
    ["/search/suv", { refinements: { body: ["SUV"] } }],
    ["/search/pre-owned-utes", { refinements: { car_type: ["used"], body: ["Ute"] } }],
    ["/search/used-cars/toyota?body=SUV", { refinements: { car_type: ["used"], make: ["Toyota"], body: ["SUV"] } }],
    ["/search/toyota/corolla", { refinements: { make: ["Toyota"], make_model: ["Toyota/Corolla"] } }],
    [
      "/search/brisbane?price=10000,&query=tow+bar&sortBy=price:asc",
      {
        refinements: { city: ["Brisbane"] },
        ranges: { price: { min: 10_000, max: null } },
        query: "tow bar",
        sortBy: "price:asc",
      },
    ],
    ["/search/moorooka/kia", { refinements: { location_name: ["Moorooka"], make: ["Kia"] } }],
    // A yard that is named after its city: the word means the city.
    ["/search/kia?location_name=Brisbane", { refinements: { location_name: ["Brisbane"], make: ["Kia"] } }],
  ])("%s", (url, changes) => {
    const state = search(changes);
    expect(encodeSearch(state, grammar)).toBe(url);
    expect(spellSearch(formOf(state), small(state), state.refinements.make ?? [])).toBe(url);
  });

  test("[2.2.13] the ends of a range come from two fields, as people write them", () => {
    const form = new FormData();
    form.append("price_min", "$10,000");
    form.append("price_max", "");
    expect(spellSearch(form, small(search({})), [])).toBe("/used-car?price=10000,");
  });

  test("a make that was unticked takes its models with it", () => {
    const form = formOf(search({ refinements: { make: ["Kia"], make_model: ["Toyota/Corolla"] } }));
    expect(spellSearch(form, small(search({})), ["Kia", "Toyota"])).toBe("/search/kia");
  });

  test("[2.2.3] a comma inside a value stays inside it", () => {
    const form = new FormData();
    form.append("badge", escapeValue("GT, Premium"));
    expect(spellSearch(form, small(search({})), [])).toBe(
      encodeSearch(search({ refinements: { badge: ["GT, Premium"] } }), grammar),
    );
  });
});

test("only special slugs whose facets the page knows travel", () => {
  expect(browserGrammar(grammar, [], search({})).specialSlugs.map(({ path }) => path)).toEqual(["/used-car"]);
  const used = search({ refinements: { car_type: ["used"], body: ["Ute"] } });
  expect(browserGrammar(grammar, [], used).specialSlugs).toHaveLength(2);
});
