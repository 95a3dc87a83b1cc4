import type { Context } from "hono";
import { namesOnWire } from "#domain/lead/wire-format.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { Caller } from "#server/leads/service/composing.ts";
import type { LeadOutcome } from "#server/leads/service/lead-service.ts";

/** Whether the lead is stored. */
export type Way = "submit" | "submitMock";

export function callerOf(c: Context<RequestEnv>): Caller {
  return { address: c.get("client"), user_agent: (c.req.header("user-agent") ?? "").slice(0, 300) };
}

export function keysOf(c: Context<RequestEnv>): string[] {
  const key = c.req.header("idempotency-key");
  return key === undefined ? [] : [key];
}

/** Spec 7.2: `{lead: {id}}`, or `{error, fields?}`; of a complete lead also its private page. */
export function answer(c: Context<RequestEnv>, outcome: LeadOutcome): Response {
  c.header("Cache-Control", "no-store");
  if (!("error" in outcome)) {
    const { lead, own, status } = outcome;
    return c.json(own ? { lead, own_page: own } : { lead }, status);
  }
  const { status, error, fields } = outcome;
  if (status === 429 || status === 503) c.header("Retry-After", status === 429 ? "60" : "5");
  return c.json(fields === undefined ? { error } : { error, fields: namesOnWire(fields) }, status);
}
