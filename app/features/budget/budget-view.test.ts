import { describe, expect, test } from "vitest";
import { emptySearch } from "#domain/search/search-state.ts";
import { budgetListing } from "./budget-listing.ts";
import {
  budgetAmount,
  type BudgetLender,
  cheapestOf,
  isEnough,
  mostRepayment,
  readBudget,
  startAmounts,
  switchPeriod,
  toBudget,
} from "./budget-view.ts";
import { budgetBasis, budgetSum } from "./budget-words.ts";

const lender: BudgetLender = {
  name: "Tasman Finance",
  warning: "WARNING",
  fees: { establishment: 395, monthly: 4 },
  loans: [{ interestRate: 8.19, comparisonRate: 9.07, termYears: 5, balloonPercent: 0 }],
};
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
    expect(view().input).toEqual({ period: "weekly", repayment: 200, deposit: 2000, tradeIn: 0, bodies: [] });
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
    expect([[], ["Ute"], ["Ute", "SUV"], ["Bus"]].map((bodies) => cheapestOf(view(), bodies).cheapest)).toEqual([
      7880, 21_500, 14_990, 7880,
    ]);
  });
  test("reads money as people type it", () => {
    const typed = new URLSearchParams("repayment=$1,500&deposit=nothing&period=monthly&body=SUV&body=Ute");
    expect(readBudget(typed, "weekly")).toEqual({
      period: "monthly",
      repayment: 1500,
      deposit: 2000,
      tradeIn: 0,
      bodies: ["SUV", "Ute"],
    });
    expect(readBudget(new URLSearchParams("repayment=-5&deposit=0"), "weekly")).toMatchObject({
      repayment: 0,
      deposit: 0,
    });
  });
  test("[9] leads to what the budget buys above 1000, dearest first", () => {
    const input = { period: "weekly" as const, repayment: 200, deposit: 2000, tradeIn: 0, bodies: ["SUV"] };
    expect(budgetListing({ kind: "buy", lender: null }, input, emptySearch("created_at:desc"))).toMatchObject({
      refinements: { body: ["SUV"] },
      ranges: { price: { min: 1001, max: 54_000 } },
      budget: null,
      sortBy: "price:desc",
    });
  });
  test("[4.10.7] with interest leads to the budget itself, and leaves the limits of the search alone", () => {
    const input = { period: "weekly" as const, repayment: 200, deposit: 2000, tradeIn: 0, bodies: [] };
    const search = {
      ...emptySearch("created_at:desc"),
      refinements: { make: ["Kia"] },
      ranges: { price: { min: 5000, max: 45_000 } },
      page: 4,
    };
    expect(budgetListing({ kind: "buy", lender }, input, search)).toEqual({
      ...search,
      budget: { period: "weekly", repayment: 200, deposit: 2000, tradeIn: 0 },
      sortBy: "price:desc",
      page: 1,
    });
  });
  test("the slider reaches the dearest car, and never less than it starts with", () => {
    const most = (kind: "buy" | "hire", maximum: number) => ({ kind, maximum, lender: null });
    expect(mostRepayment(most("buy", 180_000), "weekly")).toBe(700);
    expect(mostRepayment(most("buy", 100_000), "monthly")).toBe(2000);
    expect(mostRepayment(most("hire", 416), "weekly")).toBe(420);
    expect(mostRepayment({ ...most("buy", 180_000), lender }, "weekly")).toBe(850);
  });
  test("[4.10.5] with a lender the budget is what its loan buys, and says on what terms", () => {
    const { input } = view();
    expect(budgetAmount({ kind: "buy", lender }, input)).toBe(44_210);
    expect(budgetAmount({ kind: "buy", lender: null }, input)).toBe(54_000);
    expect(budgetBasis({ kind: "buy", lender })).toBe("over 5 years, interest and fees included");
    expect(budgetBasis({ kind: "buy", lender: null })).toBe("over five years, before interest");
    const [usual] = lender.loans;
    const rural: BudgetLender = { ...lender, fees: null, loans: [{ ...usual, termYears: 7, balloonPercent: 10 }] };
    expect(budgetBasis({ kind: "buy", lender: rural })).toBe("over 7 years with a 10% balloon, interest included");
  });
  test("[4.10.5] the sum says what is paid first, and that the plain one is before interest", () => {
    const money = (amount: number) => `$${amount}`;
    const plain = view();
    const input = { ...plain.input, tradeIn: 9000 };
    expect(budgetSum(plain, plain.input, { money })).toBe(
      "$200 a week x 52 x 5 years, before interest, plus $2000 deposit",
    );
    expect(budgetSum({ ...plain, lender }, input, { money })).toBe(
      "$200 a week over 5 years, interest and fees included, plus $2000 deposit and trade-in of about $9000",
    );
  });
  test("[4.10.2] with a lender a budget is enough for the cheapest car of any kind of loan, or for cash", () => {
    const [usual] = lender.loans;
    const dear = { ...usual, interestRate: 19 };
    const two = { ...lender, loans: [usual, dear] as BudgetLender["loans"] };
    const of = (byLoan: (number | null)[]) => ({ ...view(), lender: two, cheapest: 20_000, byLoan, bodies: [] });
    const { input } = view();
    expect(isEnough(of([44_210, null]), input)).toBe(true);
    expect(isEnough(of([44_211, null]), input)).toBe(false);
    expect(isEnough(of([null, 44_210]), input)).toBe(false);
    expect(isEnough(of([null, 30_000]), input)).toBe(true);
    expect(isEnough(of([null, null]), { ...input, deposit: 20_000 })).toBe(true);
  });
  test("a site that hires out has one figure, by the week: no loan, no deposit, no five years", () => {
    const hire = toBudget({
      finder: { period: "monthly", body_selector: false, kind: "hire" },
      bodies: [],
      spanOf: () => ({ min: 189, max: 416 }),
      financePath: "/finance",
    });
    expect(hire).toMatchObject({ kind: "hire", lender: null, financePath: null, cheapest: 189, maximum: 416 });
    expect(hire.input).toMatchObject({ period: "weekly", repayment: 200 });
    expect(budgetAmount(hire, { ...hire.input, repayment: 250.4 })).toBe(250);
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
