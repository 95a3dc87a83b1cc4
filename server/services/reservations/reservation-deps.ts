import type { PaymentPort } from "#server/adapters/payments/payment-port.ts";
import type { LeadServiceDeps } from "#server/services/leads/lead-service.ts";
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
