import type { CarInput } from "#domain/car/car.ts";

/** One lender a dealership works with, under the key that its sites name. */
export type Lender = {
  key: string;
  interestRate: number;
  comparisonRate: number;
  termYears: number;
  /** Share of the price paid up front, and left to the end. */
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
  const residual = financed * balloon;
  const every = (periods: number) =>
    price === null ? null : Math.ceil(repayment(financed, residual, interestRate / 100 / periods, termYears * periods));
  return {
    interestRate,
    comparisonRate,
    paymentWeek: every(52),
    paymentMonth: every(12),
    termYears,
    termMonths: termYears * 12,
    balloon: balloon * 100,
    deposit,
    disclaimer,
  };
}

/** The level payment that brings a loan down to its residual. */
export function repayment(financed: number, residual: number, rate: number, periods: number): number {
  const discount = (1 + rate) ** -periods;
  return rate === 0 ? (financed - residual) / periods : ((financed - residual * discount) * rate) / (1 - discount);
}
