import { carStatuses, itemTypes } from "#domain/car/car.ts";
import { priceRanges, weeklyPriceRanges } from "./price-ranges.ts";
import type { KnownValues } from "./vocabulary.ts";

/** Facets whose values no stock changes. Separate from the vocabulary, which browsers load too. */
export const fixedValues = {
  status: carStatuses,
  item_type: itemTypes,
  price_range: priceRanges.map(({ value }) => value),
  weekly_price_range: weeklyPriceRanges.map(({ value }) => value),
} as const satisfies KnownValues;
