import { priceSlider } from "#domain/search/range-input.ts";
import { setRange, setSort, type SearchState } from "#domain/search/search-state.ts";

/** 4.10: the current search, its price capped at the budget, most expensive first as with the price slider. */
export function budgetSearch(state: SearchState, amount: number): SearchState {
  const min = state.ranges.price?.min ?? null;
  const capped = setRange(state, "price", { min: min !== null && min > amount ? null : min, max: amount });
  return setSort(capped, priceSlider.sortBy);
}

/** The current search, its weekly price capped at the budget, in its own order. */
export function hireSearch(state: SearchState, amount: number): SearchState {
  const min = state.ranges.subscription_price?.min ?? null;
  return setRange(state, "subscription_price", { min: min !== null && min > amount ? null : min, max: amount });
}
