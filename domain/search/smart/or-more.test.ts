import { expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { emptySearch, type SearchState } from "../search-state.ts";
import { buildLexicon } from "./lexicon.ts";
import { meaningLabel } from "./meaning-label.ts";
import { asFound, foundState } from "./or-more.ts";
import { readQuery } from "./read-query.ts";
import { testingVocabulary } from "./testing/car-vocabulary.ts";
import { caravanVocabulary } from "./testing/trade-vocabularies.ts";
import { typedRefinements } from "./typed-search.ts";

const sort = "created_at:desc";
const empty = emptySearch(sort);
const now = Date.UTC(2026, 2, 2);
const caravans = buildLexicon(caravanVocabulary);
const read = (text: string, lexicon = caravans) => readQuery(text, lexicon, now);

/** Finds something only where a caravan with this many berths is allowed. */
const stockWith = (berths: string) => (state: SearchState) =>
  state.refinements["attributes.sleeps"]?.includes(berths) === false ? 0 : 1;

test("[2.3, 16.1.4] berths stay exact while something has them", () => {
  const { refinements } = foundState(read("sleeps 4 to tow with a hilux"), empty, stockWith("4"));
  expect(refinements["attributes.sleeps"]).toEqual(["4"]);
});

test.each([
  ["tow with a Hilux, sleeps 4", ["4", "5", "6"]],
  ["4 berth caravan under 2500kg", ["4", "5", "6"]],
])("[2.3, 16.1.4] %s: where nothing sleeps four, more berths serve", (text, berths) => {
  const { refinements, ranges } = foundState(read(text), empty, stockWith("6"));
  expect(refinements["attributes.sleeps"]).toEqual(berths);
  expect(ranges["attributes.atm"]).toBeDefined();
});

test.each([
  ["sleeps 3", ["4"], ["4", "6"]],
  ["5 berth", ["6"], ["6"]],
  ["sleeps 6", ["6"], ["6"]],
  ["sleeps 7", undefined, undefined],
  ["sleeps 5 to 5", undefined, undefined],
])("[2.3, 16.1.4] %s: of caravans for 2, 4 and 6 the next larger is meant", (text, berths, orMore) => {
  const said = read(text, buildLexicon({ "attributes.sleeps": ["6", "4", "2"] }));
  expect(said.refinements["attributes.sleeps"]).toEqual(berths);
  expect(foundState(said, empty, stockWith("6")).refinements["attributes.sleeps"]).toEqual(orMore);
});

test("[2.3, 16.1.4] seats likewise: a seven-seater is served by eight seats", () => {
  const total = ({ refinements }: SearchState) => (refinements.seats?.includes("8") ? 3 : 0);
  for (const text of ["7 seater", "seats 7", "room for 7"]) {
    const { refinements } = foundState(read(text, buildLexicon(testingVocabulary)), empty, total);
    expect(refinements.seats).toEqual(["7", "8"]);
  }
});

test("[2.3] a bound that was said stays, and so does a search that more would not help", () => {
  expect(foundState(read("sleeps 4 or 5"), empty, () => 0).refinements["attributes.sleeps"]).not.toContain("6");
  expect(foundState(read("sleeps 4"), empty, () => 0).refinements["attributes.sleeps"]).toEqual(["4"]);
});

test("[2.3] counts are asked for only where larger numbers could help", () => {
  const asked: SearchState[] = [];
  const total = (state: SearchState) => asked.push(state) - 1;
  expect(foundState(read("cheapest caravan under 2500kg"), empty, total)).toMatchObject({ sortBy: "price:asc" });
  expect(asked).toEqual([]);
  expect(foundState(read("sleeps 4"), empty, total).refinements["attributes.sleeps"]).toEqual(["4", "5", "6"]);
});

test("[16.2.1] words keep their exact number where the search does not hold every larger one", () => {
  const held = { ...empty, refinements: { "attributes.sleeps": ["4", "6"] }, sortBy: "price:asc" as const };
  const { understood } = asFound(read("cheapest caravan sleeps 4"), held);
  expect(understood.map(({ facet, values }) => [facet, ...values])).toEqual([
    ["sortBy", "price:asc"],
    ["item_type", "caravan"],
    ["attributes.sleeps", "4"],
  ]);
});

test("[16.2.1] the larger numbers are one chip with the visitor's words", () => {
  const said = read("tow with a Hilux, sleeps 4");
  const chips = typedRefinements(said, foundState(said, empty, stockWith("6")), sort);
  expect(chips.map(({ understanding }) => [meaningLabel(understanding, formatOf(au)), understanding.words])).toEqual([
    ["ATM up to 3,200 kg (Toyota HiLux)", "tow with a Hilux"],
    ["Sleeps 4, 5 or 6", "sleeps 4"],
  ]);
  expect(chips[1]?.without.refinements["attributes.sleeps"]).toBeUndefined();
});
