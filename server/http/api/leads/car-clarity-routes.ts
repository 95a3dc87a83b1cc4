import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/http/request/request.ts";
import { channelsOf } from "#server/leads/service/deliveries.ts";
import { leadProblems } from "#server/leads/service/lead-problem.ts";
import { type LeadOutcome, LeadService, type LeadServiceDeps } from "#server/leads/service/lead-service.ts";
import { jsonLimit, readSend } from "./json-send.ts";
import { answer } from "./lead-answer.ts";
import { leadIdOf } from "./with-files-routes.ts";

/**
 * Spec 7.2.5: `POST /api/carClarityCustomer`. The form's data, directly or inside `lead`, is stored like any lead and
 * forwarded through the outbox. A later step includes its `lead_id`.
 */
export function carClarityRoutes(deps: LeadServiceDeps, lane: MiddlewareHandler<RequestEnv>): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.use(jsonLimit, lane);
  routes.post("/", async (c) => answer(c, await take(c, deps)));
  return routes;
}

async function take(c: Context<RequestEnv>, deps: LeadServiceDeps): Promise<LeadOutcome> {
  const { site } = c.get("runtime");
  if (channelsOf(site, "car-clarity").length === 0) return leadProblems.unknownDestination;
  const send = readSend(c, (body) => leadIdOf(inLead(body)));
  if (send === null) return leadProblems.notJson;
  const service = new LeadService(c.get("runtime"), deps);
  // The form has one address for both: in mock mode nothing is stored here either.
  const way = site.public.enquiry.mock ? "submitMock" : "submit";
  return service[way]({ ...send, body: inLead(send.body), destination: "car-clarity" });
}

function inLead(body: unknown): unknown {
  const isFlat = typeof body === "object" && body !== null && !Array.isArray(body) && !("lead" in body);
  return isFlat && Object.keys(body).length > 0 ? { lead: body } : body;
}
