import { AsyncLocalStorage } from "node:async_hooks";
import type { RouteClass } from "#server/metrics/route-class.ts";
import type { Attributes, Span, SpanKind } from "./otlp-json.ts";
import { newSpanId, newTraceId, readTraceparent, type TraceContext } from "./trace-context.ts";

export type TracerOptions = {
  /** Takes spans that have ended. */
  add: (span: Span) => void;
  /** The share of traces that is recorded where no proxy has decided it. */
  ratio: number;
  /** Whose traceparent is believed. */
  isTrusted: (address: string) => boolean;
  random?: () => number;
};
/** A request that is under way. `parentId`: the span of the proxy. */
export type RequestTrace = TraceContext & { parentId: string | null };
type AnsweredRequest = {
  method: string;
  route: RouteClass;
  status: number;
  site: string | undefined;
  cache: string | undefined;
  /** By performance.now(). */
  begun: number;
  ms: number;
};
type About<T> = {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Whether a result means that it failed; what throws has failed anyway. */
  hasFailed?: (result: T) => boolean;
};

const FIRST_FAULT = 500;

/**
 * Records what requests and deliveries consist of. Names and attributes are words of ours, slugs of sites and numbers:
 * never a path, a query, an address or anything that a visitor wrote.
 */
export class Tracer {
  readonly #options: TracerOptions;
  readonly #current = new AsyncLocalStorage<TraceContext>();

  constructor(options: TracerOptions) {
    this.#options = options;
  }

  /** The trace of a request, continued from a proxy's where that is trusted. */
  enter(traceparent: string | undefined, peer: string): RequestTrace {
    const parent = traceparent !== undefined && this.#options.isTrusted(peer) ? readTraceparent(traceparent) : null;
    const { traceId, isSampled } = parent ?? this.#newTrace();
    return { traceId, spanId: newSpanId(), isSampled, parentId: parent?.spanId ?? null };
  }

  /** What `work` does becomes part of the request. */
  within<T>(trace: RequestTrace, work: () => T): T {
    return trace.isSampled ? this.#current.run(trace, work) : work();
  }

  answered(trace: RequestTrace, { method, route, status, site, cache, begun, ms }: AnsweredRequest): void {
    if (!trace.isSampled) return;
    this.#options.add({
      ...idsOf(trace),
      parentId: trace.parentId,
      name: `${method} ${route}`,
      kind: "server",
      at: performance.timeOrigin + begun,
      ms,
      attributes: {
        "http.request.method": method,
        "http.response.status_code": status,
        "forecourt.route": route,
        "forecourt.site": site,
        "forecourt.cache": cache,
      },
      isError: status >= FIRST_FAULT,
    });
  }

  /** Measures work as a part of the request that is under way; work of nobody's is only done. */
  async part<T>(name: string, work: () => Promise<T>, about: About<T> = {}): Promise<T> {
    const parent = this.#current.getStore();
    return parent ? this.#measure(name, parent, about, work) : work();
  }

  /** Adds a part that was measured elsewhere, below the one that is under way. */
  add(name: string, at: number, ms: number): void {
    const parent = this.#current.getStore();
    if (!parent) return;
    const { traceId, spanId } = parent;
    const own = { traceId, spanId: newSpanId(), parentId: spanId, name, at, ms };
    this.#options.add({ ...own, kind: "internal", attributes: {}, isError: false });
  }

  /** Measures work that no request asked for, as a trace of its own. */
  async root<T>(name: string, work: () => Promise<T>, about: About<T> = {}): Promise<T> {
    const trace = this.#newTrace();
    return trace.isSampled ? this.#measure(name, { ...trace, spanId: null }, about, work) : work();
  }

  async #measure<T>(
    name: string,
    parent: { traceId: string; spanId: string | null },
    { kind = "internal", attributes = {}, hasFailed }: About<T>,
    work: () => Promise<T>,
  ): Promise<T> {
    const own = { traceId: parent.traceId, spanId: newSpanId(), isSampled: true };
    const begun = performance.now();
    let isError = true;
    try {
      const result = await this.#current.run(own, work);
      isError = hasFailed?.(result) ?? false;
      return result;
    } finally {
      const [at, ms] = [performance.timeOrigin + begun, performance.now() - begun];
      this.#options.add({ ...idsOf(own), parentId: parent.spanId, name, kind, at, ms, attributes, isError });
    }
  }

  #newTrace(): { traceId: string; isSampled: boolean } {
    const { random = Math.random, ratio } = this.#options;
    return { traceId: newTraceId(), isSampled: random() < ratio };
  }
}

const idsOf = ({ traceId, spanId }: TraceContext) => ({ traceId, spanId });
