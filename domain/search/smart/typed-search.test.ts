import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { meaningLabel } from "./meaning-label.ts";
import { emptySearch, setQuery, setRange, setRefinement } from "../search-state.ts";
import type { SortBy } from "../sort-orders.ts";
import { buildLexicon } from "./lexicon.ts";
import { readQuery } from "./read-query.ts";
import { smartState } from "./smart-search.ts";
import { testingVocabulary } from "./testing/car-vocabulary.ts";
import { typedRefinements } from "./typed-search.ts";

const lexicon = buildLexicon(testingVocabulary);
const now = Date.UTC(2026, 2, 2);
const sort = "created_at:desc";
const empty = emptySearch(sort);

function typed(text: string, base = empty) {
  const read = readQuery(text, lexicon, now);
  const state = smartState(read, base);
  return { read, state, chips: typedRefinements(read, state, sort) };
}

describe("what was read from typed words can be undone [2.3]", () => {
  test("one by one, until every word is text again", () => {
    const { read, state } = typed("red diesel ute under 40k");
    let left = state;
    const labels: string[] = [];
    for (;;) {
      const [first] = typedRefinements(read, left, sort);
      if (!first) break;
      labels.push(meaningLabel(first.understanding, formatOf(au)));
      left = first.without;
    }
    expect(labels).toEqual(["Red", "Diesel", "Ute", "Up to $40,000"]);
    expect(left).toEqual({ ...empty, query: "red diesel ute under 40k" });
  });

  test("the words go back to where they stood", () => {
    const { chips } = typed("white towbar diesel");
    expect(chips.map(({ without }) => without.query)).toEqual(["white towbar", "towbar diesel"]);
  });

  test("a model takes the make along that nobody named", () => {
    const { chips } = typed("hilux");
    expect(chips[0]?.without).toEqual({ ...empty, query: "hilux" });
  });

  test("words that mean the same are one chip, which gives all of them back", () => {
    const { chips, state } = typed("diesel ute diesels");
    expect(state.refinements).toEqual({ fuel: ["Diesel"], body: ["Ute"] });
    expect(chips.map(({ understanding }) => meaningLabel(understanding, formatOf(au)))).toEqual(["Diesel", "Ute"]);
    expect(chips[0]?.understanding.words).toBe("diesel diesels");
    expect(chips[0]?.without).toEqual({ ...empty, refinements: { body: ["Ute"] }, query: "diesel diesels" });
  });

  test("a make that other words name as well stays", () => {
    const { chips, state } = typed("hilux corolla");
    expect(state.refinements.make).toEqual(["Toyota"]);
    expect(chips[0]?.without.refinements.make).toEqual(["Toyota"]);
  });

  test("each end of a range is its own, and the other one stays", () => {
    const { chips, read, state } = typed("over 10k under 20k");
    expect(chips.map(({ without }) => [without.ranges.price, without.query])).toEqual([
      [{ min: null, max: 20_000 }, "over 10k"],
      [{ min: 10_000, max: null }, "under 20k"],
    ]);
    const cheaper = setRange(state, "price", { min: 10_000, max: 15_000 });
    expect(typedRefinements(read, cheaper, sort).map(({ understanding }) => understanding.words)).toEqual(["over 10k"]);
    const dearer = setRange(state, "price", { min: 12_000, max: 20_000 });
    expect(typedRefinements(read, dearer, sort).map(({ understanding }) => understanding.words)).toEqual(["under 20k"]);
  });

  test("a range and a text that the visitor added stay, and the words are added to that text", () => {
    const { read, state } = typed("diesel towbar");
    const more = setQuery(setRange(state, "km", { min: null, max: 80_000 }), "sunroof");
    expect(typedRefinements(read, more, sort)[0]?.without).toEqual({
      ...empty,
      ranges: { km: { min: null, max: 80_000 } },
      query: "sunroof diesel",
    });
  });

  test("words that mean several values are a chip while the search holds all of them", () => {
    const { read, state } = typed("white ute");
    expect(state.refinements.colour).toEqual(["Glacier White", "White"]);
    const chips = typedRefinements(read, setRefinement(state, "colour", ["White"]), sort);
    expect(chips.map(({ understanding }) => understanding.words)).toEqual(["ute"]);
  });

  test("another order is no chip, nor is the order that the site has anyway", () => {
    const { read, state } = typed("cheapest ute");
    const words = (sortBy: SortBy, siteSort: SortBy) =>
      typedRefinements(read, { ...state, sortBy }, siteSort).map(({ understanding }) => understanding.words);
    expect(words("price:asc", sort)).toEqual(["cheapest", "ute"]);
    expect(words("km:asc", sort)).toEqual(["ute"]);
    expect(words("price:asc", "price:asc")).toEqual(["ute"]);
  });

  test("an order that the visitor chose stays when other words go", () => {
    const { read, state } = typed("red ute");
    const chosen = { ...state, sortBy: "km:asc" as const };
    expect(typedRefinements(read, chosen, sort).map(({ without }) => without.sortBy)).toEqual(["km:asc", "km:asc"]);
    const ordered = typed("cheapest ute");
    const ute = ordered.chips.find(({ understanding }) => understanding.facet === "body");
    expect(ute?.without.sortBy).toBe("price:asc");
  });

  test("what the visitor chose otherwise stays", () => {
    const { read, state } = typed("diesel");
    const chosen = setRefinement(state, "body", ["SUV"]);
    expect(typedRefinements(read, chosen, sort)[0]?.without.refinements).toEqual({ body: ["SUV"] });
  });

  test("an order that was asked for goes back to the site's", () => {
    const { chips, state } = typed("cheapest ute");
    expect(state.sortBy).toBe("price:asc");
    const order = chips.find(({ understanding }) => understanding.facet === "sortBy");
    expect(order?.without).toMatchObject({ sortBy: sort, refinements: { body: ["Ute"] } });
  });

  test("what the search no longer holds is no chip", () => {
    const { read, state } = typed("white diesel");
    const chips = typedRefinements(read, setRefinement(state, "colour", []), sort);
    expect(chips.map(({ understanding }) => meaningLabel(understanding, formatOf(au)))).toEqual(["Diesel"]);
  });
});
