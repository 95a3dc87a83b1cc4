import { randomBytes } from "node:crypto";
import { reserveFee, reserveRefusal } from "#domain/car/reserve.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { holdMs, referenceFrom, type Reservation } from "#domain/reservation/reservation.ts";
import { leadProblems, LeadRefused, notReservable } from "#server/services/leads/lead-problem.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import { holderOf } from "./holder.ts";
import type { ReservationDeps } from "./reservation-deps.ts";

const hourMs = 60 * 60 * 1000;

/** The hold that a lead takes with it, or LeadRefused. Whether the car is still free is for the store to say. */
export async function holdFor(
  { site, store }: SiteRuntime,
  { clock, free, holdsPerHour }: ReservationDeps,
  lead: Lead,
  address: string,
): Promise<Reservation> {
  const carId = lead.fields["car_id"];
  // As the store has it now: what pages show may be a second old.
  const car = typeof carId === "string" ? await store.cars.byId(carId) : null;
  const provider = site.public.payment_provider?.provider;
  if (!provider || !car) throw new LeadRefused(leadProblems.noReservations);
  const refusal = reserveRefusal(car, site.public);
  if (refusal !== null) throw new LeadRefused(notReservable(refusal));
  // Only a machine fills in what nobody sees: it shall not take a car off the yard.
  if (lead.quarantine === "honeypot") throw new LeadRefused(leadProblems.captcha);
  const now = clock();
  const holder = holderOf(site, address);
  const since = new Date(now.getTime() - hourMs);
  if (holdsPerHour > 0 && (await store.reservations.holdsOf(holder, since)) >= holdsPerHour) {
    throw new LeadRefused(leadProblems.tooManyHolds);
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
    note: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}
