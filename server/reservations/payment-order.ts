import type { Reservation } from "#domain/reservation/reservation.ts";
import type { PaymentOrder } from "#server/adapters/payments/payment-port.ts";
import { ownPage } from "#server/sites/reservation-page.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

/** The order for the provider: what to charge, and where the customer returns to. */
export async function orderFor(runtime: SiteRuntime, reservation: Reservation): Promise<PaymentOrder> {
  const { store } = runtime;
  const { token, reference, fee, currency, hold_until, attempt } = reservation;
  const [car, lead] = await Promise.all([store.cars.byId(reservation.car_id), store.leads.get(reservation.lead_id)]);
  const page = await ownPage(runtime, reservation);
  const email = lead?.lead.fields["email"];
  return {
    token,
    reference,
    amount: fee,
    currency,
    title: car ? `Reserve ${car.name} (${car.stocknum})` : `Reservation ${reference}`,
    email: typeof email === "string" ? email : null,
    doneUrl: page,
    cancelUrl: `${page}&again=1`,
    holdUntil: Date.parse(hold_until),
    // Two clicks make one session; a try after a failed or closed one makes another.
    idempotencyKey: `session-${token}-${attempt}`,
  };
}
