import type { Timed } from "#domain/time/timed.ts";
import type { HolidayHour, Location, OpeningHour } from "./location.ts";
import { dateAfter, localTime, timestampOf, weekdayOf } from "#domain/time/local-time.ts";
import { clockText, weekdayName } from "./opening-hours.ts";

export interface OpenNow {
  open: boolean;
  /** "until 6 pm", "opens 8:30 am tomorrow", or empty if no hours are known. */
  text: string;
}

type Place = Pick<Location, "time_zone" | "contact_detail">;
type OpenPlace = {
  contact_detail: { opening_hours: readonly OpeningHour[]; holiday_hours: readonly HolidayHour[] };
};
type Span = { open: string; close: string };

/** Spec 2.3.49: in the location's own time zone; holiday hours replace those of the weekday. */
export function openNow(place: Place, now: number): Timed<OpenNow> {
  const { date, minutes } = localTime(now, place.time_zone);
  const at = (day: string, clock: string) => timestampOf(day, minutesOf(clock), place.time_zone);
  const today = hoursOn(place, date);
  if (today && minutes >= minutesOf(today.open) && minutes < minutesOf(today.close)) {
    return { value: { open: true, text: `until ${clockText(today.close)}` }, until: at(date, today.close) };
  }
  for (let days = 0; days <= 7; days++) {
    const day = dateAfter(date, days);
    const span = hoursOn(place, day);
    if (!span || (days === 0 && minutes >= minutesOf(span.open))) continue;
    // The text ("tomorrow") changes at midnight as well as at the opening.
    const until = days === 0 ? at(day, span.open) : timestampOf(dateAfter(date, 1), 0, place.time_zone);
    return { value: { open: false, text: `opens ${clockText(span.open)}${dayText(day, days)}` }, until };
  }
  // Closed for longer than a week: nothing to show today, but another day may have more.
  const isKnown = place.contact_detail.opening_hours.length > 0 || place.contact_detail.holiday_hours.length > 0;
  return {
    value: { open: false, text: "" },
    until: isKnown ? timestampOf(dateAfter(date, 1), 0, place.time_zone) : null,
  };
}

/** The hours of one date; null if the location is closed or no hours are known. */
export function hoursOn({ contact_detail }: OpenPlace, date: string): Span | null {
  const holiday = contact_detail.holiday_hours.find((one) => one.date === date);
  if (holiday) return span(holiday.status, holiday.start_hour, holiday.end_hour);
  const hour = contact_detail.opening_hours.find(({ weekday }) => weekday === weekdayOf(date));
  return hour ? span(hour.status, hour.open, hour.close) : null;
}

function span(status: string, open: string | undefined, close: string | undefined): Span | null {
  return status === "Open" && open && close ? { open, close } : null;
}

function dayText(date: string, days: number): string {
  if (days === 0) return "";
  return days === 1 ? " tomorrow" : ` ${weekdayName(weekdayOf(date))}`;
}

export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
