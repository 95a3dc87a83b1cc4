import { above } from "#domain/search/filter.ts";
import type { SearchBudget } from "#domain/search/search-budget.ts";
import type { RepaymentPeriod } from "#domain/finance/loan.ts";

/** Chapter 9 names two; by the fortnight, as many are paid, is twice a week. */
const periodsPerYear: Readonly<Record<RepaymentPeriod, number>> = { monthly: 12, fortnightly: 26, weekly: 52 };
const years = 5;

/** Chapter 9, before interest: round(repayment x periods per year x 5 + deposit). A trade-in counts like a deposit. */
export function budget({ repayment, deposit, tradeIn, period }: SearchBudget): number {
  return Math.round(repayment * periodsPerYear[period] * years + deposit + tradeIn);
}

/** What a budget is compared with: purchase prices, or weekly prices of hired cars. */
export type BudgetKind = "buy" | "hire";

/** Settings that decide how a budget is worked out. */
export interface BudgetSettings<Provider> {
  budget_finder: { kind: BudgetKind; with_interest: boolean } | null;
  finance_provider: Provider | null;
}

/** The lender that budgets are worked out with; null: before interest. */
export function budgetLender<Provider>({ budget_finder, finance_provider }: BudgetSettings<Provider>): Provider | null {
  return budget_finder?.with_interest && budget_finder.kind === "buy" ? finance_provider : null;
}

/** Chapter 9: the finder's initial values. */
export const budgetDefaults = {
  repayment: { monthly: 2000, fortnightly: 400, weekly: 200 },
  deposit: 2000,
  /** Where the search gives no price range. */
  maximum: 100_000,
  /** Vehicles the finder looks at. */
  filter: { buy: above("price", 1000), hire: above("subscription_price", 0) },
} as const;

export type BudgetButton =
  | { disabled: true; label: string; message: string }
  | { disabled: false; label: string; message: null };

/** 4.10: a budget that finds no car says so. {vehicles} is replaced by the site's own word where it is shown. */
export function budgetButton(isEnough: boolean): BudgetButton {
  return isEnough
    ? { disabled: false, label: "View {vehicles} In This Range", message: null }
    : { disabled: true, label: "0 {vehicles} Found", message: "No {vehicles} found for this budget" };
}
