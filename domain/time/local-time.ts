// Local time of a location.

export interface LocalTime {
  /** "2026-11-16" */
  date: string;
  /** 0 = Sunday to 6 = Saturday. */
  weekday: number;
  /** Minutes since local midnight. */
  minutes: number;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, { quarter: number; offset: number }>();

export function localTime(timestamp: number, timeZone: string): LocalTime {
  const wall = wallClock(timestamp, timeZone);
  const at = new Date(wall);
  return {
    date: at.toISOString().slice(0, 10),
    weekday: at.getUTCDay(),
    minutes: at.getUTCHours() * 60 + at.getUTCMinutes(),
  };
}

/** The timestamp at which the local clock shows these minutes of that date. */
export function timestampOf(date: string, minutes: number, timeZone: string): number {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs;
  // Twice, because the first guess may be on the other side of a daylight-saving change.
  const guess = wanted - (wallClock(wanted, timeZone) - wanted);
  return guess - (wallClock(guess, timeZone) - wanted);
}

export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The local time, to the minute, encoded as if it were UTC. */
function wallClock(timestamp: number, timeZone: string): number {
  const local = timestamp + offsetAt(Math.floor(timestamp / quarterMs), timeZone);
  return Math.floor(local / minuteMs) * minuteMs;
}

/** Clocks are set forward and back at quarters of an hour. Formatting a date is slow, so the last answer is stored. */
function offsetAt(quarter: number, timeZone: string): number {
  const last = offsets.get(timeZone);
  if (last?.quarter === quarter) return last.offset;
  const offset = formattedClock(quarter * quarterMs, timeZone) - quarter * quarterMs;
  offsets.set(timeZone, { quarter, offset });
  return offset;
}

function formattedClock(timestamp: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(timestamp)
      .map(({ type, value }) => [type, value]),
  );
  return Date.parse(`${parts["year"]}-${parts["month"]}-${parts["day"]}T${parts["hour"]}:${parts["minute"]}:00Z`);
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}
