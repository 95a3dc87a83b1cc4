import type { CarInput } from "#domain/car/car.ts";
import { exactRepayment, type RepaymentPeriod, upToDollar } from "#domain/finance/loan.ts";

/** A lender of a dealership, under the key that its sites use. */
export type Lender = {
  key: string;
  interestRate: number;
  comparisonRate: number;
  termYears: number;
  /** Share of the price paid up front, and at the end. */
  deposit: number;
  balloon: number;
  disclaimer: string;
};

type FinanceLender = NonNullable<CarInput["finance_lenders"]>[string];

/** Repayments as a lender prints them: whole dollars, never rounded down. */
export function quote(lender: Lender, price: number | null): FinanceLender {
  const { interestRate, comparisonRate, termYears, balloon, disclaimer } = lender;
  const deposit = Math.round((price ?? 0) * lender.deposit);
  const financed = (price ?? 0) - deposit;
  const loan = { amount: financed, interestRate, termYears, balloon: Math.round(financed * balloon) };
  const every = (period: RepaymentPeriod) => (price === null ? null : upToDollar(exactRepayment({ ...loan, period })));
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
