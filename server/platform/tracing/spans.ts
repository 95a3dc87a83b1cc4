import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { RouteClass } from "#server/platform/metrics/route-class.ts";

// Names and attributes are words of ours, slugs of sites and numbers: never a path, a query, an address or anything
// that a visitor wrote. While no collector is set, OpenTelemetry's interface does nothing.

type About<T> = {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Whether a result means that it failed; what throws has failed anyway. */
  hasFailed?: (result: T) => boolean;
};
type Request = {
  method: string;
  route: RouteClass;
  /** By performance.now(). */
  begun: number;
  traceparent: string | undefined;
  /** Who has sent the traceparent: see `TrustedTraceContext`. */
  peer: string;
};
type Answer = { status: number; site: string | undefined; cache: string | undefined; ms: number };

const FIRST_FAULT = 500;

// Asked for each time: tests start and stop the SDK in one process.
const tracer = () => trace.getTracer("forecourt");

/** The span of a request, continued from a proxy's where that is trusted. */
export function startRequest({ method, route, begun, traceparent, peer }: Request): Span {
  const attributes = { "http.request.method": method, "forecourt.route": route };
  const startTime = performance.timeOrigin + begun;
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent, peer });
  return tracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, startTime, attributes }, parent);
}

export function endRequest(span: Span, begun: number, { status, site, cache, ms }: Answer): void {
  span.setAttribute("http.response.status_code", status);
  if (site !== undefined) span.setAttribute("forecourt.site", site);
  if (cache !== undefined) span.setAttribute("forecourt.cache", cache);
  if (status >= FIRST_FAULT) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(performance.timeOrigin + begun + ms);
}

/** What `work` does becomes part of the request. */
export const within = <T>(span: Span, work: () => T): T =>
  span.isRecording() ? context.with(trace.setSpan(ROOT_CONTEXT, span), work) : work();

/** Measures work as a part of the request that is under way; work of nobody's is only done. */
export const part = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  trace.getActiveSpan() ? measured(name, {}, context.active(), work) : work();

/** Adds a part that was measured elsewhere, below the one that is under way. `at`: milliseconds since 1970. */
export function addPart(name: string, at: number, ms: number): void {
  if (trace.getActiveSpan())
    tracer()
      .startSpan(name, { startTime: at })
      .end(at + ms);
}

/** Measures work that no request asked for, as a trace of its own. */
export const root = <T>(name: string, work: () => Promise<T>, about: About<T> = {}): Promise<T> =>
  measured(name, about, ROOT_CONTEXT, work);

function measured<T>(
  name: string,
  { hasFailed, ...options }: About<T>,
  parent: typeof ROOT_CONTEXT,
  work: () => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, options, parent, async (span) => {
    let isFault = true;
    try {
      const result = await work();
      isFault = hasFailed?.(result) ?? false;
      return result;
    } finally {
      if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
  });
}
