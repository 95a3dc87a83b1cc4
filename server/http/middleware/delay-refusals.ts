import type { Context, MiddlewareHandler } from "hono";
import { whenGone } from "#server/http/request/client-gone.ts";
import type { LoadSettings } from "#server/platform/admission/load-settings.ts";
import { goneStatus } from "#server/http/request/refuse.ts";
import type { Limit } from "#server/platform/limits/limits.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

type Deps = {
  /** Refusals of one address that are sent at once, because people make mistakes. */
  perMinute: Limit;
  /** How long a refusal waits; less if its client leaves. */
  wait: (gone: AbortSignal) => Promise<unknown>;
  clock: () => Date;
};

/**
 * Sends a refusal later: a client that tries again as soon as it is refused would turn refusals into load. Outside every
 * lane and queue, so a refusal that waits takes no place; it costs a timer.
 */
export function delayRefusals({ perMinute, wait, clock }: Deps): MiddlewareHandler<RequestEnv> {
  const isTooOften = async (c: Context<RequestEnv>) =>
    isRefusedCall(c) && !(await perMinute.allows("", c.var.client, clock().getTime()));
  return async (c, next) => {
    await next();
    const { status } = c.res;
    const isForLoad = status === 429 || status === 503;
    if (isForLoad || (await isTooOften(c))) await wait(whenGone(c));
  };
}

/**
 * Each refusal waits for another time: clients that were refused together and try again would otherwise come back in the
 * same moment, and everybody else would wait behind all of them.
 */
export const refusalDelay = ({ least, most }: LoadSettings["refusalDelayMs"]): number =>
  least + Math.random() * (most - least);

/** A page that is not there is no refusal. */
const isRefusedCall = ({ req, res: { status } }: Context<RequestEnv>): boolean =>
  status >= 400 &&
  status !== goneStatus &&
  ((req.method !== "GET" && req.method !== "HEAD") || req.path.startsWith("/api/"));
