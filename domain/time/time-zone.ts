/** Asking costs more than the rest of a location, and a thousand dealerships have a handful of zones. */
const timeZones = new Map<string, boolean>();
const MOST_ZONES = 1000;

/** Whether clocks know the zone by this IANA name. */
export function isTimeZone(name: string): boolean {
  const known = timeZones.get(name) ?? hasTimeZone(name);
  if (timeZones.size < MOST_ZONES) timeZones.set(name, known);
  return known;
}

export const timeZoneWords = 'use an IANA name such as "Australia/Sydney"';

function hasTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-AU", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
