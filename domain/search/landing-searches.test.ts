import { expect, test } from "vitest";
import { landingSearches, type LandingCar } from "./landing-searches.ts";
import { buildGrammar } from "./search-grammar.ts";

const grammar = buildGrammar(
  {
    search: {
      default_sort: "created_at:desc",
      special_slugs: [{ path: "/search/pre-owned-cars", refinements: { car_type: ["used"] } }],
      facets: [],
    },
  },
  {
    make: ["Toyota", "Search & Co"],
    make_model: ["Toyota Corolla"],
    body: ["Hatchback"],
    categories: ["Fleet", "Cheap"],
  },
);
const car = (values: LandingCar["values"], changed = "2026-01-01T00:00:00Z"): LandingCar => ({ values, changed });

test("[2.2, 18.2.2] one page per path combination that has a car, a special slug before any other", () => {
  const cars = [car({ car_type: ["used"], make: ["Toyota"], body: ["Hatchback"] })];
  expect([...landingSearches(cars, grammar).keys()].sort()).toEqual([
    "/search",
    "/search/hatchback",
    "/search/pre-owned-cars",
    "/search/toyota",
  ]);
});
test("a car of several categories is on the page of each", () => {
  const pages = landingSearches([car({ categories: ["Fleet", "Cheap"] })], grammar);
  expect([...pages.keys()]).toEqual(expect.arrayContaining(["/search/fleet", "/search/cheap"]));
});
test("a page has changed when the newest of its cars has", () => {
  const cars = [car({ make: ["Toyota"] }, "2026-02-01T00:00:00Z"), car({ make: ["Toyota"] }, "2026-03-01T00:00:00Z")];
  expect(landingSearches(cars, grammar).get("/search/toyota")).toBe("2026-03-01T00:00:00Z");
  expect(landingSearches(cars.toReversed(), grammar).get("/search/toyota")).toBe("2026-03-01T00:00:00Z");
});
test("what no path can say is no landing page", () => {
  expect([...landingSearches([car({ make: ["Unheard of"] })], grammar).keys()]).toEqual(["/search"]);
});
test("without cars there is nothing to land on", () => {
  expect(landingSearches([], grammar).size).toBe(0);
});
