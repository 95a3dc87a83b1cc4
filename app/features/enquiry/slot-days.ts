import { freeSlots } from "#domain/lead/test-drive-slots.ts";
import { dateAfter, localTime } from "#domain/location/local-time.ts";
import type { Location } from "#domain/location/location.ts";

/** A day on which test drives are offered; times as the clock at the location shows them. */
export type SlotDay = { date: string; label: string; times: string[] };

type Booking = { slots_per_half_hour: number; days_ahead: number };

/** By opening and holiday hours alone, so that the page stays the same for everyone. */
export function slotDays(place: Location, booking: Booking, now: number, locale: string): SlotDay[] {
  const today = localTime(now, place.time_zone).date;
  const dayName = new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  return Array.from({ length: booking.days_ahead + 1 }, (_, ahead) => dateAfter(today, ahead)).flatMap((date) => {
    const slots = freeSlots({ place, date, now, ...booking, taken: [] });
    if (slots.length === 0) return [];
    return [{ date, label: dayName.format(Date.parse(date)), times: slots.map((slot) => slot.slice(11)) }];
  });
}

/** 10:30 as people say it: 10:30 am. */
export function timeLabel(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "am" : "pm"}`;
}
