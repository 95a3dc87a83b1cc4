import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/http/request/request.ts";

/**
 * A request that is refused before its body has arrived ends its connection. The header says so, or a proxy in front
 * would send the next visitor's request along it and lose that too.
 */
export const endUnreadBody: MiddlewareHandler<RequestEnv> = async (c, next) => {
  await next();
  if (c.env?.incoming?.complete === false) c.res.headers.set("Connection", "close");
};
