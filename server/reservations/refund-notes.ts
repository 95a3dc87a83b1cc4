import type { Lead } from "#domain/lead/lead.ts";
import { channelsFor } from "#domain/delivery/channels-for.ts";
import type { Payment, RefundWhy, Reservation } from "#domain/reservation/reservation.ts";
import type { Delivery, LeadNotes } from "#server/adapters/store/repositories/lead-statements.ts";
import type { DeliveryDocument, RefundNote } from "#server/documents/delivery-document.ts";
import type { Site } from "#site/site.ts";

export type MailTo = Pick<Delivery, "channel"> & { to: string[] };
type Refund = { reservation: Reservation; payment: Payment; why: RefundWhy };

/** One mail to the buyer, written in the batch that makes the refund due: once per payment. */
export function refundMailToCustomer(lead: Lead, refund: Refund): LeadNotes {
  const { email } = lead.fields;
  return notes(lead, refund, typeof email === "string" && email !== "" ? [{ channel: "refund", to: [email] }] : []);
}

/** The same, and a mail to the dealer, who did not cause it. */
export function refundMailsToBoth(site: Site, lead: Lead, refund: Refund): LeadNotes {
  const customerNotes = refundMailToCustomer(lead, refund);
  const dealerNotes = notes(lead, refund, [{ channel: "refund-dealer", to: dealersOf(site, lead) }]);
  return { ...customerNotes, deliveries: [...customerNotes.deliveries, ...dealerNotes.deliveries] };
}

/** Where the dealer reads mail about this lead. */
export function dealersOf(site: Site, lead: Lead): string[] {
  const location = site.locations.find(({ id }) => id === lead.location_id) ?? null;
  const routed = channelsFor(site.private.delivery, lead, location?.slug ?? null);
  const dealers = [...new Set(routed.flatMap((channel) => (channel.kind === "email" ? channel.to : [])))];
  return dealers.length > 0 ? dealers : [site.public.email];
}

function notes(lead: Lead, { reservation, payment, why }: Refund, mails: readonly MailTo[]): LeadNotes {
  const { amount, currency, reason, updated_at: at } = payment;
  const refund: RefundNote = { reference: reservation.reference, amount, currency, why, reason: reason ?? "" };
  return mailsAbout(lead, at, { refund }, mails);
}

export function mailsAbout(lead: Lead, at: string, note: DeliveryDocument, mails: readonly MailTo[]): LeadNotes {
  const deliveries = mails.map(({ channel, to }): Delivery => ({
    channel,
    stage: "complete",
    state: "pending",
    next_at: at,
    document: { to, ...note },
  }));
  return { lead: { id: lead.id, site_slug: lead.site_slug, updated_at: at }, deliveries };
}
