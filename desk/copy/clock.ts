import { formatOf } from "#domain/country/format.ts";
import { dateAfter, localTime } from "#domain/time/local-time.ts";

/** Australia and New Zealand write dates and times alike. */
const { date } = formatOf({ locale: "en-AU", currency: "AUD", distance_unit: "km" });

/** "10:42 am" */
export const timeOf = (at: string, zone: string): string => date(at, "time", zone);

/** "Thursday 19 November, 10:42 am" */
export const dayAndTime = (at: number, zone: string): string =>
  `${date(at, "weekday", zone).replace(",", "")}, ${date(at, "time", zone)}`;

/** "10:42 am" today, "Wed, 11 Mar, 12:05 pm" in the six days before, then "11 March", and with its year "11 March 2025". */
export function momentOf(at: string, zone: string, now: number): string {
  const then = localTime(Date.parse(at), zone).date;
  const today = localTime(now, zone).date;
  if (then === today) return timeOf(at, zone);
  if (then < today && then > dateAfter(today, -7)) return date(at, "short moment", zone);
  return then.slice(0, 4) === today.slice(0, 4) ? date(at, "day of the year", zone) : date(at, "day", zone);
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long something still works, where nobody's time zone is known: "48 seconds", "14 minutes", "6 days". */
export function timeLeft(until: string, now: number): string {
  const left = Math.max(0, Date.parse(until) - now);
  if (left < minute) return counted(Math.ceil(left / 1000), "second");
  if (left < 2 * 60 * minute) return counted(Math.ceil(left / minute), "minute");
  return left < 2 * day ? counted(Math.round(left / minute / 60), "hour") : counted(Math.floor(left / day), "day");
}

/** "1 enquiry", "3 enquiries" */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
