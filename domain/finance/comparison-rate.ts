import { exactRepayment, type Loan, repaymentCount, type RepaymentPeriod, repaymentsPerYear } from "./loan.ts";

export interface LoanFees {
  /** Paid at the start: establishment, registration of the security. */
  upFront: number;
  /** Paid with every repayment. */
  perRepayment: number;
}

/** Chapter 5: comparison rates are stated for a five-year secured loan of $30,000, repaid monthly. */
export const comparisonLoan = { amount: 30_000, termYears: 5, balloon: 0, period: "monthly" } as const;

/**
 * The comparison rate of the National Credit Code: n x r x 100, where r is the rate per period at which everything the
 * borrower pays is worth what they receive. Two decimals, rounded up.
 */
export function comparisonRate(interestRate: number, fees: LoanFees, of: Omit<Loan, "interestRate"> = comparisonLoan) {
  const loan: Loan = { ...of, interestRate };
  const count = repaymentCount(loan);
  const paid = exactRepayment(loan) + fees.perRepayment;
  const received = loan.amount - fees.upFront;
  const rate = rateWhere((r) => levelValue(paid, r, count) + loan.balloon * (1 + r) ** -count - received);
  return percentUp(rate, loan.period);
}

const levelValue = (paid: number, rate: number, count: number): number => (paid * (1 - (1 + rate) ** -count)) / rate;

/** The value falls as the rate rises, so bisection always ends at the only root, or finds none above zero. */
function rateWhere(excess: (rate: number) => number): number {
  let [low, high] = [0, 1];
  for (let round = 0; round < 80; round += 1) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return high;
}

const percentUp = (rate: number, period: RepaymentPeriod): number =>
  Math.ceil(Number((rate * repaymentsPerYear[period] * 10_000).toFixed(4))) / 100;
