import { isSold, plainTag } from "./availability.ts";
import type { StoredCar } from "./car.ts";

/** Who changes a stock: a dealer's feed or its own system by push, or an operator. */
export type StockAuthor = "feed" | "push" | "command line";

export type RecordedChange = { field: string; before: string | null; after: string | null };

/** What is remembered of every change: the text that is stored; null for nothing. */
const recorded = {
  price: ({ price }) => (price === null ? null : String(price)),
  // A hidden car has left the site, whatever its status was.
  status: (car) => (!car.show_on_dealer_website ? "hidden" : isSold(car) ? "sold" : car.status),
  tag: ({ tag }) => plainTag(tag) || null,
} as const satisfies Record<string, (car: StoredCar) => string | null>;

/**
 * What differs between two states of a car, or what a car had that is deleted. A new car has changed nothing: its first
 * values are those before its first change, or the ones it still has.
 */
export function recordedChanges(before: StoredCar, after: StoredCar | null): RecordedChange[] {
  return Object.entries(recorded).flatMap(([field, read]) => {
    const [was, is] = [read(before), after && read(after)];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}
