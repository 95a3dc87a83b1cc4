import { describe, expect, test } from "vitest";
import { byKind, leastRightSuggestions, overall } from "./floors.ts";
import { kinds } from "./needs.ts";
import { measureProduct } from "./measure-product.ts";
import { summaryOf } from "./measure-search.ts";
import { shareRight } from "./measure-suggestions.ts";

// Figures are compared with floors.ts. `npm run bench -- relevance --worst 20` shows what to look at after a fall.

const { searches, suggestions } = await measureProduct();

test("the first ten vehicles of all judged queries are no worse than before", () => {
  const { ndcg, wrongShare } = summaryOf(searches);
  expect(ndcg).toBeGreaterThanOrEqual(overall.leastNdcg);
  expect(wrongShare).toBeLessThanOrEqual(overall.mostWrong);
});

describe.each(kinds)("queries of the kind %s", (kind) => {
  const { ndcg, wrongShare } = summaryOf(searches.filter(({ query }) => query.need.kind === kind));

  test("find vehicles that are no worse than before", () => {
    expect(ndcg).toBeGreaterThanOrEqual(byKind[kind].leastNdcg);
  });

  test("have no more wrong first pages than before", () => {
    expect(wrongShare).toBeLessThanOrEqual(byKind[kind].mostWrong);
  });
});

test("the first suggestion is what a shopper expects as often as before", () => {
  expect(shareRight(suggestions)).toBeGreaterThanOrEqual(leastRightSuggestions);
});
