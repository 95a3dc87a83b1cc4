import { hostname } from "node:os";
import type { Env } from "#server/env.ts";
import { proxyMatcher } from "#server/middleware/client-address.ts";
import { SpanExporter } from "./span-exporter.ts";
import { Tracer } from "./tracer.ts";

type Settings = Pick<
  Env,
  | "OTEL_EXPORTER_OTLP_ENDPOINT"
  | "OTEL_EXPORTER_OTLP_HEADERS"
  | "OTEL_SERVICE_NAME"
  | "OTEL_TRACES_SAMPLER_ARG"
  | "TRUSTED_PROXIES"
>;
export type Tracing = { tracer: Tracer; exporter: SpanExporter };

/** Null unless an endpoint is set. */
export function startTracing(env: Settings, version: string): Tracing | null {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const exporter = new SpanExporter({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    resource: {
      "service.name": env.OTEL_SERVICE_NAME,
      "service.version": version,
      "service.instance.id": `${hostname()}-${process.pid}`,
    },
  });
  const tracer = new Tracer({
    add: (span) => exporter.add(span),
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
    isTrusted: proxyMatcher(env.TRUSTED_PROXIES),
  });
  return { tracer, exporter };
}
