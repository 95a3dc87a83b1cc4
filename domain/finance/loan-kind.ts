import type { Car } from "#domain/car/car.ts";
import { hasPrice } from "#domain/car/price.ts";
import { carTerms, type LoanTerms, type TermsSettings } from "./car-terms.ts";

/** What decides a car's repayment in addition to its price: cars of one kind have one highest price for a budget. */
export interface LoanKind {
  interestRate: number;
  comparisonRate: number;
  termYears: number;
  balloonPercent: number;
}

/** The kind as a value of the index: "8.19/9.07/5/0". */
export const loanText = ({ interestRate, comparisonRate, termYears, balloonPercent }: LoanKind): string =>
  [interestRate, comparisonRate, termYears, balloonPercent].join("/");

export function readLoanText(text: string): LoanKind {
  const [interestRate = 0, comparisonRate = 0, termYears = 0, balloonPercent = 0] = text.split("/").map(Number);
  return { interestRate, comparisonRate, termYears, balloonPercent };
}

export const loanKindOf = ({ start, interestRate, comparisonRate }: LoanTerms): LoanKind => ({
  interestRate,
  comparisonRate,
  termYears: start.termYears,
  balloonPercent: start.balloonPercent,
});

/** Null for a car without a repayment. */
export function loanOfCar(car: Car, settings: TermsSettings, now: number): string | null {
  const terms = hasPrice(car) ? carTerms(car, settings, now) : null;
  return terms && loanText(loanKindOf(terms));
}
