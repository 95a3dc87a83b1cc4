import type { CarInput } from "#domain/car/car.ts";
import { estimate, type LoanCost } from "#domain/finance/estimate.ts";
import type { RepaymentPeriod } from "#domain/finance/loan.ts";

/** A lender of a dealership, under the key that its sites use. */
export type Lender = {
  key: string;
  interestRate: number;
  comparisonRate: number;
  termYears: number;
  /** Share of the price paid up front, and at the end. */
  deposit: number;
  balloon: number;
  /** As the sites state them: repayments include them. */
  fees: LoanCost["fees"];
  disclaimer: string;
};

type FinanceLender = NonNullable<CarInput["finance_lenders"]>[string];

/** Repayments as a lender prints them: whole dollars, never rounded down, fees included. */
export function quote(lender: Lender, price: number | null): FinanceLender {
  const { interestRate, comparisonRate, termYears, balloon, fees, disclaimer } = lender;
  const deposit = Math.round((price ?? 0) * lender.deposit);
  const terms = { price: price ?? 0, deposit, tradeIn: 0, termYears, balloonPercent: balloon * 100 };
  const every = (period: RepaymentPeriod) => estimate({ ...terms, period }, { interestRate, fees })?.repayment ?? null;
  return {
    interestRate,
    comparisonRate,
    paymentWeek: every("weekly"),
    paymentMonth: every("monthly"),
    termYears,
    termMonths: termYears * 12,
    balloon: balloon * 100,
    deposit,
    disclaimer,
  };
}
