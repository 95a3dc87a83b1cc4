import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/request.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A call that changes something has to come from a page of the same site. Compared with the site's hosts, not with the
 * request's scheme, which a proxy in front may have changed. Calls without an Origin come from no page.
 */
export const sameOrigin: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const origin = c.req.header("origin");
  if (
    !harmless.has(c.req.method) &&
    origin !== undefined &&
    !isOwn(origin, c.get("host"), c.get("runtime").site.public.hosts)
  ) {
    return c.json({ error: "This call has to come from the dealership's own site." }, 403);
  }
  await next();
};

export function isOwn(origin: string, host: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(origin)) return false;
  const name = new URL(origin).hostname;
  return name === host || hosts.includes(name);
}
