import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/http/request.ts";
import { rawPath } from "#server/http/request-target.ts";

/** Two slashes, or what a browser reads as two, at the start name another host: nothing may lead there. */
const strange = /^\/[/\\]/;

/** Spec 2.1.18: a page has one address, without a slash at its end. A search leads to its one address itself (2.2.10). */
export const withoutTrailingSlash: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const address = rawPath(c.req.raw.url);
  const path = address.split("?", 1)[0] ?? "/";
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (!isRead || path === "/" || !path.endsWith("/") || path.startsWith("/search/") || strange.test(path)) {
    return next();
  }
  return c.redirect(path.replace(/\/+$/, "") + address.slice(path.length), 308);
};
