import { messages } from "#domain/form/messages.ts";
import { bookingField } from "#domain/form/booking-field.ts";
import { formNamed } from "#domain/form/forms.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { dropOffTimes, freeSeat, freeSlots } from "#domain/lead/test-drive-slots.ts";
import { isComing, notOpenYet } from "#domain/location/coming-location.ts";
import type { Location } from "#domain/location/location.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";
import type { Seat } from "#server/adapters/store/repositories/lead-statements.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { fieldsProblem, leadProblems, LeadError } from "./lead-problem.ts";

/** A location has its seats once, whichever of its sites books them. Location ids are unique within a dealership. */
export const placeKey = ({ dealership_id, id }: Location): string => `${dealership_id}/${id}`;

/** Test-drive slots of one location on one date; null if the site takes no bookings. */
export async function slotsOn(runtime: SiteRuntime, place: Location, date: string, now: Date) {
  const settings = runtime.site.public.enquiry.test_drive;
  if (settings === null) return null;
  const seats = await runtime.store.leads.takenSeats(placeKey(place), `${date}T00:00`, `${date}T23:59`);
  const taken = seats.map(({ starts_at }) => starts_at);
  return freeSlots({ place, date, now: now.getTime(), ...settings, taken });
}

/** The seat that a complete booking takes; null if it needs none. Throws LeadError. */
export async function seatFor(
  runtime: SiteRuntime,
  lead: Lead,
  location: Location | null,
  now: Date,
): Promise<Seat | null> {
  checkDropOff(runtime, lead, location, now);
  const settings = runtime.site.public.enquiry.test_drive;
  const starts_at = lead.fields[bookingField];
  if (!formNamed(lead.form)?.takesSeat || lead.status !== "Complete" || settings === null) return null;
  if (location && isComing(location)) throw new LeadError({ status: 422, error: notOpenYet(location) });
  if (typeof starts_at !== "string" || starts_at === "") return null;
  const place = location ?? primaryLocation(runtime.site.locations);
  const date = starts_at.slice(0, 10);
  const offered = place ? freeSlots({ place, date, now: now.getTime(), ...settings, taken: [] }) : [];
  if (!place || !offered.includes(starts_at)) {
    throw new LeadError(fieldsProblem({ [bookingField]: messages.dateTime }));
  }
  const taken = await runtime.store.leads.takenSeats(placeKey(place), starts_at, starts_at);
  const seat = freeSeat(
    taken.map((one) => one.seat),
    settings.slots_per_half_hour,
  );
  if (seat === null) throw new LeadError(leadProblems.slotTaken);
  return { location_id: placeKey(place), starts_at, seat };
}

/** A drop-off at the workshop and an inspection take no seat, but the location has to be open. Throws LeadError. */
function checkDropOff(runtime: SiteRuntime, lead: Lead, location: Location | null, now: Date): void {
  const starts_at = lead.fields[bookingField];
  const ahead = formNamed(lead.form)?.dropOff?.daysAhead(runtime.site.public);
  if (ahead === undefined || typeof starts_at !== "string" || starts_at === "") return;
  const place = location ?? primaryLocation(runtime.site.locations);
  if (place && isComing(place)) throw new LeadError(fieldsProblem({ [bookingField]: notOpenYet(place) }));
  const offered = place ? dropOffTimes(place, starts_at.slice(0, 10), now.getTime(), ahead) : [];
  if (!offered.includes(starts_at)) throw new LeadError(fieldsProblem({ [bookingField]: messages.dropOff }));
}
