import type { MiddlewareHandler } from "hono";
import type { RepeatedHits } from "#server/page-cache/repeated-hits.ts";
import type { RequestEnv } from "#server/request.ts";
import { isLoopback } from "./client-address.ts";

/** Outermost, so that every header of the answer is there. A connection that is about to close says so only once. */
export function rememberHits(hits: RepeatedHits): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    await next();
    const { hit, client } = c.var;
    const incoming = c.env?.incoming;
    if (!hit || !incoming || c.res.status !== 200 || c.res.headers.has("connection")) return;
    hits.remember(incoming, hit, c.res.headers, isLoopback(client));
  };
}
