import type { Lead } from "#domain/lead/lead.ts";
import type { Reservation } from "#domain/reservation/reservation.ts";
import type { LeadNotes } from "#server/adapters/store/repositories/lead-statements.ts";
import { type MailTo, notesAbout, toCustomer, toDealers } from "#server/leads/service/lead-notes.ts";
import type { Site } from "#site/site.ts";

/** The dealer is asked for the fee, and the customer reads that they were: written in the batch of the request. */
export const requestMails = (site: Site, lead: Lead, reservation: Reservation): LeadNotes =>
  about(lead, reservation, [...toCustomer(lead, "refund-asked"), toDealers(site, lead, "refund-request")]);

/** The dealer keeps the fee, and says why. */
export const keptMail = (lead: Lead, reservation: Reservation): LeadNotes =>
  about(lead, reservation, toCustomer(lead, "refund-kept"));

function about(lead: Lead, reservation: Reservation, mails: readonly MailTo[]): LeadNotes {
  const { reference, fee, currency, updated_at, refund_request } = reservation;
  const answer = refund_request?.kept?.why ?? null;
  return notesAbout(lead, updated_at, { refund_request: { reference, fee, currency, answer } }, mails);
}
