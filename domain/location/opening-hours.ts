import type { Location, OpeningHour } from "./location.ts";

// 2.3: weekday hours collapse to 'Mon-Fri' when all five share the same hours, otherwise runs of equal days are
// grouped. Saturday and Sunday are always separate.

export interface HoursRow {
  days: string;
  text: string;
  /** 0 = Sunday to 6 = Saturday. */
  weekdays: readonly number[];
}

export interface HoursSettings {
  locations: { by_appointment: readonly string[] };
}

type Place = Pick<Location, "location_type"> & { contact_detail: { opening_hours: readonly OpeningHour[] } };

const short = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
export const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** A day without hours is omitted. */
export function hoursTable(place: Place, settings: HoursSettings): HoursRow[] {
  const hours = new Map(place.contact_detail.opening_hours.map((hour) => [hour.weekday, hour]));
  const closed = closedText(place, settings);
  const rows: { weekdays: number[]; text: string }[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const hour = hours.get(weekday);
    if (!hour) continue;
    const text = hoursText(hour, closed);
    const last = rows.at(-1);
    const joins = last?.text === text && last.weekdays.at(-1) === weekday - 1 && weekday <= 5 && weekday > 1;
    if (joins) last.weekdays.push(weekday);
    else rows.push({ weekdays: [weekday], text });
  }
  return rows.map(({ weekdays, text }) => ({ days: daysText(weekdays), text, weekdays }));
}

/** Empty counts as sales (chapter 3). */
function closedText({ location_type }: Place, { locations }: HoursSettings): string {
  return locations.by_appointment.includes(location_type || "sales") ? "By appointment only" : "Closed";
}

function hoursText({ status, open, close, formated_hours }: OpeningHour, closed: string): string {
  if (formated_hours) return formated_hours;
  return status === "Open" && open && close ? `${clockText(open)} to ${clockText(close)}` : closed;
}

function daysText(weekdays: readonly number[]): string {
  const [first, last] = [weekdays[0] ?? 0, weekdays.at(-1) ?? 0];
  return first === last ? (weekdayNames[first] ?? "") : `${short[first]}-${short[last]}`;
}

/** "18:00" is "6 pm", "08:30" is "8:30 am"; no line breaks between the two. */
export function clockText(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? "am" : "pm"}`;
}

export function weekdayName(weekday: number): string {
  return weekdayNames[weekday] ?? "";
}
