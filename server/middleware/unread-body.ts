import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/request.ts";

/**
 * What is refused before it has arrived ends its connection. Said beforehand, or the proxy in front would send the next
 * visitor's call along it and lose that too.
 */
export const endUnreadBody: MiddlewareHandler<RequestEnv> = async (c, next) => {
  await next();
  if (c.env?.incoming?.complete === false) c.res.headers.set("Connection", "close");
};
