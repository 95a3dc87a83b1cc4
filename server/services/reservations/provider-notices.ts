import type { Logger } from "pino";
import type { ReservationStatus } from "#domain/reservation/reservation.ts";
import type { PaymentNotice } from "#server/adapters/payments/payment-port.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import type { ReservationDeps } from "./reservation-deps.ts";

type Clock = Pick<ReservationDeps, "clock">;
type Notice<Kind> = Extract<PaymentNotice, { kind: Kind }>;

/**
 * A page on which nobody can pay any more. One whose time is over gives the car back; after one that a bank refused
 * later on, there is time for another try. A page that is not the reservation's own any more changes nothing. Answers
 * how the reservation stands; null where there is none.
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
    // Paid, cancelled or ended in between: that stands.
    if (!(error instanceof StoreError && error.kind === "refused")) throw error;
    return (await reservations.get(token))?.reservation.status ?? null;
  }
}

/** Money that was sent back and did not arrive has to go back again. False where no such payment is known. */
export async function failRefund(
  { store: { reservations } }: SiteRuntime,
  { clock }: Clock,
  { payment, reason }: Notice<"refund failed">,
  log: Logger,
): Promise<boolean> {
  const isKnown = await reservations.refundFailed(payment, reason, clock());
  log.error({ payment, reason }, "money that was given back did not arrive; it will be tried again");
  return isKnown;
}
