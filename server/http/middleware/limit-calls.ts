import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { Limit } from "#server/platform/limits/limits.ts";

/** Limits calls by address and site; a refused caller is told when to retry. */
export function limitCalls(limit: Limit, clock: () => Date): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const use = { site: c.var.runtime.site.slug, address: c.var.client, at: clock().getTime() };
    const verdict = await limit.take(use);
    if (verdict.allowed) return next();
    const error = "Too many calls from this address. Please wait a moment and try again.";
    return c.json({ error }, 429, { "Retry-After": String(verdict.retryAfterSeconds) });
  };
}
