import type { StoredCar } from "#domain/car/car.ts";
import type { FeedCar } from "#server/adapters/store/repositories/feed-cars.ts";
import type { FeedFacts } from "#server/adapters/store/repositories/car-rows.ts";
import type { StagedCar } from "#server/adapters/store/repositories/staged-cars.ts";

/** A car that a push removes, by the key of its feed. */
export type LeavingCar = { key: string; vehicle: string; becomes: "sold" | "hidden"; line: number };

/** The next state of a leaving car; its feed values stay. */
export const stagedLeaving = (one: FeedCar, car: StoredCar, over: Partial<FeedFacts>): StagedCar => ({
  car,
  feed: {
    key: one.key,
    hash: one.hash,
    car: one.feed,
    pictures: one.pictures,
    missingSince: one.missingSince,
    ...over,
  },
  before: one.car,
});

/** Null if it is already gone. */
export function pushedAway(one: FeedCar, becomes: LeavingCar["becomes"], now: Date): StagedCar | null {
  const { car, feed } = one;
  if (becomes === "hidden") {
    if (!car.show_on_dealer_website) return null;
    const hidden = { show_on_dealer_website: false };
    // From then on it counts as missing, so its address answers 410.
    return stagedLeaving(one, { ...car, ...hidden }, { car: { ...feed, ...hidden }, missingSince: now.toISOString() });
  }
  if (car.status === "sold") return null;
  const sold = { status: "sold" as const, sold: true, sold_date_timestamp: now.getTime() };
  return stagedLeaving(one, { ...car, ...sold }, { car: { ...feed, ...sold } });
}

/** Whether a push has hidden it: then it is missing although its feed may name it. */
export const wasPushedAway = ({ feed, missingSince }: FeedCar): boolean =>
  missingSince !== null && !feed.show_on_dealer_website;

/** Whether a push repeats the last known values. The arrival date belongs to the car, not to the values. */
export function saysNothingNew(before: FeedCar, said: StoredCar, pictures: readonly string[]): boolean {
  const content = (car: StoredCar, addresses: readonly string[]) =>
    JSON.stringify([{ ...car, created_at: "" }, addresses]);
  return before.missingSince === null && content(before.feed, before.pictures) === content(said, pictures);
}
