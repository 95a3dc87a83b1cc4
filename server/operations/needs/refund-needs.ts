import { moneyIn } from "#domain/country/figures.ts";
import { type Need, needKey } from "#domain/need/need.ts";
import type { Payment, Reservation } from "#domain/reservation/reservation.ts";

/** 13.5.6: a customer waits for the dealer's answer. */
export function requestNeeds({ reference, site_slug, fee, currency, refund_request }: Reservation): Need[] {
  if (refund_request === null || refund_request.kept !== null) return [];
  return [
    {
      key: needKey("refund request", reference),
      urgency: 2,
      kind: "refund",
      sites: [site_slug],
      what: `The customer of reservation ${reference} asks for ${moneyIn(currency, fee)} back and waits for the dealer's answer.`,
      todo: `forecourt reservations refund ${reference}, or forecourt reservations keep ${reference} --why …`,
      since: refund_request.at,
      amount: null,
      alike: "customers ask for their fee",
    },
  ];
}

/** 13.5.6: money that was promised and has not arrived. */
export function refundNeeds({ id, site_slug, amount, currency, failure, created_at }: Payment): Need[] {
  if (failure === null) return [];
  return [
    {
      key: needKey("refund", id),
      urgency: 1,
      kind: "refund",
      sites: [site_slug],
      what: `A refund of ${moneyIn(currency, amount)} fails and is retried. Last answer: ${failure}`,
      todo: `Look at payment ${id} in the provider's dashboard; forecourt reservations list shows what is owed`,
      since: created_at,
      amount: null,
      alike: "refunds fail",
    },
  ];
}
