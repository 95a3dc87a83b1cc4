import { type Context, Hono, type MiddlewareHandler } from "hono";
import { trapField } from "#domain/form/trap-field.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { leadProblems } from "#server/leads/service/lead-problem.ts";
import { type LeadOutcome, LeadService, type LeadServiceDeps } from "#server/leads/service/lead-service.ts";
import { jsonLimit, readSend } from "./json-send.ts";
import { answer, type Way } from "./lead-answer.ts";

type Wrap = (body: unknown) => unknown;

/** Chapter 7: `POST /api/leads`, `PUT /api/leads/{lead_id}`, and the same under /mock. */
export function leadRoutes(deps: LeadServiceDeps, lane: MiddlewareHandler<RequestEnv>, way: Way): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.use(jsonLimit, lane);
  routes.post("/", async (c) => answer(c, await take(c, deps, way, null)));
  routes.put("/:lead_id", async (c) => answer(c, await take(c, deps, way, c.req.param("lead_id"))));
  return routes;
}

/** Spec 7.2: `POST /api/subscribe`. Takes {email, first_name?, …}, or the body of a lead call. */
export function subscribeRoutes(deps: LeadServiceDeps, lane: MiddlewareHandler<RequestEnv>): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.use(jsonLimit, lane);
  routes.post("/", async (c) => answer(c, await take(c, deps, wayOf(c), null, asSubscription)));
  return routes;
}

const wayOf = (c: Context<RequestEnv>): Way => (c.get("runtime").site.public.enquiry.mock ? "submitMock" : "submit");

const asSubscription: Wrap = (body) => {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const { lead, captcha, filled_ms, [trapField]: trap, ...flat } = body as Record<string, unknown>;
  const sent = lead ?? flat;
  if (typeof sent !== "object" || Array.isArray(sent)) return body;
  const signUp = { opt_in: true, ...sent, category: "Newsletter" };
  return { form: "subscribe", lead: signUp, captcha, filled_ms, [trapField]: trap };
};

async function take(
  c: Context<RequestEnv>,
  deps: LeadServiceDeps,
  way: Way,
  leadId: string | null,
  wrap: Wrap = (body) => body,
): Promise<LeadOutcome> {
  const send = readSend(c, () => leadId);
  if (send === null) return leadProblems.notJson;
  return new LeadService(c.get("runtime"), deps)[way]({ ...send, body: wrap(send.body) });
}
