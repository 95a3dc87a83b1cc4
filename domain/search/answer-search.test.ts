import { expect, test } from "vitest";
import { answerSearch } from "./answer-search.ts";
import { emptySearch, type SearchState } from "./search-state.ts";

const state: SearchState = { ...emptySearch("created_at:desc"), refinements: { make: ["Kia"] }, query: "zzz" };

/** Answers each query with this many vehicles, and records the queries. */
function counting(totals: Record<string, number>) {
  const queries: SearchState[] = [];
  const search = (one: SearchState) => (queries.push(one), { total: totals[one.query] ?? 0 });
  return { queries, search };
}

test("words that match something are searched for", () => {
  const { queries, search } = counting({ zzz: 1, "": 9 });
  expect(answerSearch(state, search)).toEqual({ answer: { total: 1 }, unmatched: null });
  expect(queries).toEqual([state]);
});

test("words that match nothing are left out and said to be; everything else of the search stays", () => {
  const { queries, search } = counting({ "": 9 });
  expect(answerSearch(state, search)).toEqual({ answer: { total: 9 }, unmatched: "zzz" });
  expect(queries).toEqual([state, { ...state, query: "" }]);
});

test("a search that is empty without its words is not said to ignore them", () => {
  const { search } = counting({});
  expect(answerSearch(state, search)).toEqual({ answer: { total: 0 }, unmatched: null });
});

test("without words there is nothing to leave out", () => {
  const { queries, search } = counting({});
  expect(answerSearch({ ...state, query: "" }, search)).toEqual({ answer: { total: 0 }, unmatched: null });
  expect(queries).toHaveLength(1);
});
