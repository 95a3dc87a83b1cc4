import type { Payment } from "#domain/reservation/reservation.ts";
import type { KnownReservation } from "#server/adapters/store/repositories/reservation-statements.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

const MOST_TRIES = 10;

export type ReservationWithPayments = { known: KnownReservation; payments: readonly Payment[] };

/**
 * A reservation with its payments as they were at one moment: between two reads another tab may have cancelled it. Null
 * if there is none here.
 */
export async function readWithPayments(
  { store: { reservations } }: SiteRuntime,
  token: string,
): Promise<ReservationWithPayments | null> {
  for (let tries = 1; ; tries += 1) {
    const known = await reservations.get(token);
    if (known === null) return null;
    const payments = await reservations.payments(token);
    const after = await reservations.get(token);
    if (after?.revision === known.revision || tries === MOST_TRIES) return { known, payments };
  }
}
