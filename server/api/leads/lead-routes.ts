import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { trapField } from "#domain/form/trap-field.ts";
import type { RequestEnv } from "#server/request.ts";
import { leadProblems } from "#server/services/leads/lead-problem.ts";
import { type LeadOutcome, LeadService, type LeadServiceDeps } from "#server/services/leads/lead-service.ts";

const MOST_BYTES = 64 * 1024;

type Way = "submit" | "submitMock";
type Wrap = (body: unknown) => unknown;

/** Point 7: `POST /api/leads`, `PUT /api/leads/{lead_id}`, and the same under /mock. */
export function leadRoutes(deps: LeadServiceDeps, way: Way): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const { error, status } = leadProblems.tooLarge;
  routes.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ error }, status) }));
  routes.post("/", async (c) => answer(c, await take(c, deps, way, null)));
  routes.put("/:lead_id", async (c) => answer(c, await take(c, deps, way, c.req.param("lead_id"))));
  routes.all("*", (c) =>
    c.json({ error: "Send a form with POST, or a further step of it with PUT." }, 405, { Allow: "POST, PUT" }),
  );
  return routes;
}

/** Decisions: `POST /api/subscribe`. Takes {email, first_name?, …}, or the body of a lead call. */
export function subscribeRoutes(deps: LeadServiceDeps): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const { error, status } = leadProblems.tooLarge;
  routes.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ error }, status) }));
  routes.post("/", async (c) => answer(c, await take(c, deps, wayOf(c), null, asSubscription)));
  routes.all("*", (c) => c.json({ error: "Sign up with POST." }, 405, { Allow: "POST" }));
  return routes;
}

const wayOf = (c: Context<RequestEnv>): Way => (c.var.runtime.site.public.enquiry.mock ? "submitMock" : "submit");

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
  const text = await c.req.text();
  const body = wrap(parse(text));
  if (body === undefined) return leadProblems.notJson;
  const key = c.req.header("idempotency-key");
  const service = new LeadService(c.var.runtime, deps);
  return service[way]({
    body,
    leadId,
    keys: key === undefined ? [] : [key],
    bodyHash: createHash("sha256")
      .update(`${c.req.method} ${leadId ?? ""}\n${text}`)
      .digest("base64url"),
    caller: { address: c.var.client, user_agent: (c.req.header("user-agent") ?? "").slice(0, 300) },
    by: "script",
    log: c.var.log,
  });
}

function answer(c: Context<RequestEnv>, outcome: LeadOutcome): Response {
  c.header("Cache-Control", "no-store");
  if (!("error" in outcome)) return c.json({ lead: outcome.lead }, outcome.status);
  const { status, error, fields } = outcome;
  if (status === 429) c.header("Retry-After", "60");
  return c.json(fields === undefined ? { error } : { error, fields }, status);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
