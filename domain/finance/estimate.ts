import { exactRepayment, type Loan, repaymentCount, type RepaymentPeriod, upToCent, upToDollar } from "./loan.ts";

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

export interface Estimate {
  borrowed: number;
  /** Whole dollars, rounded up: the figure in large type. */
  repayment: number;
  count: number;
  balloon: number;
  /** All repayments to the cent plus the balloon. */
  totalPaid: number;
  interest: number;
}

/** Null when nothing is left to borrow. */
export function estimate(input: EstimateInput, interestRate: number): Estimate | null {
  const borrowed = input.price - input.deposit - input.tradeIn;
  if (borrowed <= 0) return null;
  const balloon = Math.round((borrowed * input.balloonPercent) / 100);
  const loan: Loan = { amount: borrowed, interestRate, termYears: input.termYears, balloon, period: input.period };
  const [exact, count] = [exactRepayment(loan), repaymentCount(loan)];
  const totalPaid = upToCent(upToCent(exact) * count + balloon);
  return { borrowed, repayment: upToDollar(exact), count, balloon, totalPaid, interest: totalPaid - borrowed };
}
