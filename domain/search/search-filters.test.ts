import { describe, expect, test } from "vitest";
import { above, allOf, between, oneOf } from "./filter.ts";
import {
  engineSort,
  pageCount,
  searchFilters,
  searchOffset,
  shownTotal,
  siteFilter,
  sortableAttributes,
  wholeFilter,
} from "./search-filters.ts";
import { emptySearch, setExcluded, type SearchState } from "./search-state.ts";
import { allSorts, type SortBy } from "./sort-orders.ts";

const state: SearchState = {
  ...emptySearch("created_at:desc"),
  refinements: { car_type: ["used"], make: ["Ford", "Toyota"] },
  ranges: {
    km: { min: null, max: 80000 },
    price: { min: 10000, max: 30000 },
    year: { min: 2019, max: null },
  },
};
const relaxed = {
  search: { price_ascending_needs_price: false, default_sort: "created_at:desc", facets: [] },
} as const;
const strict = { search: { price_ascending_needs_price: true, default_sort: "created_at:desc", facets: [] } } as const;

describe("[7] filters", () => {
  test("each facet and range makes one part, so that its own counts can leave it out", () => {
    expect(searchFilters(state, relaxed)).toEqual({
      parts: {
        car_type: { kind: "in", attribute: "car_type", values: ["used"] },
        km: { kind: "range", attribute: "km", to: { value: 80000, inclusive: true } },
        make: { kind: "in", attribute: "make", values: ["Ford", "Toyota"] },
        price: {
          kind: "range",
          attribute: "price",
          from: { value: 10000, inclusive: true },
          to: { value: 30000, inclusive: true },
        },
        year: { kind: "range", attribute: "year", from: { value: 2019, inclusive: true } },
      },
      always: [],
    });
  });

  test("a whole search requires all of its parts", () => {
    const filters = searchFilters({ ...state, ranges: {} }, relaxed);
    expect(wholeFilter(filters)).toEqual(allOf(oneOf("car_type", ["used"]), oneOf("make", ["Ford", "Toyota"])));
  });

  test("[4.1.3] price ascending asks for a price above 0, only there and only where the site says so", () => {
    const ascending: SearchState = { ...emptySearch("price:asc"), ranges: { price: { min: null, max: 9 } } };
    const upToNine = between("price", { min: null, max: 9 });
    expect(searchFilters(ascending, strict)).toEqual({ parts: { price: upToNine }, always: [above("price", 0)] });
    expect(wholeFilter(searchFilters(ascending, strict))).toEqual(allOf(above("price", 0), upToNine));
    expect(wholeFilter(searchFilters(ascending, relaxed))).toEqual(allOf(upToNine));
    expect(searchFilters({ ...ascending, sortBy: "price:desc" }, strict).always).toEqual([]);
  });
});

describe("[7.1.4] site-config filters use '=' in place of ':'", () => {
  test.each([
    ["make:Toyota AND car_type:used", "make=Toyota AND car_type=used"],
    ["make : Toyota", "make = Toyota"],
    ['tag:"Sale: now"', 'tag="Sale: now"'],
    ["tag:'it\\'s: on'", "tag='it\\'s: on'"],
    ['badge:"a \\" : b" OR km:1', 'badge="a \\" : b" OR km=1'],
    ["price > 100", "price > 100"],
  ])("%s", (text, filter) => {
    expect(siteFilter(text)).toBe(filter);
  });
});

test("ties are always broken the same way, and no key is named twice", () => {
  const sort = (by: SortBy) => engineSort(by).slice(1);
  expect(sort("price:asc")).toEqual(["price:asc", "custom_rank:desc", "created_at:desc", "id:asc"]);
  expect(sort("created_at:desc")).toEqual(["created_at:desc", "custom_rank:desc", "id:asc"]);
});

test("what can be bought comes before what is sold, in every order", () => {
  expect(allSorts.map((order) => engineSort(order)[0])).toEqual(allSorts.map(() => "available:desc"));
});

test("[4.3.7] a site without another price orders by the week's, and only an order by price changes", () => {
  expect(engineSort("price:desc", "subscription_price")[1]).toBe("subscription_price:desc");
  expect(engineSort("km:asc", "subscription_price")[1]).toBe("km:asc");
});

test("every field that an order needs can be sorted by", () => {
  const needed = allSorts.flatMap((order) => [...engineSort(order), ...engineSort(order, "subscription_price")]);
  expect(new Set(sortableAttributes)).toEqual(new Set(needed.map((one) => one.replace(/:(asc|desc)$/, ""))));
  expect(sortableAttributes).toContain("custom_rank");
});

test("[7.1.2, 9.1.1] offsets and pages", () => {
  expect([1, 2, 3].map((page) => searchOffset(page, 21))).toEqual([0, 21, 42]);
  expect([0, 1, 21, 22].map((total) => pageCount(total, 21))).toEqual([0, 1, 1, 2]);
});

describe("[4.9.2] the shown total", () => {
  const facetDistribution = { car_type: { used: 2000, new: 500 }, status: { in_stock: 2100, sold: 100 } };
  const bare = emptySearch("created_at:desc");
  test.each<[number, SearchState, number]>([
    [1999, bare, 1999],
    [2000, bare, 2500],
    [2000, state, 2200],
  ])("%d estimated hits", (estimatedTotalHits, searched, total) => {
    expect(shownTotal({ estimatedTotalHits, facetDistribution }, searched)).toBe(total);
  });
  test("without a distribution the estimate stands", () => {
    expect(shownTotal({ estimatedTotalHits: 5000 }, bare)).toBe(5000);
  });
});

test("[2.3] what is not wanted is left out of every query of the page, its own counts too", () => {
  const unwanted = setExcluded(emptySearch("price:asc"), "colour", ["White", "Silver"]);
  expect(searchFilters(unwanted, relaxed).always).toContainEqual({
    kind: "not",
    part: { kind: "in", attribute: "colour", values: ["Silver", "White"] },
  });
});
