import fc from "fast-check";
import { irr } from "financial";
import { expect, test } from "vitest";
import { comparisonLoan, comparisonRate } from "./comparison-rate.ts";
import { exactRepayment, repaymentsPerYear } from "./loan.ts";

test("[5.6.3] the basis is a secured loan of $30,000 over five years", () => {
  expect(comparisonLoan).toEqual({ amount: 30_000, termYears: 5, balloon: 0, period: "monthly" });
});

test.each([
  [8.19, 0, 0, 8.19],
  [8.19, 395, 0, 8.76],
  [8.19, 395, 10, 9.45],
  [0, 0, 0, 0],
])(
  "[5] a rate of %d, %d dollars at the start and %d each time compare as %d",
  (rate, upFront, perRepayment, expected) => {
    expect(comparisonRate(rate, { upFront, perRepayment })).toBe(expected);
  },
);

const anyCase = fc.record({
  rate: fc.integer({ min: 1, max: 2500 }).map((n) => n / 100),
  upFront: fc.integer({ min: 0, max: 1500 }),
  perRepayment: fc.integer({ min: 0, max: 20 }),
  period: fc.constantFrom("weekly" as const, "fortnightly" as const, "monthly" as const),
  balloon: fc.integer({ min: 0, max: 15_000 }),
});

test("[5, 14.1.4] it is the internal rate of return of what is paid, by the national counts of a year", () => {
  fc.assert(
    fc.property(anyCase, ({ rate, upFront, perRepayment, period, balloon }) => {
      const loan = { ...comparisonLoan, period, balloon, interestRate: rate };
      const count = Math.round(5 * repaymentsPerYear[period]);
      const paid = exactRepayment(loan) + perRepayment;
      const flows = [upFront - 30_000, ...Array.from({ length: count - 1 }, () => paid), paid + balloon];
      const theirs = irr(flows, 0.01, 1e-12, 200) * repaymentsPerYear[period] * 100;
      const ours = comparisonRate(rate, { upFront, perRepayment }, loan);
      expect(ours - theirs).toBeGreaterThan(-0.0001);
      expect(ours - theirs).toBeLessThan(0.0101);
    }),
    { numRuns: 300, seed: 14 },
  );
});

test("[5] fees only ever raise it", () => {
  fc.assert(
    fc.property(anyCase, ({ rate, upFront, perRepayment }) => {
      const plain = comparisonRate(rate, { upFront: 0, perRepayment: 0 });
      expect(plain).toBeCloseTo(rate, 2);
      expect(comparisonRate(rate, { upFront, perRepayment })).toBeGreaterThanOrEqual(plain);
    }),
  );
});
