import { budget } from "#domain/finance/budget.ts";
import { budgetSearch } from "#domain/finance/budget-search.ts";
import { emptySearch, type SearchState, type SortBy } from "#domain/search/search-state.ts";
import type { BudgetAsked } from "./budget-view.ts";

/** Point 9: price above 1000; prices are whole dollars. */
const leastPrice = 1001;

/** 4.10: the listing of what the budget buys, dearest first. */
export function budgetListing({ bodies, ...input }: BudgetAsked, defaultSort: SortBy): SearchState {
  const price = { min: leastPrice, max: null };
  const base = { ...emptySearch(defaultSort), refinements: { body: bodies }, ranges: { price } };
  return budgetSearch(base, budget(input));
}
