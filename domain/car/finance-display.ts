import { ageOf, isAvailable, isTestDriveOnly } from "./availability.ts";
import type { Car } from "./car.ts";
import { hasPrice } from "./price.ts";

export interface FinanceSettings {
  finance_provider: {
    /** Key of the car's finance_lenders. */
    key: string;
    /** 1 to 7. */
    lender_type: number;
    excluded_makes: readonly string[];
    /** Slugs of dealerships. */
    excluded_dealerships: readonly string[];
  } | null;
}

type Lender = Car["finance_lenders"][string];

export interface FinanceDisplay {
  repayment: { amount: number; period: "week" | "month" } | null;
  interestRate: number | null;
  comparisonRate: number | null;
  deposit: number | null;
  termYears: number | null;
  disclaimer: string;
}

type Rule = (car: Car, lender: Lender | undefined, now: number) => boolean;
const priced = (car: Car) => car.price !== null && car.price > 500;
const weekly: Rule = (car, lender) => priced(car) && isAvailable(car) && Boolean(lender?.paymentWeek);
const monthly: Rule = (car, lender) => priced(car) && isAvailable(car) && Boolean(lender?.paymentMonth);
/** "Newer than 12 years" is an age of at most 11. */
const rated: Rule = (car, lender, now) =>
  ageOf(car, now) <= oldestAge && priced(car) && isAvailable(car) && Boolean(lender?.comparisonRate);
const oldestAge = 11;

/** Point 5: when an estimate shows, by lender type. */
const rules: Readonly<Record<number, Rule>> = {
  1: rated,
  2: weekly,
  3: weekly,
  4: weekly,
  5: monthly,
  6: isAvailable,
  7: isAvailable,
};

/**
 * The one rule of whether finance is offered for a car: cards, its page, `/finance`, the calculator, the facet and the
 * disclaimer call all ask it. Null where none is.
 */
export function financeDisplay(car: Car, { finance_provider }: FinanceSettings, now: number): FinanceDisplay | null {
  if (finance_provider === null) return null;
  const { key, lender_type, excluded_makes, excluded_dealerships } = finance_provider;
  const lender = car.finance_lenders[key];
  const excluded = excluded_makes.includes(car.make) || excluded_dealerships.includes(car.dealership_slug);
  const rateMissing = lender?.interestRate === null || lender?.comparisonRate === null;
  // 4.4: a Test Drive Only car is not for sale, so nobody lends on it.
  if (isTestDriveOnly(car) || excluded || rateMissing || !rules[lender_type]?.(car, lender, now)) return null;
  return {
    // A lender may keep the figures of a price that is no longer told.
    repayment: hasPrice(car) ? repaymentOf(lender, lender_type) : null,
    interestRate: lender?.interestRate ?? null,
    comparisonRate: lender?.comparisonRate ?? null,
    // Point 5: lender type 1 uses a 10% deposit.
    deposit: lender_type === 1 ? Math.round((car.price ?? 0) / 10) : (lender?.deposit ?? null),
    termYears: lender?.termYears ?? null,
    disclaimer: lender?.disclaimer ?? "",
  };
}

/** Lender type 5 quotes by the month, the others by the week when they can. */
function repaymentOf(lender: Lender | undefined, lenderType: number): FinanceDisplay["repayment"] {
  if (lender?.paymentWeek && lenderType !== 5) return { amount: lender.paymentWeek, period: "week" };
  return lender?.paymentMonth ? { amount: lender.paymentMonth, period: "month" } : null;
}

/** The turn of the year at which a car grows too old for lender type 1, or null. */
export function financeEndsAt(car: Car, settings: FinanceSettings, now: number): number | null {
  const shows = settings.finance_provider?.lender_type === 1 && financeDisplay(car, settings, now) !== null;
  return shows ? Date.UTC(car.year + oldestAge + 1, 0, 1) : null;
}
