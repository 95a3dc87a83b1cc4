import { type Timed, today } from "#domain/time/timed.ts";
import type { Format } from "#domain/country/format.ts";
import { dropOffTimes, freeSlots } from "#domain/lead/test-drive-slots.ts";
import { dateAfter, localTime } from "#domain/time/local-time.ts";
import type { Location } from "#domain/location/location.ts";

/** A bookable day; times as the clock at the location shows them. */
export type SlotDay = { date: string; label: string; times: string[] };

type Booking = { slots_per_half_hour: number; days_ahead: number };

/** Times are offered by the half hour. */
const halfHour = 30 * 60 * 1000;

/** By opening and holiday hours only, so that the page is the same for everyone; taken times are checked later. */
export function slotDays(
  place: Location,
  booking: Booking,
  now: number,
  format: Pick<Format, "date">,
): Timed<SlotDay[]> {
  const value = daysWith(place, booking.days_ahead, now, format, (date) =>
    freeSlots({ place, date, now, ...booking, taken: [] }),
  );
  return { value, until: (Math.floor(now / halfHour) + 1) * halfHour };
}

/** From tomorrow on. */
export function dropOffDays(
  place: Location,
  days_ahead: number,
  now: number,
  format: Pick<Format, "date">,
): Timed<SlotDay[]> {
  const value = daysWith(place, days_ahead, now, format, (date) => dropOffTimes(place, date, now, days_ahead));
  return { value, until: today(place.time_zone, now).until };
}

function daysWith(
  place: Location,
  days_ahead: number,
  now: number,
  format: Pick<Format, "date">,
  slotsOn: (date: string) => string[],
): SlotDay[] {
  const first = localTime(now, place.time_zone).date;
  return Array.from({ length: days_ahead + 1 }, (_, ahead) => dateAfter(first, ahead)).flatMap((date) => {
    const slots = slotsOn(date);
    if (slots.length === 0) return [];
    return [{ date, label: format.date(date, "weekday"), times: slots.map((slot) => slot.slice(11)) }];
  });
}

/** 10:30 as people say it: 10:30 am. */
export function timeLabel(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "am" : "pm"}`;
}
