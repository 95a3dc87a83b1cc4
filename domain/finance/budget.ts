export type BudgetPeriod = "weekly" | "monthly";

export interface BudgetInput {
  repayment: number;
  deposit: number;
  period: BudgetPeriod;
}

const periodsPerYear: Readonly<Record<BudgetPeriod, number>> = { monthly: 12, weekly: 52 };
const years = 5;

/** Point 9: round(repayment x periods per year x 5 + deposit). */
export function budget({ repayment, deposit, period }: BudgetInput): number {
  return Math.round(repayment * periodsPerYear[period] * years + deposit);
}

/** Point 9: what the finder starts with. */
export const budgetDefaults = {
  repayment: { monthly: 2000, weekly: 200 },
  deposit: 2000,
  /** Where the search gives no price range. */
  maximum: 100_000,
  /** Cars the finder looks at. */
  filter: "price > 1000",
} as const;

export type BudgetButton =
  | { disabled: true; label: string; message: string }
  | { disabled: false; label: string; message: null };

/**
 * 4.10: a budget below the cheapest car finds none. minPrice is null when there are no results at all. {carType} is the
 * site's own word, said where it is shown.
 */
export function budgetButton(amount: number, minPrice: number | null): BudgetButton {
  if (minPrice === null || amount < minPrice) {
    return { disabled: true, label: "0 cars Found", message: "No cars found for this budget" };
  }
  return { disabled: false, label: "View cars In This Range", message: null };
}
