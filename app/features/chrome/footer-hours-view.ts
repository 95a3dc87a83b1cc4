import { formatOf } from "#domain/country/format.ts";
import { holidayTable, holidayToday } from "#domain/location/holiday-hours.ts";
import { today } from "#domain/time/timed.ts";
import type { Location } from "#domain/location/location.ts";
import { hoursTable } from "#domain/location/opening-hours.ts";
import { placeName } from "#domain/location/place-name.ts";
import type { ChromeSources } from "./chrome-sources.ts";

export type FooterHours = {
  /** The location's name, if the site has several. */
  place: string | null;
  rows: { days: string; text: string; today: boolean }[];
  /** Exceptional hours of today: "Christmas Day: Closed". */
  today: string;
  holidays: { day: string; name: string; text: string }[];
};

/** Null for a location without hours. */
export function toFooterHours(
  location: Location,
  { settings, locations, now, read }: ChromeSources,
): FooterHours | null {
  const { weekday } = read(today(location.time_zone, now));
  const rows = hoursTable(location, settings);
  if (rows.length === 0) return null;
  const holiday = read(holidayToday(location, now));
  return {
    place: locations.filter(({ visible }) => visible).length > 1 ? placeName(location.name) : null,
    // A holiday replaces its weekday.
    rows: rows.map(({ days, text, weekdays }) => ({ days, text, today: !holiday && weekdays.includes(weekday) })),
    today: holiday ? [holiday.name, holiday.text].filter(Boolean).join(": ") : "",
    holidays: read(holidayTable(location, now)).map(({ date, name, text }) => ({
      day: formatOf(settings).date(date, "short weekday"),
      name,
      text,
    })),
  };
}
