import { describe, expect, test } from "vitest";
import { budgetListing } from "./budget-listing.ts";
import { cheapestOf, inPeriod, mostRepayment, readBudget, toBudget } from "./budget-view.ts";

const finder = { period: "weekly" as const, body_selector: true };
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
  test("[9] starts with 200 a week or 2000 a month and a deposit of 2000", () => {
    expect(view().asked).toEqual({ period: "weekly", repayment: 200, deposit: 2000, bodies: [] });
    expect(toBudget({ finder: { ...finder, body_selector: false }, bodies: [], spanOf: () => null }).maximum).toBe(
      100_000,
    );
    expect(readBudget(new URLSearchParams("period=monthly"), "weekly")).toMatchObject({ repayment: 2000 });
  });
  test("asks for bodies that can be bought, where the site asks at all", () => {
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
    const asked = { period: "weekly" as const, repayment: 200, deposit: 2000, bodies: ["SUV"] };
    expect(budgetListing(asked, "created_at:desc")).toMatchObject({
      refinements: { body: ["SUV"] },
      ranges: { price: { min: 1001, max: 54_000 } },
      sortBy: "price:desc",
    });
  });
  test("the slider reaches the dearest car, and never less than it starts with", () => {
    expect(mostRepayment("weekly", 180_000)).toBe(700);
    expect(mostRepayment("monthly", 100_000)).toBe(2000);
  });
  test("another rhythm is the same money; what was never touched starts anew", () => {
    expect(inPeriod({ period: "weekly", repayment: 200, deposit: 0 }, "monthly")).toBe(2000);
    expect(inPeriod({ period: "weekly", repayment: 300, deposit: 0 }, "monthly")).toBe(1300);
  });
});
