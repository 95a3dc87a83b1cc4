import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/request.ts";
import type { SiteRegistry } from "#server/site-registry.ts";
import { isLoopback } from "./client-address.ts";
import { localSlug, runtimeFor } from "./site-of-host.ts";

/** Host to site. An unknown host is 404, never a default tenant. */
export function findSite(registry: SiteRegistry, scheme: string): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const host = c.get("host");
    const local = isLoopback(c.get("client"));
    const runtime = runtimeFor(registry, host, local);
    if (!runtime && (registry.isUnreadable(host) || (local && registry.isUnreadable(localSlug(host))))) {
      c.header("Retry-After", "300");
      return c.text("This site is being repaired. Please try again in a few minutes.", 503);
    }
    if (!runtime) return c.text("There is no site at this address. Check the spelling of its name.", 404);
    if (runtime.suspended) {
      c.header("Retry-After", "86400");
      return c.text(`${runtime.site.public.name} is not online at the moment. Please come back later.`, 503);
    }
    const primary = runtime.site.public.hosts[0];
    if (primary !== undefined && !local && host !== primary) {
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(`${scheme}://${primary}${pathname}${search}`, 308);
    }
    c.set("runtime", runtime);
    await next();
  };
}
