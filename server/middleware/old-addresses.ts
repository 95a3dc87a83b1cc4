import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/request.ts";
import { rawPath } from "#server/serve-page.ts";

/** Addresses of the dealer's old site lead to where their pages are now, with whatever stood in the query. */
export const oldAddresses: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const { redirects } = c.var.runtime;
  if (!redirects) return next();
  const [path = "/", query = ""] = rawPath(c.req.raw.url).split("?", 2);
  const found = redirects(path, query);
  if (found === null) return next();
  if (found.status !== 410) return c.redirect(found.location, found.status);
  // In the site's own looks, with a search box: only the status says that nobody need ask again.
  await next();
  c.res = new Response(c.res.body, { status: 410, headers: c.res.headers });
};
