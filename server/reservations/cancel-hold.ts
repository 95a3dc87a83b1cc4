import type { Logger } from "pino";
import type { Reservation } from "#domain/reservation/reservation.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { reservationStatus } from "./reservation-status.ts";
import { portOf, type ProviderDeps } from "./reservation-deps.ts";

export type CancelledHold = {
  /** Its current status: cancelled, or whatever it had become before. */
  reservation: Reservation;
  /** Why its payment page may still be open; null if nobody can pay any more. */
  stillOpen: string | null;
};

/**
 * Ends an unpaid hold. The car is freed first, so that the notice of the closed page finds nothing left to end; a
 * payment in between is refunded automatically. Null if there is no such reservation here.
 */
export async function cancelHold(
  runtime: SiteRuntime,
  deps: ProviderDeps,
  { token, note }: { token: string; note: string },
  log: Logger,
): Promise<CancelledHold | null> {
  const known = await reservationStatus(runtime, deps, token, log);
  if (!known) return null;
  const { reservation } = known;
  if (reservation.status !== "pending") return { reservation, stillOpen: null };
  const after: Reservation = { ...reservation, status: "cancelled", note, updated_at: deps.clock().toISOString() };
  try {
    await runtime.store.reservations.move(known, after);
  } catch (error) {
    if (!(error instanceof StoreError && error.kind === "refused")) throw error;
    const moved = await runtime.store.reservations.get(token);
    return moved && { reservation: moved.reservation, stillOpen: null };
  }
  return { reservation: after, stillOpen: await closePage(runtime, deps, reservation, log) };
}

async function closePage(runtime: SiteRuntime, deps: ProviderDeps, { session }: Reservation, log: Logger) {
  if (!session) return null;
  try {
    await portOf(runtime, deps).close(session);
    return null;
  } catch (error) {
    log.warn({ err: error }, "a payment page could not be closed");
    return error instanceof Error ? error.message : String(error);
  }
}
