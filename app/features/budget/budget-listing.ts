import { budgetAmount, type BudgetKind, loanBudget } from "#domain/finance/budget.ts";
import { budgetSearch, hireSearch } from "#domain/finance/budget-search.ts";
import { setRange, setRefinement, type SearchState } from "#domain/search/search-state.ts";
import type { BudgetAnswers } from "./budget-view.ts";

/** Chapter 9: price above 1000; prices are whole dollars. */
const leastPrice = 1001;

/** `interestRate` caps the search at what the money buys with interest; null: at the spec's plain budget. */
type Search = { input: BudgetAnswers; kind: BudgetKind; interestRate: number | null };

/** 4.10: the current search, capped at what the budget buys. */
export function budgetListing({ input, kind, interestRate }: Search, within: SearchState): SearchState {
  const base = input.bodies.length > 0 ? setRefinement(within, "body", input.bodies) : within;
  if (kind === "hire") return hireSearch(base, budgetAmount(kind, input));
  const amount = interestRate === null ? budgetAmount(kind, input) : loanBudget(input, interestRate);
  const min = Math.max(base.ranges.price?.min ?? 0, leastPrice);
  return budgetSearch(setRange(base, "price", { min, max: base.ranges.price?.max ?? null }), amount);
}
