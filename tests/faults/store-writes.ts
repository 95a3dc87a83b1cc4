/** One write of events is one batch of this many rows: stored completely or not at all. */
export const EVENTS_PER_WRITE = 3;

/** Odd numbers are cars, which raise the stock version in the same transaction; even ones are batches of events. */
export const writtenAs = (number: number): "car" | "events" => (number % 2 === 1 ? "car" : "events");
