import type { Car } from "#domain/car/car.ts";
import type { FacetName } from "../facets.ts";

/** What decides over a number that does not say what it counts. */
export interface QuantityContext {
  /** This year. */
  year: number;
  /** How many seats and berths there are to choose from. */
  seats: readonly number[];
  sleeps: readonly number[];
  /** Steps of the weekly repayment that the site offers. */
  weekly: readonly string[];
  /** The ranges that the site can filter by. */
  ranges: ReadonlySet<FacetName>;
  /** The type of vehicle that the line names. */
  item: Car["item_type"] | null;
  /** A highest price that was said before. */
  priceBefore: number | null;
}
