import { ownValue } from "#domain/text/own-value.ts";
import { isTestDriveOnly } from "#domain/car/availability.ts";
import type { Car } from "#domain/car/car.ts";
import { hasPrice } from "#domain/car/price.ts";
import { depositOf, lendsOn, type LenderType, lenderTypeOf } from "./lender-types.ts";

export interface FinanceSettings {
  finance_provider: {
    /** Key of the car's finance_lenders. */
    key: string;
    /** Of the table in lender-types.ts. */
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

/**
 * The only rule that decides whether finance is offered for a car: cards, its page, `/finance`, the calculator, the
 * facet and the disclaimer call all use it. Null if it is not.
 */
export function financeDisplay(car: Car, { finance_provider }: FinanceSettings, now: number): FinanceDisplay | null {
  if (finance_provider === null) return null;
  const { key, excluded_makes, excluded_dealerships } = finance_provider;
  const type = lenderTypeOf(finance_provider.lender_type);
  const lender = ownValue(car.finance_lenders, key);
  const excluded = excluded_makes.includes(car.make) || excluded_dealerships.includes(car.dealership_slug);
  const rateMissing = lender?.interestRate === null || lender?.comparisonRate === null;
  // 4.4: a Test Drive Only car is not for sale, so nobody lends on it.
  if (isTestDriveOnly(car) || excluded || rateMissing || !lendsOn(type, car, lender, now)) return null;
  return {
    // A lender may still have figures for a price that is no longer shown.
    repayment: hasPrice(car) ? repaymentOf(lender, type) : null,
    interestRate: lender?.interestRate ?? null,
    comparisonRate: lender?.comparisonRate ?? null,
    deposit: depositOf(car.price ?? 0, type, lender?.deposit ?? null),
    termYears: lender?.termYears ?? null,
    disclaimer: lender?.disclaimer ?? "",
  };
}

/** A weekly lender quotes monthly if there is no weekly figure. */
function repaymentOf(lender: Lender | undefined, { period }: LenderType): FinanceDisplay["repayment"] {
  if (lender?.paymentWeek && period === "week") return { amount: lender.paymentWeek, period: "week" };
  return lender?.paymentMonth ? { amount: lender.paymentMonth, period: "month" } : null;
}

/** The start of the year in which a car becomes too old for its lender type, or null. */
export function financeEndsAt(car: Car, settings: FinanceSettings, now: number): number | null {
  const oldest = settings.finance_provider && lenderTypeOf(settings.finance_provider.lender_type).oldestAge;
  return oldest !== null && financeDisplay(car, settings, now) !== null ? Date.UTC(car.year + oldest + 1, 0, 1) : null;
}
