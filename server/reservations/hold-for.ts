import { randomBytes } from "node:crypto";
import { reserveFee, reserveProblem } from "#domain/car/may-reserve.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { holdMs, referenceFrom, type Reservation } from "#domain/reservation/reservation.ts";
import { leadProblems, LeadError, notReservable } from "#server/leads/service/lead-problem.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { holderOf } from "./holder.ts";
import type { ReservationDeps } from "./reservation-deps.ts";

const hourMs = 60 * 60 * 1000;

/** The hold that goes with a lead, or LeadError. The store decides whether the car is still free. */
export async function holdFor(
  { site, store }: SiteRuntime,
  { clock, free, holdsPerHour }: ReservationDeps,
  lead: Lead,
  address: string,
): Promise<Reservation> {
  const carId = lead.fields["car_id"];
  // Read from the store: pages may be a second behind.
  const car = typeof carId === "string" ? await store.cars.byId(carId) : null;
  const { provider, refund } = site.public.payment_provider ?? {};
  if (!provider || !refund || !car) throw new LeadError(leadProblems.noReservations);
  const refusal = reserveProblem(car, site.public);
  if (refusal !== null) throw new LeadError(notReservable(refusal));
  // Only a bot fills in an invisible field: it must not take a car off the market.
  if (lead.quarantine === "honeypot") throw new LeadError(leadProblems.captcha);
  const now = clock();
  const holder = holderOf(site, address);
  const since = new Date(now.getTime() - hourMs);
  if (holdsPerHour > 0 && (await store.reservations.holdsOf(holder, since)) >= holdsPerHour) {
    throw new LeadError(leadProblems.tooManyHolds);
  }
  if (car.held_until) await free(car.id);
  return {
    token: randomBytes(16).toString("hex"),
    reference: referenceFrom(randomBytes(8)),
    site_slug: site.slug,
    dealership_id: car.dealership_id,
    car_id: car.id,
    lead_id: lead.id,
    holder,
    status: "pending",
    fee: reserveFee(car),
    currency: "AUD",
    provider,
    session: null,
    attempt: 0,
    hold_until: new Date(now.getTime() + holdMs).toISOString(),
    refund_rule: refund,
    refund_request: null,
    note: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}
