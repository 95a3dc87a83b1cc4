import type { Logger } from "pino";
import type { ReservationStatus } from "#domain/reservation/reservation.ts";
import type { PaymentNotice } from "#server/adapters/payments/payment-port.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { ReservationDeps } from "./reservation-deps.ts";

type Clock = Pick<ReservationDeps, "clock">;
type Notice<Kind> = Extract<PaymentNotice, { kind: Kind }>;

/**
 * A payment page that nobody can use any more. An expired one frees the car; after one that a bank refused later, there
 * is time for another try. A page that is no longer the reservation's own changes nothing. Returns the reservation's
 * status; null if there is none.
 */
export async function closeSession(
  { store: { reservations } }: SiteRuntime,
  { clock }: Clock,
  { token, session, why }: Notice<"closed">,
  log: Logger,
): Promise<ReservationStatus | null> {
  const known = await reservations.get(token);
  const reservation = known?.reservation;
  if (!known || reservation?.status !== "pending" || reservation.session?.id !== session) {
    return reservation?.status ?? null;
  }
  const closed = { ...reservation, session: null, attempt: reservation.attempt + 1, updated_at: clock().toISOString() };
  const after =
    why === "expired" ? { ...closed, status: "expired" as const, note: "Its payment page was closed." } : closed;
  try {
    await reservations.move(known, after);
    log.info({ reference: reservation.reference, why }, "a payment page was closed");
    return after.status;
  } catch (error) {
    // Paid, cancelled or ended in between: that result counts.
    if (!(error instanceof StoreError && error.kind === "refused")) throw error;
    return (await reservations.get(token))?.reservation.status ?? null;
  }
}

/** A refund that did not arrive is due again. False if no such payment is known. */
export async function failRefund(
  { store: { reservations } }: SiteRuntime,
  { clock }: Clock,
  { payment, reason }: Notice<"refund failed">,
  log: Logger,
): Promise<boolean> {
  const isKnown = await reservations.refundFailed(payment, reason, clock());
  log.error({ payment, reason }, "a refund did not arrive; it will be retried");
  return isKnown;
}
