import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

export const robotsHeader = ["x-robots-tag", "noindex, nofollow"] as const;

export const isKeptOut = ({ site }: Pick<SiteRuntime, "site">): boolean => !site.public.discovery.search_engines;

/** A site that is being tried out sends noindex with every answer, whatever its pages say. */
export const keepOutOfSearch: MiddlewareHandler<RequestEnv> = async (c, next) => {
  await next();
  if (isKeptOut(c.var.runtime)) c.res.headers.set(...robotsHeader);
};
