import { Hono, type MiddlewareHandler } from "hono";
import { takeBody } from "#server/http/bodies/take-body.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { ReservationDeps } from "#server/reservations/reservation-deps.ts";
import { closeSession, failRefund } from "#server/reservations/provider-notices.ts";
import { settlePayment } from "#server/reservations/settle-payment.ts";

const MOST_BYTES = 256 * 1024;

/** `POST /api/payments/{provider}/webhook`: signed notices of a payment provider. */
export function paymentRoutes(deps: ReservationDeps, lane: MiddlewareHandler<RequestEnv>): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const tooLarge = "This notice is too large.";
  routes.use(takeBody({ maxSize: MOST_BYTES, onError: (c) => c.json({ error: tooLarge }, 413) }), lane);
  routes.post("/:provider/webhook", async (c) => {
    const { runtime, log } = c.var;
    const port = deps.paymentsOf(runtime.site);
    if (!port || runtime.site.public.payment_provider?.provider !== c.req.param("provider")) {
      return c.json({ error: "This site takes no payments from this provider." }, 404);
    }
    const notice = port.readNotice(c.var.body, (name) => c.req.header(name), deps.clock());
    if (notice.kind === "forged") {
      log.warn({ reason: notice.reason }, "a payment notice was refused");
      return c.json({ error: `This notice cannot be trusted: ${notice.reason}` }, 400);
    }
    if (notice.kind === "other") return c.json({ received: true });
    if (notice.kind === "refund failed") {
      const isKnown = await failRefund(runtime, deps, notice, log);
      return isKnown ? c.json({ received: true }) : c.json({ error: "There is no such payment on this site." }, 404);
    }
    if (notice.kind === "closed") {
      const status = await closeSession(runtime, deps, notice, log);
      return c.json({ received: true, ...(status === null ? {} : { status }) });
    }
    const reservation = await settlePayment(runtime, deps, notice.token, notice.payment, log);
    // Refused, so that the provider reports it to somebody: money arrived that belongs to no reservation.
    if (reservation === null) return c.json({ error: "There is no such reservation on this site." }, 404);
    return c.json({ received: true, status: reservation.status });
  });
  return routes;
}
