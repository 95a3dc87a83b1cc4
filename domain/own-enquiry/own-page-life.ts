import { timestampOf } from "#domain/time/local-time.ts";
import type { Lead } from "#domain/lead/lead.ts";
import type { LeadEvent } from "./lead-event.ts";
import { bookingTimestamp, ownBooking } from "./own-booking.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** How long a visitor's private page stays open after the last thing that happened. */
export const ownPageDays = 30;

type Sent = Pick<Lead, "chosen" | "updated_at" | "reservation">;

/**
 * The last thing that happened, or will: the sending, a change, a day that was chosen, the end of a reservation. By
 * the clock of the lead's location.
 */
export function lastEventAt(lead: Sent, events: readonly LeadEvent[], timeZone: string): number {
  const days = (lead.chosen ?? []).flatMap(({ kind, value }) =>
    kind === "date" ? [timestampOf(value, 0, timeZone)] : [],
  );
  const booking = ownBooking(lead, events);
  const { paid_at, reserved_until } = lead.reservation ?? {};
  const times = [
    ...[lead.updated_at, paid_at, reserved_until, ...events.map(({ at }) => at)].map((at) => Date.parse(at ?? "")),
    ...days,
    ...(booking && !booking.isOff ? [bookingTimestamp(booking.time, timeZone)] : []),
  ];
  return Math.max(...times.filter((time) => !Number.isNaN(time)));
}

export function isOwnPageOver(lead: Sent, events: readonly LeadEvent[], timeZone: string, now: number): boolean {
  return now > lastEventAt(lead, events, timeZone) + ownPageDays * dayMs;
}

/** A link has the number of its lead's links before it: a new one ends all that were sent earlier. */
export const linkNumber = (events: readonly LeadEvent[]): number =>
  events.filter(({ kind }) => kind === "new-link").length;
