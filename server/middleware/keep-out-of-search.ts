import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/request.ts";

/** A site that is being tried out sends noindex with every answer, whatever its pages say. */
export const keepOutOfSearch: MiddlewareHandler<RequestEnv> = async (c, next) => {
  await next();
  if (!c.get("runtime").site.public.discovery.search_engines) c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
};
