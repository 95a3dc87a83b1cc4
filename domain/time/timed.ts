import { localTime, timestampOf, dateAfter, weekdayOf } from "./local-time.ts";

/** A value that something else takes the place of at a time; null: never by itself. */
export type Timed<T> = { value: T; until: number | null };

/** Takes the value out and notes when it ends: whoever shows it, shows it no longer. */
export type Read = <T>(timed: Timed<T>) => T;

/** The first of some times, of which some never come. */
export function earliest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** The day somewhere, which ends at midnight there. */
export function today(timeZone: string, now: number): Timed<{ date: string; weekday: number }> {
  const { date } = localTime(now, timeZone);
  return { value: { date, weekday: weekdayOf(date) }, until: timestampOf(dateAfter(date, 1), 0, timeZone) };
}
