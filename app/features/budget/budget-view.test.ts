import { describe, expect, test } from "vitest";
import { emptySearch } from "#domain/search/search-state.ts";
import { budgetListing } from "./budget-listing.ts";
import {
  cheapestOf,
  mostRepayment,
  readBudget,
  startAmounts,
  switchPeriod,
  toBudget,
  withInterest,
} from "./budget-view.ts";

const finder = { period: "weekly" as const, body_selector: true, kind: "buy" as "buy" | "hire" };
const spans: Record<string, { min: number; max: number }> = {
  "": { min: 7880, max: 180_000 },
  SUV: { min: 14_990, max: 180_000 },
  Ute: { min: 21_500, max: 90_000 },
};
const view = (
  own: Partial<typeof finder> = {},
  spanOf = (bodies: readonly string[]) => spans[bodies[0] ?? ""] ?? null,
) => toBudget({ finder: { ...finder, ...own }, bodies: ["SUV", "Ute", "Coupe"], spanOf });

describe("budget finder [4.10]", () => {
  test("[9.6.2] starts with 200 a week or 2000 a month and a deposit of 2000", () => {
    expect(view().input).toEqual({ period: "weekly", repayment: 200, deposit: 2000, bodies: [] });
    expect(toBudget({ finder: { ...finder, body_selector: false }, bodies: [], spanOf: () => null }).maximum).toBe(
      100_000,
    );
    expect(readBudget(new URLSearchParams("period=monthly"), "weekly")).toMatchObject({ repayment: 2000 });
  });
  test("[2.3.42] asks for bodies that can be bought, where the site asks at all", () => {
    expect(view().bodies.map(({ name }) => name)).toEqual(["SUV", "Ute"]);
    expect(view({ body_selector: false }).bodies).toEqual([]);
  });
  test("the cheapest car is that of the bodies chosen", () => {
    expect([[], ["Ute"], ["Ute", "SUV"], ["Bus"]].map((bodies) => cheapestOf(view(), bodies))).toEqual([
      7880, 21_500, 14_990, 7880,
    ]);
  });
  test("reads money as people type it", () => {
    const typed = new URLSearchParams("repayment=$1,500&deposit=nothing&period=monthly&body=SUV&body=Ute");
    expect(readBudget(typed, "weekly")).toEqual({
      period: "monthly",
      repayment: 1500,
      deposit: 2000,
      bodies: ["SUV", "Ute"],
    });
    expect(readBudget(new URLSearchParams("repayment=-5&deposit=0"), "weekly")).toMatchObject({
      repayment: 0,
      deposit: 0,
    });
  });
  test("[9] leads to what the budget buys above 1000, dearest first", () => {
    const input = { period: "weekly" as const, repayment: 200, deposit: 2000, bodies: ["SUV"] };
    const whole = emptySearch("created_at:desc");
    expect(budgetListing({ input, kind: "buy", interestRate: null }, whole)).toMatchObject({
      refinements: { body: ["SUV"] },
      ranges: { price: { min: 1001, max: 54_000 } },
      sortBy: "price:desc",
    });
    const search = { ...whole, refinements: { make: ["Kia"] }, ranges: { km: { min: null, max: 90_000 } }, page: 4 };
    expect(budgetListing({ input: { ...input, bodies: [] }, kind: "buy", interestRate: 8.19 }, search)).toEqual({
      ...search,
      ranges: { price: { min: 1001, max: 44_800 }, km: { min: null, max: 90_000 } },
      sortBy: "price:desc",
      page: 1,
    });
  });
  test("the slider reaches the dearest car, and never less than it starts with", () => {
    expect(mostRepayment("buy", "weekly", 180_000)).toBe(700);
    expect(mostRepayment("buy", "monthly", 100_000)).toBe(2000);
    expect(mostRepayment("hire", "weekly", 416)).toBe(420);
  });
  test("with a lender's rate the finder also says what the money buys with interest", () => {
    const rates = { interestRate: 8.19, comparisonRate: 9.07, warning: "WARNING" };
    const { input } = view();
    expect(withInterest({ rates }, input)).toBe(44_800);
    expect(withInterest({ rates: null }, input)).toBeNull();
    expect(withInterest({ rates }, { ...input, repayment: 0 })).toBeNull();
  });
  test("a site that hires out has one figure, by the week: no loan, no deposit, no five years", () => {
    const rates = { interestRate: 8.19, comparisonRate: 9.07, warning: "WARNING" };
    const hire = toBudget({
      finder: { period: "monthly", body_selector: false, kind: "hire" },
      bodies: [],
      spanOf: () => ({ min: 189, max: 416 }),
      financePath: "/finance",
      rates,
    });
    expect(hire).toMatchObject({ kind: "hire", rates: null, financePath: null, cheapest: 189, maximum: 416 });
    expect(hire.input).toMatchObject({ period: "weekly", repayment: 200 });
  });
  test.each([
    ["period=monthly&repayment=200&shown_period=weekly", 2000],
    ["period=weekly&repayment=2000&shown_period=monthly", 200],
    ["period=monthly&repayment=300&shown_period=weekly", 300],
    ["period=monthly&repayment=200&shown_period=monthly", 200],
    ["period=monthly&repayment=200", 200],
    ["period=monthly&repayment=200&shown_period=daily", 200],
  ])("[9.6.3] an amount that was left alone when the period changed starts anew: %s", (sent, repayment) => {
    expect(readBudget(new URLSearchParams(sent), "weekly").repayment).toBe(repayment);
  });
  test("[9.6.3] each period keeps what was typed for it, and starts with its own amount", () => {
    let amounts = startAmounts({ period: "weekly", repayment: 200 });
    amounts = switchPeriod(amounts, "300", "monthly");
    expect([amounts.period, amounts.repayment.monthly]).toEqual(["monthly", "2000"]);
    amounts = switchPeriod(amounts, "1,500", "weekly");
    expect([amounts.period, amounts.repayment.weekly]).toEqual(["weekly", "300"]);
    amounts = switchPeriod(amounts, "300", "monthly");
    expect(amounts.repayment.monthly).toBe("1,500");
    amounts = switchPeriod(amounts, "", "weekly");
    amounts = switchPeriod(amounts, "300", "monthly");
    expect(amounts.repayment.monthly).toBe("2000");
  });
});
