import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { RequestEnv } from "#server/request.ts";

const given = /^[\w-]{8,64}$/;

/** Its words are the key to a reservation: whoever reads the log shall not be able to cancel it. */
const keyed = /^(\/api\/reservations\/)[^/]+/;

export const loggedPath = (path: string): string => path.replace(keyed, "$1…").slice(0, 300);

/** One line a request: no query (it may carry a name or a click id), no address, no user agent. */
export function requestLog(log: Logger): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const begun = performance.now();
    const offered = c.req.header("x-request-id");
    const requestId = offered !== undefined && given.test(offered) ? offered : randomBytes(9).toString("base64url");
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    await next();
    c.res.headers.set("X-Request-Id", requestId);
    log.info({
      requestId,
      method: c.req.method,
      host: c.var.host?.slice(0, 253),
      path: loggedPath(c.req.path),
      status: c.res.status,
      cache: c.res.headers.get("server-timing")?.slice("cache;desc=".length),
      ms: Math.round((performance.now() - begun) * 10) / 10,
    });
  };
}
