import fc from "fast-check";
import { expect, test } from "vitest";
import { facetNamed, facetNames, type FacetName } from "./facets.ts";
import { buildGrammar, type SearchGrammar } from "./search-grammar.ts";
import { escapeValue } from "./search-query.ts";
import { normalRefinements, normalSearch, type SearchState } from "./search-state.ts";
import { sortOrders } from "./sort-orders.ts";
import { decodeSearch, encodeSearch } from "./search-url.ts";
import { inKnownSpelling } from "./vocabulary.ts";

// Names that collide on purpose: makes like cities, values that look like slugs of others, and every character with
// a meaning in a URL.
const nasty = [
  ["Toyota", "toyota", "TOYOTA", "To-yota", "Brisbane", "Used Cars", "used-cars", "used", "new", "demo", "Used"],
  ["SUV", "Land Rover", "Land-Rover", "Toyota/Corolla", "Toyota/SUV", "Land Rover/Defender", "/", "Used Cars/SUV"],
  ["a,b", "a\\,b", "a\\", "\\", ",", ",,", "a/b", "50% off", "%2C", "%", "a&b=c", "a+b", "a b", " a ", "?", "#x"],
  ["日本", "Citroën", "Citroen", "é", "é", "🚙", "constructor", "__proto__", "search", "page", "null", "{city}"],
].flat();
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nasty) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 6 }) },
);
const values = fc.uniqueArray(value, { maxLength: 3 });

const attributes: FacetName[] = ["attributes.sleeps", "attributes.tare", "attributes.own_word"];
const allFacets: FacetName[] = [...facetNames, ...attributes];
const termsFacets = allFacets.filter((name) => facetNamed(name).kind === "terms");
const rangeFacets = allFacets.filter((name) => facetNamed(name).kind === "range");

// Mostly path facets, mostly one value: where the collisions are.
const refinements = fc.dictionary(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<FacetName>("car_type", "make", "make_model", "city", "body") },
    { weight: 1, arbitrary: fc.constantFrom(...termsFacets) },
  ),
  fc.oneof({ weight: 3, arbitrary: fc.tuple(value) }, { weight: 1, arbitrary: values }),
  { maxKeys: 5 },
);
const end = fc.option(
  fc.oneof(fc.integer({ min: 0, max: 300000 }), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })),
);
const state: fc.Arbitrary<SearchState> = fc
  .record({
    refinements,
    ranges: fc.dictionary(fc.constantFrom(...rangeFacets), fc.record({ min: end, max: end }), { maxKeys: 3 }),
    excluded: refinements,
    budget: fc.option(
      fc.record({
        repayment: fc.integer({ min: 0, max: 9999 }),
        period: fc.constantFrom("weekly" as const, "fortnightly" as const, "monthly" as const),
        deposit: fc.integer({ min: 0, max: 90_000 }),
        tradeIn: fc.integer({ min: 0, max: 90_000 }),
      }),
    ),
    near: fc.option(
      fc.record({
        place: fc.constantFrom("parramatta-nsw", "2145", "st-kilda-vic"),
        km: fc.constantFrom(null, 50, 250),
      }),
    ),
    query: fc.oneof(fc.constant(""), value, fc.string({ unit: "binary", maxLength: 300 })),
    sortBy: fc.constantFrom(...sortOrders),
    page: fc.oneof(fc.constant(1), fc.integer({ min: -3, max: 1e9 })),
  })
  .map(normalSearch);

const oddPaths = [
  ["/search", "/search/", "/search/toyota", "/search/used-cars", "/search/toyota/suv", "/used-car", "used"],
  ["/search/cars-in-{city}", "/search/{make}", "/{body}/{make}", "/find/日本", "/search/a%20b", "/"],
].flat();
const grammar: fc.Arbitrary<SearchGrammar> = fc
  .record({
    known: fc.record(Object.fromEntries(termsFacets.map((facet) => [facet, fc.uniqueArray(value, { maxLength: 12 })]))),
    specials: fc.array(
      fc.record({
        path: fc.constantFrom(...oddPaths),
        refinements,
      }),
      { maxLength: 5 },
    ),
    sort: fc.constantFrom(...sortOrders),
  })
  .map(({ known, specials, sort }) =>
    buildGrammar(
      {
        search: { default_sort: sort, special_slugs: specials, facets: attributes.map((facet) => ({ facet })) },
      },
      known,
      true,
    ),
  );

function decode(url: string, of: SearchGrammar) {
  const { pathname, searchParams } = new URL(url, "https://example.com");
  return decodeSearch(pathname, searchParams, of);
}

/** As a site has them: values that it knows, in their known spelling, and values that it does not know. */
const inKnown = (search: SearchState, of: SearchGrammar): SearchState => ({
  ...search,
  refinements: inKnownSpelling(search.refinements, of.vocabulary),
  excluded: inKnownSpelling(search.excluded, of.vocabulary),
});

test("[2.2.1] reading a URL that we wrote gives the same search, in its one spelling", () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 5, maxLength: 10 }), grammar, (searches, of) => {
      for (const search of searches.map((one) => inKnown(one, of))) {
        const url = encodeSearch(search, of);
        expect(decode(url, of)).toEqual({ kind: "state", state: search, canonical: true, url, redirect: url });
      }
    }),
    { numRuns: 150 },
  );
});

test("[2.2.1] two different searches never share a URL", () => {
  fc.assert(
    fc.property(grammar, fc.array(state, { minLength: 2, maxLength: 12 }), (of, found) => {
      const searches = found.map((one) => inKnown(one, of));
      const urls = new Map(searches.map((search) => [encodeSearch(search, of), JSON.stringify(search)]));
      expect(urls.size).toBe(new Set(searches.map((search) => JSON.stringify(search))).size);
    }),
    { numRuns: 100 },
  );
});

test("[2.2.21] a search leads to the URL of its known spelling, whatever spelling it is written in", () => {
  fc.assert(
    fc.property(grammar, fc.array(state, { minLength: 2, maxLength: 5 }), (of, searches) => {
      for (const search of searches) {
        const url = encodeSearch(inKnown(search, of), of);
        const names = Object.keys(search.refinements) as FacetName[];
        const written = names.map((name) => [name, (search.refinements[name] ?? []).map(escapeValue).join(",")]);
        const bare = { ...search, refinements: {} };
        const { searchParams } = new URL(encodeSearch(bare, { ...of, specialSlugs: [] }), "https://example.com");
        const read = decodeSearch("/search", new URLSearchParams([...written, ...searchParams]), of);
        expect(read).toMatchObject({ kind: "state", state: inKnown(search, of), url });
      }
    }),
    { numRuns: 100 },
  );
});

test("[2.2.21] values keep their known spelling, and known values are their own", () => {
  fc.assert(
    fc.property(grammar, state, (of, search) => {
      const known = inKnown(search, of);
      expect(inKnown(known, of)).toEqual(known);
      for (const [name, words] of Object.entries(of.vocabulary)) {
        const refinements = { [name]: [...(words?.values ?? [])] };
        expect(inKnownSpelling(refinements, of.vocabulary)).toEqual(normalRefinements(refinements));
      }
    }),
    { numRuns: 100 },
  );
});

test("[2.2.10] any spelling that can be read leads to a URL that is final", () => {
  const path = fc
    .array(fc.oneof(fc.constantFrom("search", "Search", "toyota", "used-cars", "used", ""), value), { maxLength: 4 })
    .map((segments) => `/${segments.map((one) => encodeURIComponent(one.toWellFormed())).join("/")}`);
  const parameter = fc.tuple(
    fc.oneof(fc.constantFrom("utm_source", "page", "sortBy", "query", "price_min"), fc.constantFrom(...allFacets)),
    fc.oneof(value, fc.constantFrom("10,20", "2", "price:asc")),
  );
  fc.assert(
    fc.property(grammar, path, fc.array(parameter, { maxLength: 6 }), (of, pathname, parameters) => {
      const read = decodeSearch(pathname, new URLSearchParams(parameters), of);
      if (read.kind === "unknown") return;
      expect(decode(read.url, of)).toMatchObject({ state: read.state, canonical: true, url: read.url });
      expect(decode(read.redirect, of)).toMatchObject({ state: read.state, canonical: true, url: read.url });
    }),
    { numRuns: 500 },
  );
});

test("[2.2.1] the order in which facets and values were chosen leaves no trace in the URL", () => {
  fc.assert(
    fc.property(grammar, state, (of, search) => {
      const backwards = Object.fromEntries(
        Object.entries(search.refinements)
          .reverse()
          .map(([name, list]) => [name, [...(list ?? []), ...(list ?? [])].reverse()]),
      );
      expect(encodeSearch({ ...search, refinements: backwards }, of)).toBe(encodeSearch(search, of));
    }),
    { numRuns: 100 },
  );
});
