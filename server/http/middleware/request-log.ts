import { randomUUID } from "node:crypto";
import type { Span } from "@opentelemetry/api";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Recorder } from "#server/platform/metrics/recorder.ts";
import { type RouteClass, routeClassOf } from "#server/platform/metrics/route-class.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { endRequest, startRequest, within } from "#server/platform/tracing/spans.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { peerOf } from "./client-address.ts";

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
  route: RouteClass;
  site: string | undefined;
  /** By performance.now(). */
  begun: number;
  span: Span;
};

export type AnswerSinks = { log: Logger; recorder: Recorder };

/**
 * Counts the request and writes one line about it: no query (it may contain a name or a click id), no address, no user
 * agent.
 */
export function noteAnswer({ log, recorder }: AnswerSinks, { begun, route, site, span, ...answered }: Answered): void {
  const ms = performance.now() - begun;
  const { status, cache } = answered;
  recorder.answered({ route, status, ms, site, cache });
  endRequest(span, begun, { status, site, cache, ms });
  log.info({
    ...answered,
    host: answered.host?.slice(0, 253),
    path: loggedPath(answered.path),
    ms: Math.round(ms * 10) / 10,
  });
}

export function requestLog(sinks: AnswerSinks): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const begun = performance.now();
    const requestId = requestIdOf(c.req.header("x-request-id"));
    c.set("requestId", requestId);
    c.set("log", sinks.log.child({ requestId }));
    const { method, path } = c.req;
    const route = routeClassOf(method, path);
    const peer = peerOf(c.env?.incoming);
    const span = startRequest({ method, route, begun, traceparent: c.req.header("traceparent"), peer });
    await within(span, next);
    c.res.headers.set("X-Request-Id", requestId);
    const { status } = c.res;
    const cache = c.res.headers.get("server-timing")?.slice("cache;desc=".length);
    const site = (c.var.runtime as SiteRuntime | undefined)?.site.slug;
    noteAnswer(sinks, {
      requestId,
      method,
      host: c.get("host"),
      path,
      status,
      cache,
      route: c.get("isDesk") ? "desk" : route,
      site,
      begun,
      span,
    });
  };
}
