import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import { isLoopback } from "./client-address.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { localSlug, runtimeFor } from "./site-of-host.ts";

type SiteOfCaller =
  | { is: "served" | "suspended"; runtime: SiteRuntime }
  | { is: "elsewhere"; primary: string }
  | { is: "unreadable" | "unknown" };

/** The site that a caller asks for, and whether it answers under this name. */
export function siteOf(registry: SiteRegistry, { host, client }: { host: string; client: string }): SiteOfCaller {
  const local = isLoopback(client);
  const runtime = runtimeFor(registry, host, local);
  if (!runtime) {
    const isUnreadable = registry.isUnreadable(host) || (local && registry.isUnreadable(localSlug(host)));
    return { is: isUnreadable ? "unreadable" : "unknown" };
  }
  if (runtime.suspended) return { is: "suspended", runtime };
  const primary = runtime.site.public.hosts[0];
  if (primary !== undefined && !local && host !== primary) return { is: "elsewhere", primary };
  return { is: "served", runtime };
}

/** Host to site. An unknown host is 404, never a default tenant. */
export function findSite(registry: SiteRegistry, scheme: string): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const found = siteOf(registry, c.var);
    switch (found.is) {
      case "unreadable":
        return c.text("This site is being repaired. Please try again in a few minutes.", 503, { "Retry-After": "300" });
      case "unknown":
        return c.text("There is no site at this address. Check the spelling of its name.", 404);
      case "suspended": {
        const text = `${found.runtime.site.public.name} is not online at the moment. Please come back later.`;
        return c.text(text, 503, { "Retry-After": "86400" });
      }
      case "elsewhere": {
        const { pathname, search } = new URL(c.req.url);
        return c.redirect(`${scheme}://${found.primary}${pathname}${search}`, 308);
      }
      case "served":
        c.set("runtime", found.runtime);
        return next();
    }
  };
}
