import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Reservation } from "#domain/reservation/reservation.ts";
import type { RequestEnv } from "#server/request.ts";
import { leadProblems } from "#server/services/leads/lead-problem.ts";
import type { ReservationDeps } from "#server/services/reservations/reservation-deps.ts";
import { type ReservationOutcome, ReservationService } from "#server/services/reservations/reservation-service.ts";

const MOST_BYTES = 64 * 1024;

/** `POST /api/reservations`, `GET /api/reservations/{token}`, and how a visitor goes on or gives up. */
export function reservationRoutes(deps: ReservationDeps): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const serviceOf = (c: Context<RequestEnv>) => new ReservationService(c.var.runtime, deps);
  const { error, status } = leadProblems.tooLarge;
  routes.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ error }, status) }));

  routes.post("/", async (c) => {
    const text = await c.req.text();
    const body = asIncomplete(text);
    if (body === null) return answer(c, leadProblems.notJson);
    const key = c.req.header("idempotency-key");
    const outcome = await serviceOf(c).begin({
      body,
      keys: key === undefined ? [] : [key],
      bodyHash: createHash("sha256").update(`reserve\n${text}`).digest("base64url"),
      caller: { address: c.var.client, user_agent: (c.req.header("user-agent") ?? "").slice(0, 300) },
      by: "script",
      log: c.var.log,
    });
    return answer(c, outcome, 201);
  });
  routes.get("/:token", async (c) => {
    const known = await serviceOf(c).find(c.req.param("token"), c.var.log);
    return answer(c, known ? { reservation: known.reservation, payUrl: null } : leadProblems.notFound);
  });
  routes.post("/:token/pay", async (c) => answer(c, await serviceOf(c).pay(c.req.param("token"), c.var.log)));
  routes.post("/:token/cancel", async (c) => {
    const reservation = await serviceOf(c).cancel(c.req.param("token"), c.var.log);
    return answer(c, reservation ? { reservation, payUrl: null } : leadProblems.notFound);
  });
  return routes;
}

/** A checkout is complete when it is paid for, and only the payment provider can say so. */
function asIncomplete(text: string): unknown {
  try {
    const body = JSON.parse(text) as { lead?: object };
    const lead = { ...body.lead, category: "Reserve Vehicle", lead_status: "Incomplete", form_completed: false };
    return { ...body, form: "reserve", lead: { ...lead, step_number: 0 } };
  } catch {
    return null;
  }
}

/** What its owner may know of it. */
const shown = ({ token, reference, status, fee, currency, hold_until, car_id, lead_id }: Reservation) => ({
  token,
  reference,
  status,
  fee,
  currency,
  hold_until,
  car_id,
  lead_id,
});

function answer(c: Context<RequestEnv>, outcome: ReservationOutcome, status: 200 | 201 = 200): Response {
  c.header("Cache-Control", "no-store");
  if (!("error" in outcome)) {
    return c.json({ reservation: shown(outcome.reservation), pay_url: outcome.payUrl }, status);
  }
  const { error, fields, status: refused } = outcome;
  if (refused === 429) c.header("Retry-After", "60");
  return c.json(fields === undefined ? { error } : { error, fields }, refused);
}
