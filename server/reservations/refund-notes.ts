import type { Lead } from "#domain/lead/lead.ts";
import type { Payment, Reservation } from "#domain/reservation/reservation.ts";
import type { LeadNotes } from "#server/adapters/store/repositories/lead-statements.ts";
import type { RefundNote } from "#server/documents/delivery-document.ts";
import { type MailTo, notesAbout, toCustomer, toDealers } from "#server/leads/service/lead-notes.ts";
import type { Site } from "#site/site.ts";

type Refund = { reservation: Reservation; payment: Payment } & Pick<RefundNote, "why" | "by">;

/** One mail to the buyer, written in the batch that makes the refund due: once per payment. */
export const refundMailToCustomer = (lead: Lead, refund: Refund): LeadNotes =>
  about(lead, refund, toCustomer(lead, "refund"));

/** The same, and a mail to the dealer, who did not cause it. */
export const refundMailsToBoth = (site: Site, lead: Lead, refund: Refund): LeadNotes =>
  about(lead, refund, [...toCustomer(lead, "refund"), toDealers(site, lead, "refund-dealer")]);

function about(lead: Lead, { reservation, payment, ...why }: Refund, mails: readonly MailTo[]): LeadNotes {
  const { amount, currency, reason, updated_at } = payment;
  const refund: RefundNote = { reference: reservation.reference, amount, currency, ...why, reason: reason ?? "" };
  return notesAbout(lead, updated_at, { refund }, mails);
}
