import { expect, test } from "vitest";
import { emptySearch, type SearchState } from "#domain/search/search-state.ts";
import { budget, budgetButton, budgetDefaults } from "./budget.ts";
import { budgetSearch } from "./budget-search.ts";

test.each([
  [2000, 2000, "monthly", 122_000],
  [200, 2000, "weekly", 54_000],
  [0, 0, "weekly", 0],
  [100.501, 0, "monthly", 6030],
] as const)("[9] %d with %d down, %s, is a budget of %d", (repayment, deposit, period, amount) => {
  expect(budget({ repayment, deposit, period })).toBe(amount);
});

test("[9] defaults", () => {
  expect(budgetDefaults).toEqual({
    repayment: { monthly: 2000, weekly: 200 },
    deposit: 2000,
    maximum: 100_000,
    filter: "price > 1000",
  });
});

test.each([
  [9999, 10_000, { disabled: true, label: "0 cars Found", message: "No cars found for this budget" }],
  [10_000, 10_000, { disabled: false, label: "View cars In This Range", message: null }],
  [10_000, null, { disabled: true, label: "0 cars Found", message: "No cars found for this budget" }],
])("[4.10] a budget of %d where the cheapest costs %s", (amount, cheapest, button) => {
  expect(budgetButton(amount, cheapest)).toEqual(button);
});

test("[4.10] the button leads to the current search capped at the budget, dearest first", () => {
  const state: SearchState = {
    ...emptySearch("km:asc"),
    refinements: { body: ["Ute"] },
    ranges: { price: { min: 20_000, max: 90_000 } },
    page: 3,
  };
  expect(budgetSearch(state, 54_000)).toEqual({
    ...state,
    ranges: { price: { min: 20_000, max: 54_000 } },
    sortBy: "price:desc",
    page: 1,
  });
  expect(budgetSearch(state, 20_000).ranges.price).toEqual({ min: 20_000, max: 20_000 });
  expect(budgetSearch(state, 10_000).ranges.price).toEqual({ min: null, max: 10_000 });
});
