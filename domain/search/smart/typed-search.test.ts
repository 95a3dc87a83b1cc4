import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { meaningLabel } from "./meaning-label.ts";
import { emptySearch, setRefinement } from "../search-state.ts";
import { buildLexicon } from "./lexicon.ts";
import { readQuery } from "./read-query.ts";
import { smartState } from "./smart-search.ts";
import { testingVocabulary } from "./testing-vocabulary.ts";
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

  test("each end of a range is its own", () => {
    const { chips } = typed("over 10k under 20k");
    for (const { without } of chips) expect(without.ranges).not.toEqual(typed("over 10k under 20k").state.ranges);
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
