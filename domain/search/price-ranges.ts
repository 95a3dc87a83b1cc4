import type { Format } from "#domain/country/format.ts";

/** A step of a price facet: from `from` up to, not including, `below`. */
export interface PriceRange {
  value: string;
  from: number;
  below: number;
}

/** Spec 3.7: price_range. */
export const priceRanges: readonly PriceRange[] = [
  { value: "under 10k", from: 0, below: 10_000 },
  { value: "10-20k", from: 10_000, below: 20_000 },
  { value: "20-30k", from: 20_000, below: 30_000 },
  { value: "30-40k", from: 30_000, below: 40_000 },
  { value: "40-50k", from: 40_000, below: 50_000 },
  { value: "50-75k", from: 50_000, below: 75_000 },
  { value: "75-100k", from: 75_000, below: 100_000 },
  { value: "over 100k", from: 100_000, below: Infinity },
];

/** Spec 3.7: weekly_price_range, by weekly repayment. */
export const weeklyPriceRanges: readonly PriceRange[] = [
  { value: "under 50", from: 0, below: 50 },
  { value: "50-100", from: 50, below: 100 },
  { value: "100-150", from: 100, below: 150 },
  { value: "150-200", from: 150, below: 200 },
  { value: "200-300", from: 200, below: 300 },
  { value: "over 300", from: 300, below: Infinity },
];

/** "Under $10,000", "$50 to $100 a week". */
export function stepText({ from, below }: PriceRange, weekly: boolean, { money }: Pick<Format, "money">): string {
  const ends = from === 0 ? `Under ${money(below)}` : `${money(from)} to ${money(below)}`;
  return `${below === Infinity ? `Over ${money(from)}` : ends}${weekly ? " a week" : ""}`;
}

export function rangeOf(ranges: readonly PriceRange[], amount: number): PriceRange | undefined {
  return ranges.find((range) => amount >= range.from && amount < range.below);
}
