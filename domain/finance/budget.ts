import { presentValue } from "./loan.ts";

export type BudgetPeriod = "weekly" | "monthly";

export interface BudgetInput {
  repayment: number;
  deposit: number;
  period: BudgetPeriod;
}

const periodsPerYear: Readonly<Record<BudgetPeriod, number>> = { monthly: 12, weekly: 52 };
const years = 5;

/** Chapter 9: round(repayment x periods per year x 5 + deposit). */
export function budget({ repayment, deposit, period }: BudgetInput): number {
  return Math.round(repayment * periodsPerYear[period] * years + deposit);
}

/** What a budget is compared with: purchase prices, or weekly prices of hired cars. */
export type BudgetKind = "buy" | "hire";

/**
 * The budget that prices are compared with. A subscription or rental does not last five years: its budget is one
 * week's.
 */
export const budgetAmount = (kind: BudgetKind, input: BudgetInput): number =>
  kind === "hire" ? Math.round(input.repayment) : budget(input);

/**
 * What the same repayments and deposit buy with interest: the loan that they pay back in five years. Rounded down to
 * hundreds, because rates differ by person.
 */
export function loanBudget({ repayment, deposit, period }: BudgetInput, interestRate: number): number {
  const loan = { amount: 0, interestRate, termYears: years, balloon: 0, period };
  return Math.floor((presentValue(loan, repayment) + deposit) / 100) * 100;
}

/** Chapter 9: the finder's initial values. */
export const budgetDefaults = {
  repayment: { monthly: 2000, weekly: 200 },
  deposit: 2000,
  /** Where the search gives no price range. */
  maximum: 100_000,
  /** Vehicles the finder looks at. */
  filter: { buy: "price > 1000", hire: "subscription_price > 0" },
} as const;

export type BudgetButton =
  | { disabled: true; label: string; message: string }
  | { disabled: false; label: string; message: null };

/**
 * 4.10: a budget below the cheapest car finds none. minPrice is null without any results. {carType} is replaced by the
 * site's own word where it is shown.
 */
export function budgetButton(amount: number, minPrice: number | null): BudgetButton {
  if (minPrice === null || amount < minPrice) {
    return { disabled: true, label: "0 {vehicles} Found", message: "No {vehicles} found for this budget" };
  }
  return { disabled: false, label: "View {vehicles} In This Range", message: null };
}
