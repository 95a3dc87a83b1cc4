import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculatorLimits, calculatorParams, periods, readCalculator, writeCalculator } from "./calculator-query.ts";
import { estimate, type EstimateInput } from "./estimate.ts";

const start: EstimateInput = {
  price: 40_000,
  deposit: 4000,
  tradeIn: 0,
  termYears: 5,
  balloonPercent: 0,
  period: "weekly",
};

describe("[5] an estimate", () => {
  test("[14.1.3] is of what is left after deposit and trade-in, in whole dollars rounded up", () => {
    expect(estimate({ ...start, tradeIn: 6000, period: "monthly" }, 8.19)).toEqual({
      borrowed: 30_000,
      repayment: 612,
      count: 60,
      balloon: 0,
      totalPaid: 36_661.8,
      interest: expect.closeTo(6661.8, 6),
    });
  });

  test("leaves the balloon to the end, and counts it in what is paid", () => {
    const [without, given] = [estimate(start, 8.19), estimate({ ...start, balloonPercent: 30 }, 8.19)];
    expect(given?.balloon).toBe(10_800);
    expect(given?.repayment).toBeLessThan(without?.repayment ?? 0);
    expect(given?.interest).toBeGreaterThan(without?.interest ?? 0);
  });

  test("[14.1.3] is none when nothing is left to borrow", () => {
    expect(estimate({ ...start, deposit: 40_000 }, 8.19)).toBeNull();
  });

  test("[14.1.2] the printed repayments always cover the loan", () => {
    fc.assert(
      fc.property(fc.integer({ min: 501, max: 200_000 }), fc.integer({ min: 0, max: 2000 }), (price, rate) => {
        const given = estimate({ ...start, price, deposit: 0 }, rate / 100);
        expect((given?.repayment ?? 0) * (given?.count ?? 0)).toBeGreaterThanOrEqual(price);
        expect(given?.interest).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("[2.1, 14.3.1] a calculation stands in the address", () => {
  const read = (query: string) => readCalculator(new URLSearchParams(query), start);

  test.each([
    ["", start],
    ["deposit=$8,000&term=3&period=monthly", { ...start, deposit: 8000, termYears: 3, period: "monthly" }],
    ["deposit=-5&term=99&balloon=80", { ...start, deposit: 0, termYears: 10, balloonPercent: 60 }],
    ["deposit=much&period=daily&term=", start],
    ["price=10000&trade_in=9000&deposit=4000", { ...start, price: 10_000, tradeIn: 9000, deposit: 1000 }],
    ["price=100", { ...start, price: calculatorLimits.price.min, deposit: calculatorLimits.price.min }],
  ])("%s", (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  test("[14.3.2] and comes back as it was", () => {
    const anyInput = fc.record({
      price: fc.integer({ min: 20_000, max: 500_000 }),
      deposit: fc.integer({ min: 0, max: 10_000 }),
      tradeIn: fc.integer({ min: 0, max: 10_000 }),
      termYears: fc.integer({ min: 1, max: 10 }),
      balloonPercent: fc.integer({ min: 0, max: 60 }),
      period: fc.constantFrom("weekly" as const, "fortnightly" as const, "monthly" as const),
    });
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(readCalculator(writeCalculator(input, start), start)).toEqual(input);
      }),
    );
    expect(writeCalculator(start, start).toString()).toBe("");
  });

  test("[14.3.2] under names that the page declares, so that none is lost on the way to the server", () => {
    const other = { price: 1000, deposit: 1, tradeIn: 1, termYears: 1, balloonPercent: 5, period: "monthly" } as const;
    expect([...writeCalculator(other, start).keys()].toSorted()).toEqual([...calculatorParams].toSorted());
  });

  test("every period that can be chosen is read", () => {
    const monthly = { ...start, period: "monthly" as const };
    for (const period of periods) {
      expect(readCalculator(new URLSearchParams({ period }), monthly).period).toBe(period);
    }
    expect(readCalculator(new URLSearchParams("period=weekly"), monthly).period).toBe("weekly");
  });
});
