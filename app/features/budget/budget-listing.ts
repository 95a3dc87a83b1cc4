import { budgetSearch, hireSearch } from "#domain/search/budget/budget-search.ts";
import { priceSlider } from "#domain/search/range-input.ts";
import { setBudget, setRange, setRefinement, setSort, type SearchState } from "#domain/search/search-state.ts";
import { budgetAmount, type BudgetAnswers, type BudgetView } from "./budget-view.ts";

/** Chapter 9: price above 1000; prices are whole dollars. */
const leastPrice = 1001;

/** 4.10: the current search, within what the budget buys. With interest each car counts with the terms of its own loan. */
export function budgetListing(
  view: Pick<BudgetView, "kind" | "lender">,
  { bodies, ...input }: BudgetAnswers,
  within: SearchState,
): SearchState {
  const base = bodies.length > 0 ? setRefinement(within, "body", bodies) : within;
  if (view.kind === "hire") return hireSearch(base, budgetAmount(view, input));
  if (view.lender) return setSort(setBudget(base, input), priceSlider.sortBy);
  const min = Math.max(base.ranges.price?.min ?? 0, leastPrice);
  return budgetSearch(setRange(base, "price", { min, max: base.ranges.price?.max ?? null }), budgetAmount(view, input));
}
