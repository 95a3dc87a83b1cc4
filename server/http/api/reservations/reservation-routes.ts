import { createHash } from "node:crypto";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { takeBody } from "#server/http/bodies/take-body.ts";
import { parseJson } from "#server/documents/parse-json.ts";
import type { Reservation } from "#domain/reservation/reservation.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { leadProblems } from "#server/leads/service/lead-problem.ts";
import { ownPage } from "#server/sites/reservation-page.ts";
import type { ReservationDeps } from "#server/reservations/reservation-deps.ts";
import { reservationCalendar } from "#server/reservations/reservation-calendar.ts";
import { type ReservationOutcome, ReservationService } from "#server/reservations/reservation-service.ts";

const MOST_BYTES = 64 * 1024;

/** `POST /api/reservations`, `GET /api/reservations/{token}`, and how a visitor continues or cancels. */
export function reservationRoutes(deps: ReservationDeps, lane: MiddlewareHandler<RequestEnv>): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const serviceOf = (c: Context<RequestEnv>) => new ReservationService(c.var.runtime, deps);
  const { error, status } = leadProblems.tooLarge;
  routes.use(takeBody({ maxSize: MOST_BYTES, onError: (c) => c.json({ error }, status) }), lane);

  routes.post("/", async (c) => {
    const text = c.var.body;
    const body = parseJson(text) ?? null;
    if (body === null) return answer(c, leadProblems.notJson);
    const key = c.req.header("idempotency-key");
    const outcome = await serviceOf(c).begin({
      body,
      leadId: null,
      keys: key === undefined ? [] : [key],
      bodyHash: createHash("sha256")
        .update(`reserve
${text}`)
        .digest("base64url"),
      caller: { address: c.var.client, user_agent: (c.req.header("user-agent") ?? "").slice(0, 300) },
      by: "script",
      log: c.var.log,
    });
    return answer(c, outcome, 201);
  });
  routes.get("/:token", async (c) => {
    const known = await serviceOf(c).find(c.req.param("token"), c.var.log);
    return answer(c, known ? { reservation: known.reservation, payUrl: null } : leadProblems.noReservation);
  });
  routes.get("/:token/calendar.ics", async (c) => {
    const { runtime, log } = c.var;
    const known = await serviceOf(c).find(c.req.param("token"), log);
    const calendar = known && (await reservationCalendar(runtime, known.reservation, deps.clock()));
    if (!calendar) return answer(c, leadProblems.noReservation);
    return c.body(calendar, 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="reservation-${known.reservation.reference}.ics"`,
      "Cache-Control": "no-store",
    });
  });
  routes.post("/:token/pay", async (c) => answer(c, await serviceOf(c).pay(c.req.param("token"), c.var.log)));
  routes.post("/:token/cancel", async (c) => {
    const reservation = await serviceOf(c).cancel(c.req.param("token"), c.var.log);
    return answer(c, reservation ? { reservation, payUrl: null } : leadProblems.noReservation);
  });
  return routes;
}

/** The fields that its owner may see. */
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

async function answer(c: Context<RequestEnv>, outcome: ReservationOutcome, status: 200 | 201 = 200): Promise<Response> {
  c.header("Cache-Control", "no-store");
  if (!("error" in outcome)) {
    const { reservation, payUrl: pay_url } = outcome;
    const page_url = await ownPage(c.var.runtime, reservation);
    // The lead as every form submission returns it.
    return c.json({ reservation: shown(reservation), pay_url, page_url, lead: { id: reservation.lead_id } }, status);
  }
  const { error, fields, status: refused } = outcome;
  if (refused === 429) c.header("Retry-After", "60");
  return c.json(fields === undefined ? { error } : { error, fields }, refused);
}
