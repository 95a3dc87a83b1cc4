import type { Logger } from "pino";
import type { Reservation } from "#domain/reservation/reservation.ts";
import type { KnownReservation } from "#server/adapters/store/repositories/reservation-statements.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { portOf, type ProviderDeps } from "./reservation-deps.ts";
import { settlePayment } from "./settle-payment.ts";

/** The status of a reservation; asks the provider where only the provider can know. */
export async function reservationStatus(
  runtime: SiteRuntime,
  deps: ProviderDeps,
  token: string,
  log: Logger,
): Promise<KnownReservation | null> {
  const { reservations } = runtime.store;
  const known = await reservations.get(token);
  const session = known?.reservation.session;
  if (known?.reservation.status !== "pending" || !session) return known;
  try {
    const looked = await portOf(runtime, deps).look(session);
    if (looked.state === "open") return known;
    if (looked.state === "paid") await settlePayment(runtime, deps, token, looked.payment, log);
    // A closed payment page is opened again when the visitor continues to pay.
    else await reservations.move(known, withoutSession(known.reservation));
    return await reservations.get(token);
  } catch (error) {
    // The notice will arrive, or the sweep will ask again.
    log.warn({ err: error }, "the payment provider could not be asked");
    return known;
  }
}

export const withoutSession = (reservation: Reservation): Reservation => ({
  ...reservation,
  session: null,
  attempt: reservation.attempt + 1,
});
