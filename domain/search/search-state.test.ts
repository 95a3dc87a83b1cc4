import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clearSearch,
  emptySearch,
  setPage,
  setQuery,
  setRange,
  setRefinement,
  setSort,
  toggleRefinement,
  type SearchState,
} from "./search-state.ts";

const start: SearchState = {
  refinements: { car_type: ["used"], make: ["Ford", "Toyota"], make_model: ["Toyota/Corolla"] },
  ranges: { price: { min: 10000, max: null } },
  query: "tow bar",
  excluded: { colour: ["White"] },
  budget: null,
  near: null,
  sortBy: "price:asc",
  page: 4,
};

describe("edits of a search", () => {
  test("a value is added in its sorted place, and taken away again", () => {
    const added = toggleRefinement(start, "colour", "White");
    expect(added.refinements.colour).toEqual(["White"]);
    expect(toggleRefinement(added, "colour", "Black").refinements.colour).toEqual(["Black", "White"]);
    expect(toggleRefinement(added, "colour", "White").refinements).toEqual(start.refinements);
    expect("colour" in toggleRefinement(added, "colour", "White").refinements).toBe(false);
  });

  test("[2.2.19] taking a make away takes its models with it", () => {
    expect(toggleRefinement(start, "make", "Toyota").refinements).toEqual({ car_type: ["used"], make: ["Ford"] });
    expect(toggleRefinement(start, "make", "Ford").refinements.make_model).toEqual(["Toyota/Corolla"]);
    expect(toggleRefinement(start, "make", "Kia").refinements.make_model).toEqual(["Toyota/Corolla"]);
    const ofNoMake = setRefinement(emptySearch("price:asc"), "make_model", ["Toyota/Corolla"]);
    expect(setRefinement(ofNoMake, "make", ["Ford"]).refinements.make_model).toEqual(["Toyota/Corolla"]);
  });

  test("a range keeps its order and vanishes when both ends are open", () => {
    expect(setRange(start, "km", { min: 80000, max: 20000 }).ranges.km).toEqual({ min: 20000, max: 80000 });
    expect(setRange(start, "year", { min: 2019, max: 2019 }).ranges.year).toEqual({ min: 2019, max: 2019 });
    expect(setRange(start, "price", { min: null, max: null }).ranges).toEqual({});
    expect(setRange(start, "km", { min: 0, max: null }).ranges.km).toEqual({ min: 0, max: null });
    expect(setRange(start, "km", { min: -0, max: null }).ranges.km).toEqual({ min: 0, max: null });
    expect(setRange(start, "km", { min: null, max: 5 }).ranges.km).toEqual({ min: null, max: 5 });
    expect(setRange(start, "km", { min: Number.NaN, max: -1 }).ranges).toEqual(start.ranges);
  });

  test("[9.1.8] limits stay as asked, with at most two decimals", () => {
    const ends = (min: number, max: number) => setRange(emptySearch("price:asc"), "price", { min, max }).ranges.price;
    expect(ends(20_100, 45_250.75)).toEqual({ min: 20_100, max: 45_250.75 });
    expect(ends(0.1 + 0.2, 45_250.756)).toEqual({ min: 0.3, max: 45_250.76 });
  });
  test("a range is no list of values, and a list no range", () => {
    expect(setRefinement(start, "price", ["cheap"]).refinements).toEqual(start.refinements);
    expect(setRange(start, "make", { min: 1, max: 2 }).ranges).toEqual(start.ranges);
  });

  test("clearing keeps only the order", () => {
    expect(clearSearch(start)).toEqual(emptySearch("price:asc"));
  });

  test("a query is trimmed and bounded", () => {
    expect(setQuery(start, "  hilux ").query).toBe("hilux");
    expect(setQuery(start, "x".repeat(500)).query).toHaveLength(200);
    expect(setQuery(start, `  ${"x".repeat(300)}`).query).toBe("x".repeat(200));
    expect(setQuery(start, `${"x".repeat(199)} y`).query).toBe("x".repeat(199));
  });

  test("[5.8.1] a page is a whole number above 1, otherwise the first", () => {
    const pages = [2, 1, 0, -1, 2.5, Number.NaN, Infinity].map((page) => setPage(start, page).page);
    expect(pages).toEqual([2, 1, 1, 1, 1, 1, 1]);
  });
});

test("[2.2.14] changing anything that is searched returns to page 1; turning pages changes nothing else", () => {
  const text = fc.string({ maxLength: 5 });
  const end = fc.option(fc.integer({ min: 0, max: 10 }));
  const edit = fc.oneof(
    text.map((value) => (state: SearchState) => toggleRefinement(state, "make", value)),
    fc.array(text).map((values) => (state: SearchState) => setRefinement(state, "colour", values)),
    fc.record({ min: end, max: end }).map((range) => (state: SearchState) => setRange(state, "km", range)),
    text.map((query) => (state: SearchState) => setQuery(state, query)),
    fc.constant((state: SearchState) => setSort(state, "km:asc")),
    fc.constant(clearSearch),
  );
  fc.assert(
    fc.property(edit, fc.integer({ min: 2, max: 99 }), (change, page) => {
      expect(change({ ...start, page }).page).toBe(1);
      expect(setPage(start, page)).toEqual({ ...start, page });
    }),
  );
});
