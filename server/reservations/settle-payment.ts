import type { Logger } from "pino";
import type { Lead } from "#domain/lead/lead.ts";
import type { Payment, Reservation } from "#domain/reservation/reservation.ts";
import { reservedUntil } from "#domain/reservation/reserved-until.ts";
import { type ConfirmedPayment, settle } from "#domain/reservation/settle.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { saidBy } from "#server/leads/consent/lead-consent.ts";
import { enquiryDay } from "#server/leads/service/enquiry-day.ts";
import { deliveriesOf } from "#server/leads/service/deliveries.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { refundMailsToBoth } from "./refund-notes.ts";
import type { ReservationDeps } from "./reservation-deps.ts";

const MOST_TRIES = 10;

/**
 * Records a payment, once, however often and in whatever order it is reported: by a notice, by the returning visitor,
 * by the sweep. Null if there is no such reservation here.
 */
export async function settlePayment(
  runtime: SiteRuntime,
  { clock }: Pick<ReservationDeps, "clock">,
  token: string,
  confirmed: ConfirmedPayment,
  log: Logger,
): Promise<Reservation | null> {
  const { reservations } = runtime.store;
  for (let tries = 1; ; tries += 1) {
    const before = await reservations.get(token);
    if (before === null) return null;
    const now = clock().toISOString();
    const settlement = settle(before.reservation, confirmed);
    const isPaid = settlement.result === "paid";
    const after: Reservation = {
      ...before.reservation,
      status: isPaid ? "paid" : settlement.status,
      note: isPaid ? before.reservation.note : settlement.reason,
      updated_at: now,
    };
    const payment: Payment = {
      id: confirmed.id,
      token,
      site_slug: before.reservation.site_slug,
      provider: before.reservation.provider,
      amount: confirmed.amount,
      currency: confirmed.currency.toUpperCase(),
      state: isPaid ? "kept" : "refund_due",
      reason: isPaid ? null : settlement.reason,
      failure: null,
      created_at: now,
      updated_at: now,
    };
    try {
      const lead = isPaid ? await paidLead(runtime, after, now) : null;
      const notes = isPaid ? null : await refundNotes(runtime, { reservation: after, payment, why: settlement.why });
      await reservations.settle({ before, after, payment, lead, notes });
      log.info({ reference: after.reference, status: after.status, payment: payment.state }, "a payment was settled");
      return after;
    } catch (error) {
      // Reported before: all its consequences were stored with it.
      if (error instanceof StoreError && error.kind === "duplicate" && error.table === "payments") {
        return (await reservations.get(token))?.reservation ?? null;
      }
      const isStale = error instanceof StoreError && error.kind === "refused";
      if (!isStale || tries === MOST_TRIES) throw error;
    }
  }
}

/** The buyer and the dealer get a mail about the refund. */
async function refundNotes({ site, store }: SiteRuntime, refund: Parameters<typeof refundMailsToBoth>[2]) {
  const known = await store.leads.get(refund.reservation.lead_id);
  return known && refundMailsToBoth(site, known.lead, refund);
}

/** One order, one lead: the payment completes the lead of the hold, which is then delivered. */
async function paidLead(runtime: SiteRuntime, reservation: Reservation, now: string) {
  const { lead_id, reference, fee, currency, token } = reservation;
  const known = await runtime.store.leads.get(lead_id);
  if (known === null || known.lead.status === "Complete") return null;
  const hours = runtime.site.public.payment_provider?.reserved_hours ?? null;
  const step_number = (known.lead.steps.at(-1)?.step_number ?? 0) + 1;
  const lead: Lead = {
    ...known.lead,
    status: "Complete",
    // A buyer who has paid is not a bot.
    quarantine: null,
    fields: {
      ...known.lead.fields,
      lead_status: "Complete",
      form_completed: true,
      step_number,
    },
    reservation: { reference, fee, currency, token, paid_at: now, reserved_until: reservedUntil(now, hours) },
    steps: [...known.lead.steps, { step_number, at: now, status: "Complete" }],
    updated_at: now,
  };
  const location = runtime.site.locations.find(({ id }) => id === lead.location_id) ?? null;
  const deliveries = deliveriesOf(runtime.site, lead, location);
  const enquiry = enquiryDay(runtime.site, lead, location);
  const write = { lead, deliveries, answer: null, captchaUse: null, seat: null, consent: saidBy(lead), enquiry };
  return { write, revision: known.revision };
}
