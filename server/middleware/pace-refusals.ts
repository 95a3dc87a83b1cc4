import { setTimeout as pause } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import { whenGone } from "#server/admission/client-gone.ts";
import { goneStatus } from "#server/admission/refuse.ts";
import type { RefusalPace } from "#server/admission/refusal-pace.ts";
import type { Limit } from "#server/limits/limits.ts";
import type { RequestEnv } from "#server/request.ts";

type Deps = {
  /** Refusals of one address that are sent at once, because people make mistakes. */
  perMinute: Limit;
  pace: Pick<RefusalPace, "delayMs">;
  clock: () => Date;
};

/** Holds refusals back as their pace wants it. Outside every lane and queue: what waits here uses no place of others. */
export function paceRefusals({ perMinute, pace, clock }: Deps): MiddlewareHandler<RequestEnv> {
  const isTooOften = async (c: Context<RequestEnv>) =>
    isRefusedCall(c) && !(await perMinute.allows("", c.var.client, clock().getTime()));
  return async (c, next) => {
    await next();
    const { status } = c.res;
    const isForLoad = status === 429 || status === 503;
    if (!isForLoad && !(await isTooOften(c))) return;
    const wait = pace.delayMs();
    if (wait > 0) await pause(wait, undefined, { signal: whenGone(c) }).catch(() => undefined);
  };
}

/** A page that is not there is no refusal. */
const isRefusedCall = ({ req, res: { status } }: Context<RequestEnv>): boolean =>
  status >= 400 &&
  status !== goneStatus &&
  ((req.method !== "GET" && req.method !== "HEAD") || req.path.startsWith("/api/"));
