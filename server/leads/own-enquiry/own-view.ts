import { bookingTimestamp, isPast, ownBooking } from "#domain/own-enquiry/own-booking.ts";
import { ownAnswers } from "./own-answers.ts";
import { timesToMoveTo } from "./times-to-move-to.ts";
import type { MailLinks } from "#server/leads/consent/mail-links.ts";
import type { LeadContext } from "#server/leads/mail/lead-context.ts";
import { requestOf } from "#server/leads/mail/lead-topic.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { OwnEnquiry } from "#site/page-ports.ts";
import type { OwnLead } from "./own-lead.ts";

type Deps = { runtime: SiteRuntime; links: MailLinks; now: Date };

/** Everything that the page of one enquiry shows. */
export async function ownView({ runtime, links, now }: Deps, own: OwnLead, context: LeadContext): Promise<OwnEnquiry> {
  const { lead, events, location, timeZone, got } = own;
  const booking = ownBooking(lead, events);
  const held = lead.reservation ? await runtime.store.reservations.get(lead.reservation.token) : null;
  const { car_id, valuation_id } = lead.fields;
  const over = booking !== null && isPast(booking.time, timeZone, now.getTime());
  const canMove = booking !== null && (booking.isOff || !over);
  return {
    request: requestOf(context),
    sent_at: lead.created_at,
    time_zone: timeZone,
    category: lead.category,
    form: lead.form,
    car_id: typeof car_id === "string" ? car_id : null,
    location_id: location?.id ?? null,
    answers: ownAnswers(context),
    booking: booking && {
      time: booking.time,
      starts_at: bookingTimestamp(booking.time, timeZone),
      isOff: booking.isOff,
      isPast: over,
      days: canMove ? await timesToMoveTo(runtime, { lead, car: context.car, place: location, now }) : [],
    },
    reservation: held && {
      reference: held.reservation.reference,
      fee: held.reservation.fee,
      status: held.reservation.status,
      reserved_until: lead.reservation?.reserved_until ?? null,
      request: held.reservation.refund_request,
      url: context.reservationUrl ?? null,
    },
    valuation_id: typeof valuation_id === "string" ? valuation_id : null,
    // Only whoever reads the address's mail may see what else it asked for.
    alerts: got === "own-mail" ? await alertsOf(runtime, links, lead.fields.email) : null,
    events,
  };
}

async function alertsOf({ site, store }: SiteRuntime, links: MailLinks, email: unknown): Promise<OwnEnquiry["alerts"]> {
  if (typeof email !== "string" || email === "") return null;
  const person = await store.alerts.subscriberOf(store.consent.keyOf(email));
  const alerts = person ? (await store.alerts.ofSubscriber(person.id)).filter(({ state }) => state !== "pending") : [];
  if (!person || alerts.length === 0) return null;
  return { count: alerts.length, url: links.url("", site.slug, "manage", person.id) };
}
