import { describe, expect, test } from "vitest";
import { buildGrammar, type SearchGrammar, type SearchUrlSettings } from "./search-grammar.ts";
import { emptySearch, type Refinements, type SearchState } from "./search-state.ts";
import { decodeSearch, encodeSearch } from "./search-url.ts";

const known = {
  make: ["Toyota", "Ford"],
  city: ["Brisbane", "Perth"],
};

const settings: SearchUrlSettings = {
  search: {
    default_sort: "created_at:desc",
    special_slugs: [],
    facets: [],
  },
};
function withSlugs(...special_slugs: SearchUrlSettings["search"]["special_slugs"]) {
  return buildGrammar({ ...settings, search: { ...settings.search, special_slugs } }, known);
}

const special = withSlugs(
  { path: "/search/new-used-and-demo-cars", refinements: {} },
  { path: "/search/pre-owned-cars", refinements: { car_type: ["used"] } },
  { path: "/search/new-and-demo-cars", refinements: { car_type: ["new", "demo"] } },
  { path: "/search/used-cars-brisbane", refinements: { car_type: ["used"], city: ["Brisbane"] } },
  { path: "/search/used-motorcycles", refinements: { car_type: ["used"], item_type: ["motorcycle"] } },
  { path: "new-caravans", refinements: { car_type: ["new"], item_type: ["caravan"] } },
  { path: "/search/subscription-cars", refinements: { categories: ["Subscription"] } },
  {
    path: "/search/subscription-cars-{city}",
    refinements: { categories: ["Subscription"], city: ["{city}"] },
    heading: "Subscription cars in {city}",
  },
  { path: "/find/rental-cars", refinements: { categories: ["Rental"] } },
);

function search(refinements: Refinements): SearchState {
  return { ...emptySearch("created_at:desc"), refinements };
}

function decode(url: string, grammar: SearchGrammar) {
  const { pathname, searchParams } = new URL(url, "https://example.com");
  return decodeSearch(pathname, searchParams, grammar);
}

describe("[2.2.5] special slugs of a site", () => {
  const examples: [Refinements, string][] = [
    [{}, "/search/new-used-and-demo-cars"],
    [{ colour: ["Red"] }, "/search/new-used-and-demo-cars?colour=Red"],
    [{ car_type: ["used"] }, "/search/pre-owned-cars"],
    [{ car_type: ["demo", "new"] }, "/search/new-and-demo-cars"],
    [{ car_type: ["used"], city: ["Brisbane"] }, "/search/used-cars-brisbane"],
    [{ car_type: ["used"], city: ["Brisbane"], make: ["Ford"] }, "/search/used-cars-brisbane?make=Ford"],
    [{ car_type: ["used"], city: ["Perth"] }, "/search/pre-owned-cars?city=Perth"],
    [{ car_type: ["used"], item_type: ["motorcycle"] }, "/search/used-motorcycles"],
    [{ car_type: ["new"], item_type: ["caravan"] }, "/search/new-caravans"],
    [{ categories: ["Subscription"] }, "/search/subscription-cars"],
    [{ categories: ["Subscription"], city: ["Perth"] }, "/search/subscription-cars-perth"],
    [{ categories: ["Rental"] }, "/find/rental-cars"],
    // Covers a facet only when it names all of its selected values.
    [{ car_type: ["demo", "new", "used"] }, "/search/new-used-and-demo-cars?car_type=demo,new,used"],
    [{ car_type: ["new"] }, "/search/new-cars"],
  ];
  test.each(examples)("%j", (refinements, url) => {
    expect(encodeSearch(search(refinements), special)).toBe(url);
    expect(decode(url, special)).toMatchObject({ state: search(refinements), canonical: true });
  });

  test("[2.2.5] of two slugs that cover as much, the first of the site wins and the other redirects to it", () => {
    const twice = withSlugs(
      { path: "/used-car", refinements: { car_type: ["used"] } },
      { path: "/search/second-hand", refinements: { car_type: ["used"] } },
    );
    expect(encodeSearch(search({ car_type: ["used"] }), twice)).toBe("/used-car");
    expect(decode("/search/second-hand", twice)).toMatchObject({ canonical: false, url: "/used-car" });
    expect(decode("/search/used-cars", twice)).toMatchObject({ canonical: false, url: "/used-car" });
  });

  test("a slug in another script answers as browsers spell it", () => {
    const umlaut = withSlugs({ path: "/cafés/", refinements: { body: ["Van"] } });
    expect(encodeSearch(search({ body: ["Van"] }), umlaut)).toBe("/caf%C3%A9s");
    expect(decode("/cafés", umlaut)).toMatchObject({ canonical: true, state: search({ body: ["Van"] }) });
  });

  test("a slug may hold a percent sign and end in slashes", () => {
    const odd = withSlugs({ path: "/caf%C3%A9s//", refinements: { body: ["Van"] } });
    expect(encodeSearch(search({ body: ["Van"] }), odd)).toBe("/caf%C3%A9s");
  });

  test("[2.2.5] a slug for each city leaves out a city that has no slug of its own", () => {
    const { specialSlugs } = buildGrammar(
      {
        ...settings,
        search: { ...settings.search, special_slugs: [{ path: "in-{city}", refinements: { city: ["{city}"] } }] },
      },
      { city: ["Perth", "日本"] },
    );
    expect(specialSlugs).toEqual([{ path: "/search/in-perth", refinements: { city: ["Perth"] }, heading: null }]);
  });

  test("[2.2.6] the bare search path stays the empty search, whatever a slug says", () => {
    const odd = withSlugs({ path: "/search", refinements: { car_type: ["used"] } });
    expect(encodeSearch(search({}), odd)).toBe("/search");
    expect(encodeSearch(search({ car_type: ["used"] }), odd)).toBe("/search/used-cars");
  });
});

describe("[2.2.9] a value whose slug would be read as something else never stands in the path", () => {
  const grammar = buildGrammar(settings, {
    make: ["Brisbane", "Used Cars", "Mercedes-Benz", "Mercedes Benz", "日産"],
    make_model: ["Mercedes Benz/C 200", "Mercedes-Benz/C-200", "Brisbane/SUV"],
    city: ["Brisbane", "Toyota"],
    body: ["SUV", "Brisbane"],
  });
  test.each<[Refinements, string]>([
    [{ city: ["Brisbane"] }, "/search/brisbane"],
    [{ make: ["Brisbane"] }, "/search?make=Brisbane"],
    [{ body: ["Brisbane"] }, "/search?body=Brisbane"],
    [{ make: ["Used Cars"] }, "/search?make=Used+Cars"],
    [{ make: ["Mercedes-Benz"] }, "/search/mercedes-benz"],
    [{ make: ["Mercedes Benz"] }, "/search?make=Mercedes+Benz"],
    [{ make: ["Mercedes-Benz"], make_model: ["Mercedes-Benz/C-200"] }, "/search/mercedes-benz/c-200"],
    [
      { make: ["Mercedes Benz"], make_model: ["Mercedes Benz/C 200"] },
      "/search?make=Mercedes+Benz&make_model=Mercedes+Benz/C+200",
    ],
    // A model whose make the path cannot name.
    [{ make_model: ["日産/GT"] }, "/search?make_model=%E6%97%A5%E7%94%A3/GT"],
    [{ make: ["日産"] }, "/search?make=%E6%97%A5%E7%94%A3"],
    [{ make: ["Never Seen"] }, "/search?make=Never+Seen"],
    [{ make: ["Brisbane"], make_model: ["Brisbane/SUV"] }, "/search/brisbane/suv"],
  ])("%j", (refinements, url) => {
    expect(encodeSearch(search(refinements), grammar)).toBe(url);
    expect(decode(url, grammar)).toMatchObject({ state: search(refinements), canonical: true });
  });
});
