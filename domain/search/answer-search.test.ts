import { expect, test } from "vitest";
import { answerSearch, type SearchHow } from "./answer-search.ts";
import { emptySearch, type SearchState } from "./search-state.ts";

const state: SearchState = { ...emptySearch("created_at:desc"), refinements: { body: ["SUV"] }, query: "zzz" };
type Totals = Readonly<Record<string, number>>;

/** Answers each text with this many vehicles; of whole words only those that end in a dot. */
function counting(totals: Totals) {
  const searched: SearchState[] = [];
  const totalOf = ({ query }: SearchState, how: SearchHow = {}) => totals[`${query}${how.whole ? "." : ""}`] ?? 0;
  return {
    searched,
    search: (one: SearchState, how?: SearchHow) => (searched.push(one), { total: totalOf(one, how), how }),
    count: totalOf,
    stocked: () => [],
  };
}

test("[16.2.4] words that match something are searched for", () => {
  const stock = counting({ zzz: 1, "": 9 });
  const found = answerSearch(state, stock);
  expect(found).toMatchObject({ answer: { total: 1 }, unmatched: null, state });
  expect(stock.searched).toEqual([state]);
});

test("[16.2.4] words that match nothing are left out and said to be; everything else of the search stays", () => {
  const without = { ...state, query: "" };
  const found = answerSearch(state, counting({ "": 9 }));
  expect(found).toMatchObject({ answer: { total: 9 }, unmatched: "zzz", state: without });
});

test("[16.2.4] of several words, those that are whole words of a vehicle stay", () => {
  const some = { ...state, query: "courier gxl work" };
  const found = answerSearch(some, counting({ "gxl.": 4, work: 2, "": 9 }));
  expect(found).toMatchObject({ answer: { total: 4 }, unmatched: "courier work", state: { query: "gxl" } });
});

test("[16.2.4] words that match one by one but not together go from the end", () => {
  const some = { ...state, query: "gxl v6 vx" };
  const found = answerSearch(some, counting({ "gxl.": 4, "v6.": 2, "vx.": 1, "gxl v6.": 2, "": 9 }));
  expect(found).toMatchObject({ answer: { total: 2 }, unmatched: "vx", state: { query: "gxl v6" } });
});

test("[16.2.4] what follows a not is never looked for", () => {
  const some = { ...state, query: "gxl not white" };
  const found = answerSearch(some, counting({ "gxl.": 4, "white.": 7, "gxl white.": 3, "": 9 }));
  expect(found).toMatchObject({ answer: { total: 4 }, unmatched: "not white" });
});

test("a search that is empty without its words is not said to ignore them", () => {
  expect(answerSearch(state, counting({}))).toMatchObject({ answer: { total: 0 }, unmatched: null });
});

test("without words there is nothing to leave out", () => {
  const stock = counting({});
  expect(answerSearch({ ...state, query: "" }, stock)).toMatchObject({ answer: { total: 0 }, unmatched: null });
  expect(stock.searched).toHaveLength(1);
});
