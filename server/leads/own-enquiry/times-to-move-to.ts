import { isSold } from "#domain/car/availability.ts";
import type { Car } from "#domain/car/car.ts";
import { formNamed } from "#domain/form/forms.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { dropOffTimes, freeSlots } from "#domain/lead/test-drive-slots.ts";
import { isComing } from "#domain/location/coming-location.ts";
import type { Location } from "#domain/location/location.ts";
import { dateAfter, localTime } from "#domain/time/local-time.ts";
import { placeKey } from "#server/leads/service/appointments.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

export type DayOfTimes = { date: string; times: string[] };

const mostDays = 14;

/** When a booking may take place instead: the next days that have a free time. None where only a call helps. */
export async function timesToMoveTo(
  { site, store }: SiteRuntime,
  { lead, car, place, now }: { lead: Lead; car: Car | null; place: Location | null; now: Date },
): Promise<DayOfTimes[]> {
  const form = formNamed(lead.form);
  const drives = form?.takesSeat ? site.public.enquiry.test_drive : null;
  const ahead = drives?.days_ahead ?? form?.dropOff?.daysAhead(site.public);
  if (!place || isComing(place) || ahead === undefined || (drives && car && isSold(car))) return [];
  const today = localTime(now.getTime(), place.time_zone).date;
  const dates = Array.from({ length: ahead + 1 }, (_, days) => dateAfter(today, days));
  const until = `${dates.at(-1)}T23:59`;
  const seats = drives ? await store.leads.takenSeats(placeKey(place), `${today}T00:00`, until) : [];
  const taken = seats.map(({ starts_at }) => starts_at);
  const timesOn = (date: string) =>
    drives
      ? freeSlots({ place, date, now: now.getTime(), ...drives, taken })
      : dropOffTimes(place, date, now.getTime(), ahead);
  return dates
    .map((date) => ({ date, times: timesOn(date) }))
    .filter(({ times }) => times.length > 0)
    .slice(0, mostDays);
}
