import { dateAfter, timestampOf } from "../time/local-time.ts";

/**
 * When something is active, as the dealer writes it: a day, a time on the site's own clock, or a timestamp with its
 * offset.
 */
export interface PromoWindow {
  start?: string | null | undefined;
  expiry?: string | null | undefined;
}

const wholeDay = /^\d{4}-\d\d-\d\d$/;
const wallClock = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)[:.\d]*$/;

/** 4.11: shown from its start to its expiry. A day given as expiry is included. */
export function windowBounds({ start, expiry }: PromoWindow, timeZone: string): { from: number; until: number } {
  const until = expiry && wholeDay.test(expiry) ? dateAfter(expiry, 1) : expiry;
  return {
    from: start ? timestampIn(start, timeZone) : -Infinity,
    until: until ? timestampIn(until, timeZone) : Infinity,
  };
}

function timestampIn(text: string, timeZone: string): number {
  if (wholeDay.test(text)) return timestampOf(text, 0, timeZone);
  const [, date, hours, minutes] = wallClock.exec(text) ?? [];
  return date === undefined ? Date.parse(text) : timestampOf(date, Number(hours) * 60 + Number(minutes), timeZone);
}

export function isRunning(window: PromoWindow, now: number, timeZone: string): boolean {
  const { from, until } = windowBounds(window, timeZone);
  return from <= now && now < until;
}

/** The next time at which one of them starts or ends, or null. */
export function nextPromoChange(windows: readonly PromoWindow[], now: number, timeZone: string): number | null {
  const timestamps = windows.flatMap((window) => Object.values(windowBounds(window, timeZone)));
  const next = Math.min(...timestamps.filter((timestamp) => timestamp > now));
  return next === Infinity ? null : next;
}
