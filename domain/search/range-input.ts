import type { Range } from "./search-state.ts";

export interface RangeBounds {
  min: number;
  max: number;
  step: number;
}

/** Point 9: the price slider. */
export const priceSlider = { step: 500, min: 5000, max: 250_000, sortBy: "price:desc" } as const;

/** Point 5: min is kept below max and max above min; the end that was moved gives way. */
export function moveEnd(range: Range, end: "min" | "max", to: number, bounds: RangeBounds): Range {
  const inside = Math.min(bounds.max, Math.max(bounds.min, to));
  if (end === "min") return { ...range, min: Math.min(inside, (range.max ?? bounds.max) - bounds.step) };
  return { ...range, max: Math.max(inside, (range.min ?? bounds.min) + bounds.step) };
}
