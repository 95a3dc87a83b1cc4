import type { Context, MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/http/request/request.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/** A call that changes something has to come from a page of the same site. Calls without an Origin come from no page. */
export const sameOrigin: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const origin = c.req.header("origin");
  if (!harmless.has(c.req.method) && origin !== undefined && !isOwn(c, origin)) {
    return c.json({ error: "This call has to come from the dealership's own site." }, 403);
  }
  await next();
};

/**
 * Whether the whole origin is this site's: its scheme as visitors use it, which a proxy in front may have changed for
 * this server, and the host and port that they asked for, or another host of the site. A proxy that ends TLS and says
 * nothing of it must not cost a dealer every lead: the usual port of https counts too, since nobody but the site is there.
 */
export function isOwn(c: Context<RequestEnv>, origin: string): boolean {
  const { scheme, authority, runtime } = c.var;
  const named = originOf(origin);
  const { hosts } = runtime.site.public;
  const own = [authority, ...hosts].map((host) => originOf(`${scheme}://${host}`));
  const overTls = [authority, ...hosts]
    .filter((host) => !/:\d+$/.test(host))
    .map((host) => originOf(`https://${host}`));
  return named !== null && [...own, ...overTls].includes(named);
}

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);
