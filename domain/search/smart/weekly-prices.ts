import { weeklyPriceRanges } from "../price-ranges.ts";
import type { Range } from "../search-state.ts";
import type { Unit } from "./amounts.ts";
import type { Bound } from "./quantity-bounds.ts";
import type { QuantityContext } from "./quantity-context.ts";
import { rangeOf } from "./ranges.ts";
import type { Meaning } from "./smart-result.ts";

/** The share of a week's price in each period's payment. */
const weeks: Readonly<Partial<Record<Unit, number>>> = { week: 1, fortnight: 1 / 2, month: 12 / 52 };

export const isPeriod = (unit: Unit | null): boolean => unit !== null && Object.hasOwn(weeks, unit);

/** No weekly price is outside these. */
const [lowest, highest] = [30, 3000];

/** "Under 300 a week": a price where the site sells by the week, else a step of the weekly repayment. */
export function periodPrice(bound: Bound, unit: Unit, context: QuantityContext): Meaning | "text" {
  const values = bound.amounts.map(({ value }) => value);
  if (context.ranges.has("subscription_price")) {
    const inWeeks = values.map((value) => Math.floor(value * (weeks[unit] ?? 1)));
    return weeklyRange(bound, inWeeks);
  }
  const steps = unit === "week" ? stepsIn(rangeOf(bound.op, values), context) : [];
  return steps.length > 0 ? { facet: "weekly_price_range", values: steps, range: null } : "text";
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
