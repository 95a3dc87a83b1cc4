import type { Range } from "./search-state.ts";

export interface RangeBounds {
  min: number;
  max: number;
  step: number;
}

/** Chapter 9: the price slider, and the order of a search by budget. */
export const priceSlider = { step: 500, min: 5000, max: 250_000, sortBy: "price:desc" } as const;

/** The narrowest slider that reaches all values, with both ends on a step and at least one step apart. */
export function boundsOver(values: readonly number[], step: number): RangeBounds {
  const from = Math.floor(rounded(Math.min(...values) / step));
  const to = Math.ceil(rounded(Math.max(...values) / step));
  return { min: rounded(from * step), max: rounded(Math.max(to, from + 1) * step), step };
}

/** The step where a slider stands for a limit between two: a browser puts it there in any case. */
export function sliderPosition(limit: number, { min, step }: RangeBounds): number {
  return rounded(min + Math.round(rounded((limit - min) / step)) * step);
}

/**
 * Chapter 5: min stays below max and max above min; the moved end yields. It stops at the last step before the other
 * end, or stays if no step lies between: typed ends need not be on a step.
 */
export function moveEnd(range: Range, end: "min" | "max", to: number, bounds: RangeBounds): Range {
  const inside = Math.min(bounds.max, Math.max(bounds.min, to));
  const stepsTo = (value: number) => rounded((value - bounds.min) / bounds.step);
  const atStep = (steps: number) => rounded(bounds.min + steps * bounds.step);
  if (end === "min") {
    const last = atStep(Math.ceil(stepsTo(range.max ?? bounds.max)) - 1);
    return { ...range, min: inside <= last ? inside : Math.max(last, range.min ?? bounds.min) };
  }
  const first = atStep(Math.floor(stepsTo(range.min ?? bounds.min)) + 1);
  return { ...range, max: inside >= first ? inside : Math.min(first, range.max ?? bounds.max) };
}

/** Some steps are tenths, which binary fractions represent inexactly: 5.1 / 0.1 is less than 51. */
const rounded = (value: number) => Number(value.toFixed(6));
