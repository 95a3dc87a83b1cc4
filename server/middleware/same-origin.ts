import type { Context, MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/request.ts";

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
 * this server, and the host and port that they asked for, or another host of the site.
 */
export function isOwn(c: Context<RequestEnv>, origin: string): boolean {
  const { scheme, authority, runtime } = c.var;
  const named = originOf(origin);
  return (
    named !== null &&
    [authority, ...runtime.site.public.hosts].some((host) => originOf(`${scheme}://${host}`) === named)
  );
}

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);
