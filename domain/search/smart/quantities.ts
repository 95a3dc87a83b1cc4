import { measureOf } from "#domain/country/measures.ts";
import type { QuantityContext } from "./quantity-context.ts";
import type { Range } from "../search-state.ts";
import type { Amount, Unit } from "./amounts.ts";
import { attributeQuantity } from "./attribute-quantities.ts";
import type { Bound } from "./quantity-bounds.ts";
import { countsIn, exactCount, rangeOf } from "./ranges.ts";
import type { Meaning } from "./smart-result.ts";
import { isPeriod, periodPrice, weeklyPrice } from "./weekly-prices.ts";

type Quantity = "price" | "km" | "age" | "seats" | "year";

/** The facet and range of a bound; "text" if no facet has this quantity; null if it is not a quantity. */
export function quantityOf(bound: Bound, context: QuantityContext): Meaning | "text" | null {
  const attribute = attributeQuantity(bound, context);
  if (attribute !== undefined) return attribute;
  const unit = unitOf(bound);
  if (unit !== null && isPeriod(unit)) return periodPrice(bound, unit, context);
  const kind = kindOf(bound, unit, context);
  if (kind === null) return null;
  if (kind === "price" && !context.ranges.has("price")) return weeklyPrice(bound);
  const values = valuesOf(bound.amounts, kind);
  if (kind === "seats") return seatsOf(bound, values, context);
  if (kind === "age") return ageOf(bound, values, context);
  // "80,000 km" means at most.
  const op = kind === "km" && bound.op === "exact" ? "max" : bound.op;
  const range = kind === "year" ? yearsOf(bound, values) : rangeOf(op, values);
  return { facet: kind, values: [], range: kind === "km" ? inKilometres(range, unit, context) : range };
}

/** A number of miles, said or meant by the country's odometers. Searches hold kilometres. */
function inKilometres({ min, max }: Range, unit: Unit | null, { units }: QuantityContext): Range {
  if (unit === "km") return { min, max };
  const { limit } = measureOf("km", unit === "miles" ? { odometer_unit: "miles" } : units);
  return { min: min === null ? null : limit(min, "min"), max: max === null ? null : limit(max, "max") };
}

const unitOf = ({ amounts }: Bound): Unit | null => amounts.findLast((amount) => amount.unit !== null)?.unit ?? null;

/** First match wins. */
function kindOf(bound: Bound, unit: Unit | null, context: QuantityContext): Quantity | null {
  const { op, subject, amounts } = bound;
  if (unit === "age" || (subject === "age" && isCount(amounts, unit))) return "age";
  if (unit === "years") return op === "exact" ? null : "age";
  if (subject === "age" || subject === "recent") return null;
  if (unit === "price" || unit === "seats") return unit;
  if (unit === "km" || unit === "miles" || unit === "odometer") return "km";
  if (subject === "price" || subject === "km") return subject;
  if (amounts.every((amount) => isYear(amount, context.year)) && !(op === "max" && (amounts[0]?.value ?? 0) <= 2000))
    return "year";
  if (subject === "year" || op === "older" || op === "newer") return null;
  return isAmountOfMoney(bound, context) ? priceOrKm(bound, context) : null;
}

/** "age under 5", but not "age under 20k". */
const isCount = (amounts: readonly Amount[], unit: Unit | null): boolean =>
  (unit === null || unit === "years") && amounts.every(({ multiplied }) => !multiplied);

function isAmountOfMoney({ op, amounts }: Bound, { ranges }: QuantityContext): boolean {
  const values = amounts.map(({ value }) => value);
  if (amounts.some(({ multiplied }) => multiplied) || (Math.max(...values) >= 1000 && op !== "exact")) return true;
  const bounded = op === "max" || op === "about" || op === "between";
  const rising = (values[0] ?? 0) < (values[1] ?? Infinity);
  // Thousands of dollars, or the dollars of a week.
  const usual = ranges.has("price") ? values.every((value) => value >= 5 && value <= 100) : Math.min(...values) >= 30;
  return usual && rising && bounded && values.every(Number.isInteger);
}

/** After a maximum price, another and larger number means kilometres. */
function priceOrKm({ op, amounts }: Bound, { priceBefore }: QuantityContext): "price" | "km" {
  const most = Math.max(...amounts.map(({ value }) => value));
  const large = most >= 1000 || amounts.some(({ multiplied }) => multiplied);
  return large && op === "max" && priceBefore !== null && most > priceBefore ? "km" : "price";
}

export const isYear = ({ bare, value }: Pick<Amount, "bare" | "value">, year: number): boolean =>
  bare && value >= 1950 && value <= year + 1;

/** "20-30k" says thousand once for both, and nobody means a car for 40 dollars. */
function valuesOf(amounts: readonly Amount[], kind: Quantity): number[] {
  if (kind !== "price" && kind !== "km") return amounts.map(({ value }) => value);
  return amounts.map(({ value, multiplied }) => (multiplied || value > 300 ? value : value * 1000));
}

function yearsOf({ op, strict }: Bound, [first = 0, second = first]: number[]): Range {
  const step = strict ? 1 : 0;
  if (op === "max" || op === "older") return { min: null, max: first - step };
  if (op === "min" || op === "newer") return { min: first + step, max: null };
  if (op === "about") return { min: first - 1, max: first + 1 };
  return { min: Math.min(first, second), max: Math.max(first, second) };
}

/** Spec 5.6.1: "newer than 12 years" is an age of at most 11. */
function ageOf(bound: Bound, values: number[], { year }: QuantityContext): Meaning | null {
  const older = { max: "newer", min: "older" } as const;
  const op = bound.op === "max" || bound.op === "min" ? older[bound.op] : bound.op;
  const step = bound.strict ? (op === "newer" ? -1 : 1) : 0;
  const range = yearsOf(
    { ...bound, op, strict: false },
    values.map((age) => year - (age + step)),
  );
  return values.every((age) => age < 100) ? { facet: "year", values: [], range } : null;
}

/** "More than 8 seats" stays text where no vehicle has more: it must not become a search for 8. */
function seatsOf(bound: Bound, values: number[], { seats }: QuantityContext): Meaning | "text" | null {
  const counts = countsIn(bound, values, seats);
  if (bound.op === "exact") return exactCount("seats", counts[0], seats);
  return counts.length > 0 ? { facet: "seats", values: counts.map(String), range: null } : "text";
}
