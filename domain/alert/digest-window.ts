import { localTime } from "#domain/time/local-time.ts";

/** No mails at night: from eight to eight, by the site's clock. */
const opens = 8 * 60;
const closes = 20 * 60;

/** The local day for which a digest may be sent now; null at night, and when today's was sent. */
export function digestDay(now: number, timeZone: string, lastOn: string | null): string | null {
  const { date, minutes } = localTime(now, timeZone);
  const isOpen = minutes >= opens && minutes < closes;
  return isOpen && (lastOn === null || lastOn < date) ? date : null;
}
