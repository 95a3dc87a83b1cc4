import type { Range } from "../search-state.ts";
import type { Bound, Bounding } from "./quantity-bounds.ts";
import type { Meaning } from "./smart-result.ts";

/** The range of a bound and its numbers. */
export function rangeOf(op: Bounding, [first = 0, second = first]: readonly number[]): Range {
  if (op === "max" || op === "newer") return { min: null, max: first };
  if (op === "min" || op === "older") return { min: first, max: null };
  if (op === "between") return { min: Math.min(first, second), max: Math.max(first, second) };
  return { min: Math.round(first * 0.9), max: Math.round(first * 1.1) };
}

/** The available whole counts that a bound allows. */
export function countsIn(
  { op, strict }: Pick<Bound, "op" | "strict">,
  [first = 0, second = first]: readonly number[],
  choices: readonly number[],
): number[] {
  return choices.filter((count) => {
    if (op === "max") return strict ? count < first : count <= first;
    if (op === "min") return strict ? count > first : count >= first;
    return op === "between" ? count >= Math.min(first, second) && count <= Math.max(first, second) : count === first;
  });
}

/** One number of seats or berths, and the larger ones that serve where nothing has exactly that many. */
export function exactCount(
  facet: "seats" | "attributes.sleeps",
  count: number | undefined,
  choices: readonly number[],
): Meaning | null {
  if (count === undefined) return null;
  const orMore = choices.filter((choice) => choice >= count).map(String);
  return { facet, values: [String(count)], range: null, ...(orMore.length > 1 && { orMore }) };
}
