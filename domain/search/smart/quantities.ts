import { weeklyPriceRanges } from "../price-ranges.ts";
import type { Range } from "../search-state.ts";
import type { Amount, Unit } from "./amounts.ts";
import type { Bound } from "./bounds.ts";
import type { Meaning } from "./smart-result.ts";

/** What decides over a number that does not say what it counts. */
export interface QuantityContext {
  /** This year. */
  year: number;
  /** How many seats there are to choose from. */
  seats: readonly number[];
  /** Steps of the weekly repayment that the site offers. */
  weekly: readonly string[];
  /** A highest price that was said before. */
  priceBefore: number | null;
}

type Quantity = Exclude<Unit, "years"> | "year";

/** The facet and range of a bound; "text" for what counts something no facet holds; null for no quantity at all. */
export function quantityOf(bound: Bound, context: QuantityContext): Meaning | "text" | null {
  const kind = kindOf(bound, context);
  if (kind === null) return null;
  if (kind === "other period") return "text";
  const values = valuesOf(bound.amounts, kind);
  if (kind === "week") return termsOf("weekly_price_range", weeksIn(rangeOf(bound, values), context)) ?? "text";
  if (kind === "seats") return termsOf("seats", seatsIn(bound, values, context));
  if (kind === "age") return ageOf(bound, values, context);
  const range = kind === "year" ? yearsOf(bound, values) : rangeOf(kind === "km" ? capped(bound) : bound, values);
  return { facet: kind, values: [], range };
}

/** First match wins. */
function kindOf(bound: Bound, { year, priceBefore }: QuantityContext): Quantity | null {
  const { op, subject, amounts } = bound;
  const unit = amounts.findLast((amount) => amount.unit !== null)?.unit ?? null;
  if (unit === "years" || unit === "age") return unit === "years" && op === "exact" ? null : "age";
  if (subject === "age") return null;
  if (unit !== null) return unit;
  if (subject === "price" || subject === "km") return subject;
  if (amounts.every((amount) => isYear(amount, year)) && !(op === "max" && (amounts[0]?.value ?? 0) <= 2000))
    return "year";
  if (subject === "year" || op === "older" || op === "newer") return null;
  const thousands = amounts.some(({ multiplied }) => multiplied);
  const most = Math.max(...amounts.map(({ value }) => value));
  const large = thousands || (most >= 1000 && op !== "exact");
  const usual = amounts.every(({ value }) => value >= 5 && value <= 100 && Number.isInteger(value));
  const rising = (amounts[0]?.value ?? 0) < (amounts[1]?.value ?? Infinity);
  const small = usual && rising && (op === "max" || op === "about" || op === "between");
  if (!large && !small) return null;
  // After a highest price, another and larger number counts kilometres.
  return large && op === "max" && priceBefore !== null && most > priceBefore ? "km" : "price";
}

export const isYear = ({ bare, value }: Pick<Amount, "bare" | "value">, year: number): boolean =>
  bare && value >= 1950 && value <= year + 1;

/** "20-30k" says thousand once for both, and nobody means a car for 40 dollars. */
function valuesOf(amounts: readonly Amount[], kind: Quantity): number[] {
  if (kind !== "price" && kind !== "km") return amounts.map(({ value }) => value);
  return amounts.map(({ value, multiplied }) => (multiplied || value > 300 ? value : value * 1000));
}

const round = Math.round;

function rangeOf({ op }: Bound, [first = 0, second = first]: number[]): Range {
  if (op === "max" || op === "newer") return { min: null, max: first };
  if (op === "min" || op === "older") return { min: first, max: null };
  if (op === "between") return { min: Math.min(first, second), max: Math.max(first, second) };
  return { min: round(first * 0.9), max: round(first * 1.1) };
}

/** "80,000 km" and no more. */
const capped = (bound: Bound): Bound => (bound.op === "exact" ? { ...bound, op: "max" } : bound);

function yearsOf({ op, strict }: Bound, [first = 0, second = first]: number[]): Range {
  const step = strict ? 1 : 0;
  if (op === "max" || op === "older") return { min: null, max: first - step };
  if (op === "min" || op === "newer") return { min: first + step, max: null };
  if (op === "about") return { min: first - 1, max: first + 1 };
  return { min: Math.min(first, second), max: Math.max(first, second) };
}

/** Decisions, "Cars": "newer than 12 years" is an age of at most 11. */
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

function seatsIn({ op, strict }: Bound, [first = 0, second = first]: number[], { seats }: QuantityContext): string[] {
  const fits = (count: number) => {
    if (op === "max" || op === "newer") return strict ? count < first : count <= first;
    if (op === "min" || op === "older") return strict ? count > first : count >= first;
    return op === "between" ? count >= Math.min(first, second) && count <= Math.max(first, second) : count === first;
  };
  return seats.filter(fits).map(String);
}

function weeksIn({ min, max }: Range, { weekly }: QuantityContext): string[] {
  const steps = weeklyPriceRanges.filter(({ from, below }) => below > (min ?? 0) && from < (max ?? Infinity));
  return steps.map(({ value }) => value).filter((value) => weekly.includes(value));
}

function termsOf(facet: "seats" | "weekly_price_range", values: readonly string[]): Meaning | null {
  return values.length > 0 ? { facet, values, range: null } : null;
}
