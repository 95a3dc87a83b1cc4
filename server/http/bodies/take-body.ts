import type { Context, MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/http/request/request.ts";

type BodyLimit = { maxSize: number; onError: (c: Context<RequestEnv>) => Response | Promise<Response> };

/** Receives the body as `c.var.body`, and refuses one that is too large. Lanes come after it, never before. */
export function takeBody({ maxSize, onError }: BodyLimit): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    if ((await c.var.receive(maxSize)) === null) return onError(c);
    await next();
  };
}
