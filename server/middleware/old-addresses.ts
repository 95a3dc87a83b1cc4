import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/request.ts";
import { rawPath } from "#server/serve-page.ts";

/** Redirects addresses of the dealer's old site to their new pages, with the query. */
export const oldAddresses: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const { redirects } = c.get("runtime");
  if (!redirects) return next();
  const [path = "/", query = ""] = rawPath(c.req.raw.url).split("?", 2);
  const found = redirects(path, query);
  if (found === null) return next();
  if (found.status !== 410) return c.redirect(found.location, found.status);
  // In the site's own look, with a search box: only the status says that the page is gone for good.
  await next();
  // Without the slash at its end, the address is gone.
  if (c.res.status === 308) return;
  c.res = new Response(c.res.body, { status: 410, headers: c.res.headers });
};
