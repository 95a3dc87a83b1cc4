import { resolve } from "node:path";
import { pino } from "pino";
import type { Payment, Reservation } from "#domain/reservation/reservation.ts";
import { paymentsOf } from "#server/adapters/payments/payments-of.ts";
import type { KnownReservation } from "#server/adapters/store/repositories/reservation-statements.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { readEnv } from "#server/environment/env.ts";
import { secretsOf } from "#server/platform/secret/shared-secrets.ts";
import { cancelHold } from "#server/reservations/cancel-hold.ts";
import { refundMailToCustomer } from "#server/reservations/refund-notes.ts";
import { keptMail } from "#server/reservations/request-notes.ts";
import { CommandError } from "./command.ts";
import { runtimeOf } from "./site-runtime.ts";

/** Ends the reservation. A running server then refunds any payment. */
export async function endReservation(
  store: Store,
  known: KnownReservation,
  status: Reservation["status"],
  note: string,
) {
  const { reservations } = store.operator;
  const now = new Date().toISOString();
  const paid = (await reservations.payments(known.reservation.token)).filter(({ state }) => state === "kept");
  const due = paid.map((payment): Payment => ({ ...payment, state: "refund_due", reason: note, updated_at: now }));
  const lead = await store.operator.leads.get(known.reservation.lead_id);
  const notes = due.flatMap((payment) =>
    lead ? [refundMailToCustomer(lead, { ...known, payment, why: "dealer" as const })] : [],
  );
  await unlessChanged(reservations.move(known, { ...known.reservation, status, note, updated_at: now }, due, notes));
  return due;
}

/** The dealer keeps the fee that the customer asked for; the mail about it is stored with the answer. */
export async function keepFee(store: Store, known: KnownReservation, why: string): Promise<void> {
  const { reservation } = known;
  const at = new Date().toISOString();
  const refund_request = { at, ...reservation.refund_request, kept: { at, why } };
  const after: Reservation = { ...reservation, refund_request, updated_at: at };
  const lead = await store.operator.leads.get(reservation.lead_id);
  await unlessChanged(store.operator.reservations.move(known, after, [], lead ? [keptMail(lead, after)] : []));
}

async function unlessChanged(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof StoreError && error.kind === "refused")) throw error;
    throw new CommandError("It has changed just now. Look at it again with forecourt reservations show.");
  }
}

const cancelledNote = "Cancelled by the dealer.";

/** Frees the car and closes its payment page; returns what to tell the operator about that page. */
export async function cancelReservation(store: Store, known: KnownReservation): Promise<string> {
  const { site_slug, token, reference } = known.reservation;
  if (!(await store.operator.sites.get(site_slug))) {
    await endReservation(store, known, "cancelled", cancelledNote);
    return `There is no site "${site_slug}" any more, so its payment page could not be closed. Money that is paid there goes back.`;
  }
  const env = readEnv(process.env);
  const runtime = await runtimeOf(site_slug, store);
  const clock = () => new Date();
  const config = {
    secrets: await secretsOf(store, env, resolve(env.DATA_DIR)),
    originOf: () => runtime.pageSite.origin,
    clock,
    stripeUrl: env.STRIPE_URL,
    siteSecrets: env.siteSecrets,
  };
  const deps = { paymentsOf: paymentsOf(config), clock };
  const ended = await cancelHold(runtime, deps, { token, note: cancelledNote }, pino({ level: "silent" }));
  if (ended?.reservation.status !== "cancelled") {
    const now = ended?.reservation.status ?? "gone";
    throw new CommandError(`${reference} is ${now} by now. Look at it again with forecourt reservations show.`);
  }
  return ended.stillOpen === null
    ? "Nobody can pay for it any more."
    : `Its payment page could not be closed (${ended.stillOpen}) Money that is paid there is refunded automatically.`;
}
