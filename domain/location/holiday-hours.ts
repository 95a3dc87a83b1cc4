import { type Timed, today } from "#domain/time/timed.ts";
import type { HolidayHour, Location } from "./location.ts";
import { dateAfter, localTime, timestampOf } from "#domain/time/local-time.ts";
import { clockText } from "./opening-hours.ts";

export interface HolidayRow {
  date: string;
  name: string;
  text: string;
}

type Place = Pick<Location, "time_zone" | "contact_detail">;

/**
 * 2.3: what 'View Holiday Opening Hours' lists: dates that are not over yet at the location. A closed holiday is
 * closed, even where a usual closed day reads 'By appointment only'.
 */
export function holidayTable(place: Place, now: number): Timed<HolidayRow[]> {
  const {
    value: { date: first },
    until,
  } = today(place.time_zone, now);
  const value = place.contact_detail.holiday_hours
    .filter(({ date }) => date >= first)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((holiday) => ({ date: holiday.date, name: holiday.name ?? "", text: holidayText(holiday) }));
  return { value, until };
}

/** The holiday at a location today. */
export function holidayToday(place: Place, now: number): Timed<HolidayRow | null> {
  const {
    value: [next],
    until,
  } = holidayTable(place, now);
  return { value: next?.date === localTime(now, place.time_zone).date ? next : null, until };
}

/** When today ends at a location. */
export function nextMidnight({ time_zone }: Pick<Location, "time_zone">, now: number): number {
  return timestampOf(dateAfter(localTime(now, time_zone).date, 1), 0, time_zone);
}

function holidayText({ status, start_hour, end_hour }: HolidayHour): string {
  return status === "Open" && start_hour && end_hour ? `${clockText(start_hour)} to ${clockText(end_hour)}` : "Closed";
}
