import { dateAfter, localTime, timestampOf } from "#domain/location/local-time.ts";

/** Nobody is written to at night: from eight to eight, by the clock of the site. */
const opens = 8 * 60;
const closes = 20 * 60;

/** The local day for which a digest may leave now; null at night, and when today's has left. */
export function digestDay(now: number, timeZone: string, lastOn: string | null): string | null {
  const { date, minutes } = localTime(now, timeZone);
  const isOpen = minutes >= opens && minutes < closes;
  return isOpen && (lastOn === null || lastOn < date) ? date : null;
}

/** The next moment at which a digest may leave after this one has. */
export function nextDigestAt(now: number, timeZone: string): number {
  const { date } = localTime(now, timeZone);
  return timestampOf(dateAfter(date, 1), opens, timeZone);
}
