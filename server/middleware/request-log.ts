import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { RequestEnv } from "#server/request.ts";

const given = /^[\w-]{8,64}$/;

/** The token in this path gives access to a reservation: readers of the log must not be able to cancel it. */
const keyed = /^(\/api\/reservations\/)[^/]+/;

export const loggedPath = (path: string): string => path.replace(keyed, "$1…").slice(0, 300);

/** What the caller names its request, where that can go into a log, or a name of ours. */
export const requestIdOf = (offered: string | string[] | undefined): string =>
  typeof offered === "string" && given.test(offered) ? offered : randomUUID();

type Answered = {
  requestId: string;
  method: string;
  host: string | undefined;
  path: string;
  status: number;
  cache: string | undefined;
  /** By performance.now(). */
  begun: number;
};

/** One line per request: no query (it may contain a name or a click id), no address, no user agent. */
export function logAnswer(log: Logger, { begun, ...answered }: Answered): void {
  log.info({
    ...answered,
    host: answered.host?.slice(0, 253),
    path: loggedPath(answered.path),
    ms: Math.round((performance.now() - begun) * 10) / 10,
  });
}

export function requestLog(log: Logger): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const begun = performance.now();
    const requestId = requestIdOf(c.req.header("x-request-id"));
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    await next();
    c.res.headers.set("X-Request-Id", requestId);
    const { status } = c.res;
    const cache = c.res.headers.get("server-timing")?.slice("cache;desc=".length);
    logAnswer(log, { requestId, method: c.req.method, host: c.get("host"), path: c.req.path, status, cache, begun });
  };
}
