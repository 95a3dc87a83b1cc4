import { bookingField } from "#domain/form/booking-field.ts";
import { timestampOf } from "#domain/time/local-time.ts";
import { minutesOf } from "#domain/location/open-now.ts";
import type { Lead } from "#domain/lead/lead.ts";
import type { LeadEvent } from "./lead-event.ts";

/** A booking as it is now, after everything that its visitor did. */
export type OwnBooking = {
  /** By the location's clock: 2026-03-11T10:30. */
  time: string;
  isOff: boolean;
  /** How often it was changed: the SEQUENCE of its calendar entry. */
  changes: number;
};

/** Null for a lead that asks for no time. Only a time picked from the list is one. */
export function ownBooking({ chosen = [] }: Pick<Lead, "chosen">, events: readonly LeadEvent[]): OwnBooking | null {
  const first = chosen.find(({ name, kind }) => name === bookingField && kind === "date-time");
  if (!first) return null;
  return events.reduce<OwnBooking>(after, { time: first.value, isOff: false, changes: 0 });
}

function after(booking: OwnBooking, event: LeadEvent): OwnBooking {
  const changes = booking.changes + 1;
  if (event.kind === "moved") return { time: event.to, isOff: false, changes };
  if (event.kind === "called-off") return { ...booking, isOff: true, changes };
  return booking;
}

export function bookingTimestamp(time: string, timeZone: string): number {
  const [date = "", clock = ""] = time.split("T");
  return timestampOf(date, minutesOf(clock), timeZone);
}

/** Nobody moves a drive that has begun. */
export const isPast = (time: string, timeZone: string, now: number): boolean => bookingTimestamp(time, timeZone) <= now;
