import fc from "fast-check";
import { pmt, PaymentDueTime } from "financial";
import { describe, expect, test } from "vitest";
import { exactRepayment, type Loan, repaymentCount, repaymentsPerYear, upToCent } from "./loan.ts";

const repayment = (given: Loan): number => upToCent(exactRepayment(given));

/** Today's value of all payments of a loan: equals the amount when the repayment is right. */
function presentValue(given: Loan, each: number): number {
  const [rate, count] = [given.interestRate / 100 / repaymentsPerYear[given.period], repaymentCount(given)];
  const discount = (1 + rate) ** -count;
  const level = rate === 0 ? count : (1 - discount) / rate;
  return each * level + given.balloon * discount;
}

const loan = (parts: Partial<Loan> = {}): Loan => ({
  amount: 30_000,
  interestRate: 8.19,
  termYears: 5,
  balloon: 0,
  period: "monthly",
  ...parts,
});

describe("[5] repayments", () => {
  // Textbook annuities: what any bank's table prints for these loans.
  test.each([
    [loan({ amount: 10_000, interestRate: 12, termYears: 1 }), 888.49],
    [loan({ amount: 20_000, interestRate: 5, termYears: 5 }), 377.43],
    [loan({ amount: 100_000, interestRate: 6, termYears: 30 }), 599.56],
    [loan({ amount: 12_000, interestRate: 0, termYears: 2 }), 500],
  ])("%o", (given, expected) => {
    expect(repayment(given)).toBe(expected);
  });

  test("[14.1.1] a year holds 52.18 weeks and 26.09 fortnights, so five years are 261 and 130 repayments", () => {
    expect(repaymentsPerYear).toEqual({ weekly: 52.18, fortnightly: 26.09, monthly: 12 });
    expect(repaymentCount({ termYears: 5, period: "weekly" })).toBe(261);
    expect(repaymentCount({ termYears: 5, period: "fortnightly" })).toBe(130);
    expect(repaymentCount({ termYears: 5, period: "monthly" })).toBe(60);
  });

  test("[14.1.2] a cent is rounded up, and a whole cent stays", () => {
    expect([upToCent(10.001), upToCent(10.01), upToCent(0.1 + 0.2), upToCent(1.005)]).toEqual([
      10.01, 10.01, 0.3, 1.01,
    ]);
  });
});

/** All that the calculator takes: up to ten years and a balloon of three fifths. */
const anyLoan = fc
  .record({
    amount: fc.integer({ min: 501, max: 500_000 }),
    interestRate: fc.integer({ min: 0, max: 3000 }).map((n) => n / 100),
    termYears: fc.integer({ min: 1, max: 10 }),
    balloonPercent: fc.integer({ min: 0, max: 60 }),
    period: fc.constantFrom("weekly" as const, "fortnightly" as const, "monthly" as const),
  })
  .map(({ balloonPercent, ...rest }) => ({ ...rest, balloon: Math.round((rest.amount * balloonPercent) / 100) }));

/** What the library says of it, told nothing but the loan and the national method's 52.18 weeks and 26.09 fortnights. */
function theirs({ amount, interestRate, termYears, balloon, period }: Loan): number {
  const inYear = { weekly: 52.18, fortnightly: 26.09, monthly: 12 }[period];
  return -pmt(interestRate / 100 / inYear, Math.round(termYears * inYear), amount, -balloon, PaymentDueTime.End);
}

test("[5, 14.1.1] an independent implementation agrees to the cent on 10,000 loans", () => {
  let [checked, noticed] = [0, 0];
  fc.assert(
    fc.property(anyLoan, (given) => {
      expect(exactRepayment(given)).toBeCloseTo(theirs(given), 4);
      expect(repayment(given)).toBe(upToCent(theirs(given)));
      checked += 1;
      // A hundredth of a percent more, to show the effect of a tiny slip.
      const slip = upToCent(exactRepayment({ ...given, interestRate: given.interestRate + 0.01 }));
      if (slip !== upToCent(theirs(given))) noticed += 1;
    }),
    { numRuns: 10_000, seed: 14 },
  );
  expect(checked).toBe(10_000);
  expect(noticed).toBeGreaterThan(8000);
});

test("[5] what is repaid is worth what was borrowed, and never a cent a repayment more", () => {
  fc.assert(
    fc.property(anyLoan, (given) => {
      expect(presentValue(given, exactRepayment(given))).toBeCloseTo(given.amount, 4);
      const printed = repayment(given);
      expect(presentValue(given, printed)).toBeGreaterThanOrEqual(given.amount - 0.0001);
      expect(printed - exactRepayment(given)).toBeLessThan(0.01);
    }),
  );
});

test("[5] more borrowed, a higher rate or a shorter term never costs less each time", () => {
  fc.assert(
    fc.property(anyLoan, (given) => {
      const base = repayment(given);
      expect(repayment({ ...given, amount: given.amount + 100 })).toBeGreaterThanOrEqual(base);
      expect(repayment({ ...given, interestRate: given.interestRate + 1 })).toBeGreaterThanOrEqual(base);
      expect(repayment({ ...given, termYears: given.termYears + 1 })).toBeLessThanOrEqual(
        Math.max(base, upToCent(given.balloon * (given.interestRate / 100 / repaymentsPerYear[given.period]))),
      );
      expect(repayment({ ...given, balloon: given.balloon + 1 })).toBeLessThanOrEqual(base);
    }),
  );
});
