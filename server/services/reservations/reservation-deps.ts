import type { PaymentPort } from "#server/adapters/payments/payment-port.ts";
import type { LeadServiceDeps } from "#server/services/leads/lead-service.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import type { Site } from "#site/site.ts";

export type ReservationDeps = {
  leads: LeadServiceDeps;
  /** The site's provider of payments; null where it has none. */
  paymentsOf: (site: Site) => PaymentPort | null;
  /** Ends the hold of a car, where its time is over. */
  free: (carId: string) => Promise<void>;
  /** Holds that one address may take in an hour on one site; 0 for no limit. */
  holdsPerHour: number;
  clock: () => Date;
};

/** What speaking with the provider takes. */
export type ProviderDeps = Pick<ReservationDeps, "paymentsOf" | "clock">;

export function portOf({ site }: SiteRuntime, { paymentsOf }: ProviderDeps): PaymentPort {
  const port = paymentsOf(site);
  if (!port) throw new Error("this site takes no payments");
  return port;
}
