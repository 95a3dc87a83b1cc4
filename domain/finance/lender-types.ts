import { ageOf, isAvailable } from "#domain/car/availability.ts";
import type { Car } from "#domain/car/car.ts";

type Lender = Car["finance_lenders"][string];

export interface LenderType {
  /** 5.6.1: when an estimate shows. */
  shows: (car: Car, lender: Lender | undefined) => boolean;
  /** 5.6.4: the deposit in percent of the price; null uses the lender's own figure. */
  depositPercent: number | null;
  /** The period of quoted repayments. */
  period: "week" | "month";
  /** Maximum age in years of a car with an estimate; null: no limit. */
  oldestAge: number | null;
}

const isPriced = (car: Car) => isAvailable(car) && car.price !== null && car.price > 500;

const byWeek: LenderType = {
  shows: (car, lender) => isPriced(car) && Boolean(lender?.paymentWeek),
  depositPercent: null,
  period: "week",
  oldestAge: null,
};
/** Needs no terms of the car's own, because the provider's terms apply. */
const always: LenderType = { ...byWeek, shows: isAvailable };

/** Spec 5.6: everything that a lender type decides. Settings accept only these numbers. */
const lenderTypes: Readonly<Record<number, LenderType>> = {
  1: {
    shows: (car, lender) => isPriced(car) && Boolean(lender?.comparisonRate),
    depositPercent: 10,
    period: "week",
    // "Newer than 12 years" is an age of at most 11.
    oldestAge: 11,
  },
  2: byWeek,
  3: byWeek,
  4: byWeek,
  5: { ...byWeek, shows: (car, lender) => isPriced(car) && Boolean(lender?.paymentMonth), period: "month" },
  6: always,
  7: always,
};

/** Consecutive from 1. */
export const lenderTypeNumbers: readonly number[] = Object.keys(lenderTypes).map(Number);

/** An unknown type never shows an estimate. */
const unknown: LenderType = { ...byWeek, shows: () => false };

export const lenderTypeOf = (number: number): LenderType => lenderTypes[number] ?? unknown;

/** Whether the type lends on this car. */
export function lendsOn({ shows, oldestAge }: LenderType, car: Car, lender: Lender | undefined, now: number): boolean {
  return shows(car, lender) && (oldestAge === null || ageOf(car, now) <= oldestAge);
}

/** Rounded to dollars; `own` is the lender's figure. */
export function depositOf<Own>(price: number, { depositPercent }: LenderType, own: Own): number | Own {
  return depositPercent === null ? own : Math.round((price * depositPercent) / 100);
}
