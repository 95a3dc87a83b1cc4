/** A step of a price facet: from `from` up to, not including, `below`. */
export interface PriceRange {
  value: string;
  label: string;
  from: number;
  below: number;
}

/** Spec 3.7: price_range. */
export const priceRanges: readonly PriceRange[] = [
  { value: "under 10k", label: "Under $10,000", from: 0, below: 10_000 },
  { value: "10-20k", label: "$10,000 to $20,000", from: 10_000, below: 20_000 },
  { value: "20-30k", label: "$20,000 to $30,000", from: 20_000, below: 30_000 },
  { value: "30-40k", label: "$30,000 to $40,000", from: 30_000, below: 40_000 },
  { value: "40-50k", label: "$40,000 to $50,000", from: 40_000, below: 50_000 },
  { value: "50-75k", label: "$50,000 to $75,000", from: 50_000, below: 75_000 },
  { value: "75-100k", label: "$75,000 to $100,000", from: 75_000, below: 100_000 },
  { value: "over 100k", label: "Over $100,000", from: 100_000, below: Infinity },
];

/** Spec 3.7: weekly_price_range, by weekly repayment. */
export const weeklyPriceRanges: readonly PriceRange[] = [
  { value: "under 50", label: "Under $50 a week", from: 0, below: 50 },
  { value: "50-100", label: "$50 to $100 a week", from: 50, below: 100 },
  { value: "100-150", label: "$100 to $150 a week", from: 100, below: 150 },
  { value: "150-200", label: "$150 to $200 a week", from: 150, below: 200 },
  { value: "200-300", label: "$200 to $300 a week", from: 200, below: 300 },
  { value: "over 300", label: "Over $300 a week", from: 300, below: Infinity },
];

export function rangeOf(ranges: readonly PriceRange[], amount: number): PriceRange | undefined {
  return ranges.find((range) => amount >= range.from && amount < range.below);
}
