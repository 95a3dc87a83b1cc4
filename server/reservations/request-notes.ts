import type { Lead } from "#domain/lead/lead.ts";
import type { Reservation } from "#domain/reservation/reservation.ts";
import type { LeadNotes } from "#server/adapters/store/repositories/lead-statements.ts";
import type { Site } from "#site/site.ts";
import { dealersOf, type MailTo, mailsAbout } from "./refund-notes.ts";

/** The dealer is asked for the fee, and the customer reads that they were: written in the batch of the request. */
export function requestMails(site: Site, lead: Lead, reservation: Reservation): LeadNotes {
  return about(lead, reservation, [
    ...toCustomer(lead, "refund-asked"),
    { channel: "refund-request", to: dealersOf(site, lead) },
  ]);
}

/** The dealer keeps the fee, and says why. */
export function keptMail(lead: Lead, reservation: Reservation): LeadNotes {
  return about(lead, reservation, toCustomer(lead, "refund-kept"));
}

function toCustomer({ fields }: Lead, channel: MailTo["channel"]): MailTo[] {
  const { email } = fields;
  return typeof email === "string" && email !== "" ? [{ channel, to: [email] }] : [];
}

function about(lead: Lead, reservation: Reservation, mails: readonly MailTo[]): LeadNotes {
  const { reference, fee, currency, updated_at, refund_request } = reservation;
  const answer = refund_request?.kept?.why ?? null;
  return mailsAbout(lead, updated_at, { refund_request: { reference, fee, currency, answer } }, mails);
}
