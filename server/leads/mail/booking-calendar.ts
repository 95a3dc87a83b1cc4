import { townLine } from "#domain/location/town-line.ts";
import { createHash } from "node:crypto";
import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { inWords, wordsFor } from "#domain/car/vehicle-words.ts";
import { askedCategory, categoryRules } from "#domain/form/categories.ts";
import { bookingTimestamp, ownBooking } from "#domain/own-enquiry/own-booking.ts";
import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import { placeName } from "#domain/location/place-name.ts";
import type { Calendar } from "#server/adapters/mail/mailer.ts";
import { carName, customerName, fieldOf, type LeadContext, shownLocation } from "./lead-context.ts";

const lengthMs = 30 * 60 * 1000;

/**
 * In the customer's mail it is the dealer's invitation, which a later mail changes under its one id. In the dealer's mail
 * and in a file it is an entry that whoever opens it may keep.
 */
type For = "customer" | "dealer" | "file";

/** The booking as it is now, as a calendar entry. Null for a lead without one. */
export function bookingCalendar(
  context: LeadContext,
  events: readonly LeadEvent[],
  reader: For,
  ownUrl: string | null = null,
): Calendar | null {
  const { lead, site } = context;
  const booking = ownBooking(lead, events);
  const place = shownLocation(context);
  if (!booking || lead.status !== "Complete") return null;
  const start = bookingTimestamp(booking.time, context.location?.time_zone ?? site.public.time_zone);
  const { name, email, phone } = site.public;
  const words = wordsFor(context.car, site.public.vehicle_words);
  const asked = askedCategory(lead);
  const title = [inWords(categoryRules(asked).label ?? asked, words), carName(context)].filter(Boolean).join(": ");
  const customer = fieldOf(context, "email");
  const isOff = booking.isOff;
  const method =
    reader !== "customer" ? ICalCalendarMethod.PUBLISH : isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const number = place?.contact_detail.phone || phone;
  const calendar = new ICalCalendar({ name, prodId: "//Forecourt//Bookings//EN", method });
  const event = calendar.createEvent({
    id: calendarId(lead.id, site.slug),
    sequence: booking.changes,
    // The same bytes for the same state: a repeated mail is the same mail.
    stamp: new Date(events.at(-1)?.at ?? lead.updated_at),
    start: new Date(start),
    end: new Date(start + lengthMs),
    summary: reader === "dealer" ? `${title}, ${customerName(context)}` : title,
    location: place ? [placeName(place.name), place.address.street, townLine(place.address)].join(", ") : name,
    description:
      reader === "dealer"
        ? [customerName(context), fieldOf(context, "phone"), customer].filter(Boolean).join("\n")
        : [`${name}, ${number}. We confirm the time with you.`, ownUrl && `Move or cancel it: ${ownUrl}`]
            .filter(Boolean)
            .join("\n"),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.TENTATIVE,
    organizer: { name, email: place?.contact_detail.email ?? email },
  });
  if (reader === "customer" && customer !== "") {
    event.createAttendee({ email: customer, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  }
  return { method, content: calendar.toString() };
}

/** Opens nothing, and is the same in every file and mail about the booking. */
const calendarId = (lead: string, site: string): string =>
  `${createHash("sha256").update(`booking ${lead}`).digest("hex").slice(0, 24)}@${site}`;
