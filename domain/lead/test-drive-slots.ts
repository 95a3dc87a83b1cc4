import { dateAfter, localTime } from "#domain/time/local-time.ts";
import type { Location } from "#domain/location/location.ts";
import { hoursOn, minutesOf } from "#domain/location/open-now.ts";

const slotMinutes = 30;

type Place = Pick<Location, "time_zone" | "contact_detail">;

export interface SlotQuestion {
  place: Place;
  /** 2026-03-11, by the location's own clock. */
  date: string;
  now: number;
  days_ahead: number;
  slots_per_half_hour: number;
  /** Start of each taken seat, one entry per seat. */
  taken: readonly string[];
}

/** Half hours inside opening and holiday hours, minus the past and the taken. In the location's local time. */
export function freeSlots({ place, date, now, days_ahead, slots_per_half_hour, taken }: SlotQuestion): string[] {
  const today = localTime(now, place.time_zone);
  const hours = hoursOn(place, date);
  if (hours === null || date < today.date || date > dateAfter(today.date, days_ahead)) return [];
  const first = Math.ceil(minutesOf(hours.open) / slotMinutes);
  // A drive ends before closing time.
  const end = Math.floor(minutesOf(hours.close) / slotMinutes);
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => (first + at) * slotMinutes)
    .filter((minutes) => date > today.date || minutes > today.minutes)
    .map((minutes) => `${date}T${clock(minutes)}`)
    .filter((start) => taken.filter((one) => one === start).length < slots_per_half_hour);
}

/** When a vehicle can be left at the workshop: the half hours it is open, from tomorrow on. */
export function dropOffTimes(place: Place, date: string, now: number, days_ahead: number): string[] {
  if (date <= localTime(now, place.time_zone).date) return [];
  return freeSlots({ place, date, now, days_ahead, slots_per_half_hour: 1, taken: [] });
}

/** The lowest free seat; null when all are taken. */
export function freeSeat(taken: readonly number[], seats: number): number | null {
  const free = Array.from({ length: seats }, (_, seat) => seat).find((seat) => !taken.includes(seat));
  return free ?? null;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
