import { ownValue } from "#domain/text/own-value.ts";
import type { Logger } from "pino";
import type { ReservationAccess } from "#site/page-ports.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { cancelPaid, cancellingOf } from "./cancel-paid.ts";
import { readWithPayments } from "./read-with-payments.ts";
import type { ReservationDeps } from "./reservation-deps.ts";
import { ReservationService } from "./reservation-service.ts";

/** Shows a reservation on its page to whoever has its token. */
export function createReservationAccess(runtime: SiteRuntime, deps: ReservationDeps, log: Logger): ReservationAccess {
  const service = new ReservationService(runtime, deps);
  return {
    async find(token) {
      // Asks the provider where only the provider can know.
      await service.find(token, log);
      const found = await readWithPayments(runtime, token);
      if (!found) return null;
      const { known, payments } = found;
      const { reference, status, fee, hold_until, car_id, lead_id } = known.reservation;
      const lead = await runtime.store.leads.get(lead_id);
      const text = (name: string) => {
        const value = ownValue(lead?.lead.fields, name);
        return typeof value === "string" && value !== "" ? value : null;
      };
      return {
        reference,
        status,
        fee,
        hold_until: Date.parse(hold_until),
        car_id,
        payments: payments.map(({ state, amount, currency, provider, updated_at, failure }) => ({
          state,
          amount,
          currency,
          provider,
          at: updated_at,
          failed: failure !== null,
        })),
        cancelling: cancellingOf(found, deps.clock()),
        email: text("email"),
        handover: text("handover"),
        day: text("preferred_date"),
        reserved_until: lead?.lead.reservation?.reserved_until ?? null,
      };
    },
    async pay(token) {
      const outcome = await service.pay(token, log);
      return "error" in outcome ? { error: outcome.error } : { url: outcome.payUrl };
    },
    async cancel(token) {
      await service.cancel(token, log);
    },
    cancelPaid(token, wish) {
      return cancelPaid(runtime, deps, { ...wish, token }, log);
    },
  };
}
