import type { PaymentPort } from "#server/adapters/payments/payment-port.ts";
import type { LeadServiceDeps } from "#server/leads/service/lead-service.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { Site } from "#site/site.ts";

export type ReservationDeps = {
  leads: LeadServiceDeps;
  /** The site's payment provider; null if it has none. */
  paymentsOf: (site: Site) => PaymentPort | null;
  /** Ends the hold of a car if it has expired. */
  free: (carId: string) => Promise<void>;
  /** Holds that one address may take per hour on one site; 0: no limit. */
  holdsPerHour: number;
  clock: () => Date;
};

/** What calls to the provider need. */
export type ProviderDeps = Pick<ReservationDeps, "paymentsOf" | "clock">;

export function portOf({ site }: SiteRuntime, { paymentsOf }: ProviderDeps): PaymentPort {
  const port = paymentsOf(site);
  if (!port) throw new Error("this site takes no payments");
  return port;
}
