import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

type BodyLimit = { maxSize: number; onError: (c: Context) => Response | Promise<Response> };

/**
 * Refuses a body that is too large. Node cuts a body at its declared length, so a declared length needs no counting:
 * Hono's own limit turns every body into a web stream first, which costs more than parsing a lead.
 */
export function limitBody({ maxSize, onError }: BodyLimit): MiddlewareHandler {
  const counting = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    const declared = c.req.header("content-length");
    if (declared === undefined || c.req.header("transfer-encoding") !== undefined) return counting(c, next);
    return Number.parseInt(declared, 10) > maxSize ? onError(c) : next();
  };
}
