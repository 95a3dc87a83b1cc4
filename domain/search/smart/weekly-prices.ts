import type { RepaymentPeriod } from "#domain/finance/loan.ts";
import { budget } from "../budget/budget.ts";
import { weeklyPriceRanges } from "../price-ranges.ts";
import type { SearchBudget } from "../search-budget.ts";
import type { Range } from "../search-state.ts";
import type { Unit } from "./amounts.ts";
import type { Bound, Bounding } from "./quantity-bounds.ts";
import type { QuantityContext } from "./quantity-context.ts";
import { rangeOf } from "./ranges.ts";
import type { Meaning, RangeMeaning } from "./smart-result.ts";

/** The share of a week's price in each period's payment. */
const weeks: Readonly<Partial<Record<Unit, number>>> = { week: 1, fortnight: 1 / 2, month: 12 / 52 };
const periods: Readonly<Partial<Record<Unit, RepaymentPeriod>>> = {
  week: "weekly",
  fortnight: "fortnightly",
  month: "monthly",
};

export const isPeriod = (unit: Unit | null): boolean => unit !== null && Object.hasOwn(weeks, unit);

/** No weekly price is outside these. */
const [lowest, highest] = [30, 3000];

/** An amount that somebody can pay: "150 a week" and "under 150 a week", but not "over 150 a week". */
const limits: ReadonlySet<Bounding> = new Set(["exact", "max", "about"]);

/**
 * "Under 300 a week": a price where the site sells by the week, else a budget, else a step of the weekly repayment. A
 * site without repayments shows what that pays for in five years, before interest, as the budget finder does.
 */
export function periodPrice(
  bound: Bound,
  unit: Unit,
  context: QuantityContext,
  deposit: number | null = null,
): Meaning | "text" {
  const values = bound.amounts.map(({ value }) => value);
  const inWeeks = values.map((value) => value * (weeks[unit] ?? 1));
  if (context.ranges.has("subscription_price")) return weeklyRange(bound, inWeeks.map(Math.floor));
  const isLimit = limits.has(bound.op);
  const repaid = {
    repayment: Math.round(values[0] ?? 0),
    period: periods[unit] ?? "weekly",
    deposit: deposit ?? 0,
    tradeIn: 0,
  };
  const said = deposit === 0 ? ({ noDeposit: true } as const) : {};
  if (isLimit && context.budgets) return { facet: "budget", values: [], range: null, budget: repaid, ...said };
  // The steps are those of the lender's own deposit.
  const steps = deposit !== null ? [] : stepsIn(rangeOf(bound.op === "exact" ? "max" : bound.op, inWeeks), context);
  if (steps.length > 0) return { facet: "weekly_price_range", values: steps, range: null };
  return isLimit && context.ranges.has("price") ? { ...beforeInterest(repaid), ...said } : "text";
}

function beforeInterest(repaid: SearchBudget): RangeMeaning {
  return { facet: "price", values: [], range: { min: null, max: budget(repaid) }, repaid };
}

/** A price without a period, at a site that has only prices by the week. What cannot be one stays text. */
export function weeklyPrice(bound: Bound): Meaning | "text" {
  const values = bound.amounts.map(({ value }) => value);
  const fits = bound.amounts.every(({ value, multiplied }) => !multiplied && value >= lowest && value <= highest);
  return fits ? weeklyRange(bound, values) : "text";
}

/** "250 a week" and no more. */
function weeklyRange({ op }: Bound, values: readonly number[]): Meaning {
  return { facet: "subscription_price", values: [], range: rangeOf(op === "exact" ? "max" : op, values) };
}

function stepsIn({ min, max }: Range, { weekly }: QuantityContext): string[] {
  const steps = weeklyPriceRanges.filter(({ from, below }) => below > (min ?? 0) && from < (max ?? Infinity));
  return steps.map(({ value }) => value).filter((value) => weekly.includes(value));
}
