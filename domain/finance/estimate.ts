import {
  exactRepayment,
  type Loan,
  repaymentCount,
  type RepaymentPeriod,
  repaymentsPerYear,
  upToCent,
  upToDollar,
} from "./loan.ts";

/** The calculator's inputs. Money in whole dollars. */
export interface EstimateInput {
  price: number;
  deposit: number;
  /** The expected value of the trade-in; it reduces the loan like a deposit. */
  tradeIn: number;
  termYears: number;
  /** The share of the loan left to the end, in percent. */
  balloonPercent: number;
  period: RepaymentPeriod;
}

/** What the lender charges. */
export interface LoanCost {
  interestRate: number;
  /** In dollars; null without fees. */
  fees: { establishment: number; monthly: number } | null;
}

export interface Estimate {
  borrowed: number;
  /** Whole dollars, rounded up: the figure in large type. */
  repayment: number;
  count: number;
  balloon: number;
  /** All repayments to the cent plus the balloon. */
  totalPaid: number;
  /** Everything that is paid above what was borrowed. */
  interestAndFees: number;
}

/**
 * 14.1.5: from a price to its repayment, with interest and fees. The fee to set up is borrowed too; the monthly one is
 * paid with each repayment. Null when nothing is left to borrow.
 */
export function estimate(input: EstimateInput, { interestRate, fees }: LoanCost): Estimate | null {
  const { termYears, period } = input;
  const borrowed = input.price - input.deposit - input.tradeIn;
  if (borrowed <= 0) return null;
  const amount = borrowed + (fees?.establishment ?? 0);
  const balloon = Math.round((amount * input.balloonPercent) / 100);
  const loan: Loan = { amount, interestRate, termYears, balloon, period };
  const exact = exactRepayment(loan) + ((fees?.monthly ?? 0) * 12) / repaymentsPerYear[period];
  const count = repaymentCount(loan);
  const totalPaid = upToCent(upToCent(exact) * count + balloon);
  return { borrowed, repayment: upToDollar(exact), count, balloon, totalPaid, interestAndFees: totalPaid - borrowed };
}

/** Nothing dearer is sold: where the search for a highest price ends. */
const highestSold = 10_000_000;

/**
 * 14.1.6: the same the other way: the highest price in whole dollars whose repayment is at most `most`. At least what
 * deposit and trade-in pay.
 */
export function highestPrice(most: number, input: Omit<EstimateInput, "price">, cost: LoanCost): number {
  let [low, high] = [Math.floor(input.deposit + input.tradeIn), highestSold];
  // A dearer car never costs less a week, so halving finds the only turn.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if ((estimate({ ...input, price: middle }, cost)?.repayment ?? 0) <= most) low = middle;
    else high = middle;
  }
  return low;
}
