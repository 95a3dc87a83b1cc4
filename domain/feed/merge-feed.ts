import { ownValue, setOwnValue } from "#domain/text/own-value.ts";
import type { StoredCar } from "#domain/car/car.ts";

/** These belong to the car's whole life, not to its latest row. */
const lasting = new Set(["id", "slug", "dealership_id", "created_at", "images"]);

/**
 * The car that visitors see after a run: the feed's new values, except fields that somebody has corrected by hand since
 * the feed said `before`. Corrected fields stay.
 */
export function mergeFeed(
  shown: StoredCar,
  before: StoredCar,
  feed: StoredCar,
): { car: StoredCar; corrected: string[] } {
  const car: Record<string, unknown> = { ...shown };
  const corrected: string[] = [];
  const values = { shown, before, feed } as unknown as Record<"shown" | "before" | "feed", Record<string, unknown>>;
  for (const field of Object.keys(values.feed)) {
    if (lasting.has(field) || isSame(ownValue(values.before, field), ownValue(values.feed, field))) continue;
    if (isSame(ownValue(values.shown, field), ownValue(values.before, field)))
      setOwnValue(car, field, ownValue(values.feed, field));
    else corrected.push(field);
  }
  return { car: car as StoredCar, corrected };
}

/** A car that had vanished from its feed and is named again goes back on sale as the feed last described it. */
export function returnToSale(shown: StoredCar, feed: StoredCar): StoredCar {
  const { status, sold, sold_date_timestamp, show_on_dealer_website } = feed;
  return { ...shown, status, sold, sold_date_timestamp, show_on_dealer_website };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
