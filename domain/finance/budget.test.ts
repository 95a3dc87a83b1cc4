import { expect, test } from "vitest";
import { emptySearch, type SearchState } from "#domain/search/search-state.ts";
import { budget, budgetAmount, budgetButton, budgetDefaults, loanBudget } from "./budget.ts";
import { estimate } from "./estimate.ts";
import { budgetSearch, hireSearch } from "./budget-search.ts";

test.each([
  [2000, 2000, "monthly", 122_000],
  [200, 2000, "weekly", 54_000],
  [0, 0, "weekly", 0],
  [100.501, 0, "monthly", 6030],
] as const)("[4.10.1, 9.6.1] %d with %d down, %s, is a budget of %d", (repayment, deposit, period, amount) => {
  expect(budget({ repayment, deposit, period })).toBe(amount);
});

test("[9.6.2] defaults", () => {
  expect(budgetDefaults).toEqual({
    repayment: { monthly: 2000, weekly: 200 },
    deposit: 2000,
    maximum: 100_000,
    filter: { buy: "price > 1000", hire: "subscription_price > 0" },
  });
});

test.each([
  [9999, 10_000, { disabled: true, label: "0 {vehicles} Found", message: "No {vehicles} found for this budget" }],
  [10_000, 10_000, { disabled: false, label: "View {vehicles} In This Range", message: null }],
  [10_000, null, { disabled: true, label: "0 {vehicles} Found", message: "No {vehicles} found for this budget" }],
])("[4.10.2, 8.1.8] a budget of %d where the cheapest costs %s", (amount, cheapest, button) => {
  expect(budgetButton(amount, cheapest)).toEqual(button);
});

test("[4.10.3] the button leads to the current search capped at the budget, dearest first", () => {
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

test("[4.10.4] a subscription's budget is one week's, and the search is capped by the week", () => {
  const input = { repayment: 250.4, deposit: 1000, period: "weekly" } as const;
  expect(budgetAmount("hire", input)).toBe(250);
  expect(budgetAmount("buy", input)).toBe(budget(input));
  const state: SearchState = { ...emptySearch("km:asc"), refinements: { categories: ["Subscription"] }, page: 2 };
  expect(hireSearch(state, 250)).toEqual({
    ...state,
    ranges: { subscription_price: { min: null, max: 250 } },
    page: 1,
  });
});

test.each([
  ["below the budget stays", 100, 100],
  ["equal to the budget stays", 250, 250],
  ["above the budget would find nothing, and goes", 251, null],
])("[4.10] a lowest price %s", (_name, min, expected) => {
  const state: SearchState = {
    ...emptySearch("km:asc"),
    ranges: { subscription_price: { min, max: 900 }, price: { min, max: 900 } },
  };
  expect(hireSearch(state, 250).ranges.subscription_price).toEqual({ min: expected, max: 250 });
  expect(hireSearch(state, 250).sortBy).toBe("km:asc");
  expect(budgetSearch(state, 250).ranges.price).toEqual({ min: expected, max: 250 });
});

test("[4.10] a search without prices is capped as well", () => {
  expect(budgetSearch(emptySearch("km:asc"), 250).ranges).toEqual({ price: { min: null, max: 250 } });
});

test.each([
  [200, 2000, "weekly", 8.19],
  [2000, 0, "monthly", 12],
  [150, 5000, "weekly", 0],
] as const)(
  "[4.10.5] with interest, %d and %d down, %s at %d%%, pay back a loan of what they buy",
  (repayment, deposit, period, rate) => {
    const price = loanBudget({ repayment, deposit, period }, rate);
    const loan = { price, deposit, tradeIn: 0, termYears: 5, balloonPercent: 0, period };
    expect(estimate(loan, rate)?.repayment).toBeLessThanOrEqual(repayment);
    expect(estimate({ ...loan, price: price + 200 }, rate)?.repayment).toBeGreaterThanOrEqual(repayment);
    expect(price).toBeLessThanOrEqual(budget({ repayment, deposit, period }) + 1000);
  },
);
