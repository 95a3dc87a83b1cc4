import { pino } from "pino";
import { paymentsOf } from "#server/adapters/payments/payments-of.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { ReservationKeeper } from "#server/reservations/reservation-keeper.ts";
import { SiteRegistry } from "#server/sites/site-registry.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { origin } from "#tests/support/reserve-app.ts";

/** Runs the reservation keeper as a server would later on, without waiting for a lease in real time. */
export async function keepLater(store: Store, stripeUrl: URL, aheadMs: number): Promise<void> {
  const clock = () => new Date(Date.now() + aheadMs);
  const registry = new SiteRegistry(store, createIndexCache(1_000_000), () => origin);
  await registry.refresh();
  const port = paymentsOf({ secrets: { secret: "x" }, originOf: () => origin, clock, stripeUrl, siteSecrets: {} });
  const siteOf = (name: string) => registry.bySlug(name);
  await new ReservationKeeper({ store, siteOf, paymentsOf: port, clock, log: pino({ level: "silent" }) }).run();
}
