import type { MeasureSettings } from "#domain/country/measures.ts";
import type { Car } from "#domain/car/car.ts";
import type { FacetName } from "../facets.ts";

/** What decides the meaning of a number without a unit. */
export interface QuantityContext {
  /** This year. */
  year: number;
  /** The seats and berths available. */
  seats: readonly number[];
  sleeps: readonly number[];
  /** Ranges of the weekly repayment that the site offers. */
  weekly: readonly string[];
  /** Whether a search may carry a budget. */
  budgets: boolean;
  /** The ranges that the site can filter by. */
  ranges: ReadonlySet<FacetName>;
  /** The type of vehicle in the query. */
  item: Car["item_type"] | null;
  /** The units of the site's country. */
  units: MeasureSettings;
  /** A maximum price earlier in the query. */
  priceBefore: number | null;
}
