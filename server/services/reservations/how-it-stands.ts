import type { Logger } from "pino";
import type { Reservation } from "#domain/reservation/reservation.ts";
import type { KnownReservation } from "#server/adapters/store/repositories/reservation-statements.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import { portOf, type ProviderDeps } from "./reservation-deps.ts";
import { settlePayment } from "./settle-payment.ts";

/** How a reservation stands, the provider having been asked where only he can know. */
export async function howItStands(
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
    // A page that was closed is opened anew when they go on paying.
    else await reservations.move(known, withoutSession(known.reservation));
    return await reservations.get(token);
  } catch (error) {
    // Its notice will come, or the sweep will ask again.
    log.warn({ err: error }, "the payment provider could not be asked");
    return known;
  }
}

export const withoutSession = (reservation: Reservation): Reservation => ({
  ...reservation,
  session: null,
  attempt: reservation.attempt + 1,
});
