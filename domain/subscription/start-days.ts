import type { HolidayHour, OpeningHour } from "#domain/location/location.ts";
import { hoursOn } from "#domain/location/open-now.ts";
import { dateAfter } from "#domain/time/local-time.ts";
import { type Timed, today } from "#domain/time/timed.ts";

/** Where a subscription is picked up. */
export interface StartPlace {
  time_zone: string;
  contact_detail: { opening_hours: readonly OpeningHour[]; holiday_hours: readonly HolidayHour[] };
}

/** Six weeks: a dealer can hardly keep a car free for longer. */
const daysAhead = 42;

/** Spec 4.4.10: the days on which the place is open, by its own clock, from the first that leaves time to prepare. */
export function startDays(place: StartPlace, days_to_prepare: number, now: number): Timed<string[]> {
  const { value, until } = today(place.time_zone, now);
  const days = Array.from({ length: daysAhead }, (_, at) => dateAfter(value.date, days_to_prepare + at));
  return { value: days.filter((day) => hoursOn(place, day) !== null), until };
}
