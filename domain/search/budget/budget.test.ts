import { expect, test } from "vitest";
import { above, allOf, anyOf, between, oneOf } from "#domain/search/filter.ts";
import { emptySearch, type SearchState } from "#domain/search/search-state.ts";
import { budget, budgetButton, budgetDefaults, budgetLender } from "./budget.ts";
import { budgetFilter } from "./budget-filter.ts";
import { budgetSearch, hireSearch } from "./budget-search.ts";

test.each([
  [2000, 2000, "monthly", 122_000],
  [200, 2000, "weekly", 54_000],
  [400, 2000, "fortnightly", 54_000],
  [0, 0, "weekly", 0],
  [100.501, 0, "monthly", 6030],
] as const)("[4.10.1, 9.6.1] %d with %d down, %s, is a budget of %d", (repayment, deposit, period, amount) => {
  expect(budget({ repayment, deposit, tradeIn: 0, period })).toBe(amount);
  expect(budget({ repayment, deposit, tradeIn: 500, period })).toBe(amount + 500);
});

test("[9.6.2] defaults", () => {
  expect(budgetDefaults).toEqual({
    repayment: { monthly: 2000, fortnightly: 400, weekly: 200 },
    deposit: 2000,
    maximum: 100_000,
    filter: { buy: above("price", 1000), hire: above("subscription_price", 0) },
  });
});

test("[4.10.2, 8.1.8] a budget that finds nothing says so on its button", () => {
  const none = { disabled: true, label: "0 {vehicles} Found", message: "No {vehicles} found for this budget" };
  expect(budgetButton(false)).toEqual(none);
  expect(budgetButton(true)).toEqual({ disabled: false, label: "View {vehicles} In This Range", message: null });
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

test("[4.10.4] a subscription's search is capped by the week", () => {
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

test("[4.10.5] a lender counts where the setting is on, and nothing is hired out", () => {
  const bank = { name: "Bank" };
  const of = (kind: "buy" | "hire", with_interest: boolean, finance_provider: typeof bank | null) =>
    budgetLender({ budget_finder: { kind, with_interest }, finance_provider });
  expect(of("buy", true, bank)).toBe(bank);
  expect([of("buy", false, bank), of("hire", true, bank), of("buy", true, null)]).toEqual([null, null, null]);
  expect(budgetLender({ budget_finder: null, finance_provider: bank })).toBeNull();
});

test("[4.10.7] each kind of loan has its own highest price, and cash buys what it covers", () => {
  const input = { repayment: 200, deposit: 2000, tradeIn: 9000, period: "weekly" } as const;
  const filter = budgetFilter(input, {
    kinds: ["8.19/9.07/5/0", "2.9/3.8/5/0"],
    fees: { establishment: 395, monthly: 4 },
  });
  const upTo = (max: number) => between("price", { min: null, max });
  expect(filter).toEqual(
    allOf(
      above("price", 1000),
      anyOf(
        upTo(11_000),
        allOf(oneOf("loan", ["8.19/9.07/5/0"]), upTo(53_210)),
        allOf(oneOf("loan", ["2.9/3.8/5/0"]), upTo(58_959)),
      ),
    ),
  );
});
