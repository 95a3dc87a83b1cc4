import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculatorLimits, calculatorParams, periods, readCalculator, writeCalculator } from "./calculator-query.ts";
import { estimate, type EstimateInput, highestPrice, type LoanCost } from "./estimate.ts";

const start: EstimateInput = {
  price: 40_000,
  deposit: 4000,
  tradeIn: 0,
  termYears: 5,
  balloonPercent: 0,
  period: "weekly",
};

const at = (interestRate: number, fees: LoanCost["fees"] = null): LoanCost => ({ interestRate, fees });

describe("[5] an estimate", () => {
  test("[14.1.3] is of what is left after deposit and trade-in, in whole dollars rounded up", () => {
    expect(estimate({ ...start, tradeIn: 6000, period: "monthly" }, at(8.19))).toEqual({
      borrowed: 30_000,
      repayment: 612,
      count: 60,
      balloon: 0,
      totalPaid: 36_661.8,
      interestAndFees: expect.closeTo(6661.8, 6),
    });
  });

  test("leaves the balloon to the end, and counts it in what is paid", () => {
    const [without, given] = [estimate(start, at(8.19)), estimate({ ...start, balloonPercent: 30 }, at(8.19))];
    expect(given?.balloon).toBe(10_800);
    expect(given?.repayment).toBeLessThan(without?.repayment ?? 0);
    expect(given?.interestAndFees).toBeGreaterThan(without?.interestAndFees ?? 0);
  });

  test("[14.1.3] is none when nothing is left to borrow", () => {
    expect(estimate({ ...start, deposit: 40_000 }, at(8.19))).toBeNull();
  });

  test("[14.1.2] the printed repayments always cover the loan", () => {
    fc.assert(
      fc.property(fc.integer({ min: 501, max: 200_000 }), fc.integer({ min: 0, max: 2000 }), (price, rate) => {
        const given = estimate({ ...start, price, deposit: 0 }, at(rate / 100));
        expect((given?.repayment ?? 0) * (given?.count ?? 0)).toBeGreaterThanOrEqual(price);
        expect(given?.interestAndFees).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test("[14.1.5] an estimate includes the lender's fees: one is borrowed, one is paid with each repayment", () => {
  const loan = { ...start, deposit: 0, price: 30_000, period: "monthly" as const };
  const [without, given] = [estimate(loan, at(8.19)), estimate(loan, at(8.19, { establishment: 395, monthly: 4 }))];
  expect([without?.repayment, given?.repayment]).toEqual([612, 624]);
  expect(given?.borrowed).toBe(30_000);
  expect(given?.interestAndFees).toBeGreaterThan((without?.interestAndFees ?? 0) + 395 + 4 * 60);
});

describe("[14.1.6] from a budget to the highest price", () => {
  test("$200 a week with $2,000 down at 8.19% with fees buys $44,210", () => {
    const loan = { deposit: 2000, tradeIn: 0, termYears: 5, balloonPercent: 0, period: "weekly" as const };
    expect(highestPrice(200, loan, at(8.19, { establishment: 395, monthly: 4 }))).toBe(44_210);
  });

  test("whose repayment is within the budget, while a dollar more is not", () => {
    const anyLoan = fc.record({
      deposit: fc.integer({ min: 0, max: 50_000 }),
      tradeIn: fc.integer({ min: 0, max: 50_000 }),
      termYears: fc.integer({ min: 1, max: 10 }),
      balloonPercent: fc.integer({ min: 0, max: 60 }),
      period: fc.constantFrom(...periods),
    });
    const anyFees = fc.option(
      fc.record({ establishment: fc.integer({ min: 0, max: 900 }), monthly: fc.integer({ min: 0, max: 20 }) }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }),
        anyLoan,
        fc.integer({ min: 0, max: 2500 }),
        anyFees,
        (most, loan, rate, fees) => {
          const cost = at(rate / 100, fees);
          const price = highestPrice(most, loan, cost);
          expect(estimate({ ...loan, price }, cost)?.repayment ?? 0).toBeLessThanOrEqual(most);
          expect(estimate({ ...loan, price: price + 1 }, cost)?.repayment).toBeGreaterThan(most);
        },
      ),
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
