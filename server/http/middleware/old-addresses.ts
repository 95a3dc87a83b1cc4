import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/http/request.ts";
import { rawPath } from "#server/http/request-target.ts";
import type { FindRedirect } from "#domain/redirect/redirect.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

/** Where an address of the dealer's old site leads now; null for any other address. */
export function oldAddress({ redirects }: Pick<SiteRuntime, "redirects">, url: string): ReturnType<FindRedirect> {
  if (!redirects) return null;
  const [path = "/", query = ""] = rawPath(url).split("?", 2);
  return redirects(path, query);
}

/** Redirects addresses of the dealer's old site to their new pages, with the query. */
export const oldAddresses: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const found = oldAddress(c.var.runtime, c.req.raw.url);
  if (found === null) return next();
  if (found.status !== 410) return c.redirect(found.location, found.status);
  // In the site's own look, with a search box: only the status says that the page is gone for good.
  await next();
  // Without the slash at its end, the address is gone.
  if (c.res.status === 308) return;
  c.res = new Response(c.res.body, { status: 410, headers: c.res.headers });
};
