import { hostname } from "node:os";
import type { Env } from "#server/env.ts";
import { proxyMatcher } from "#server/middleware/client-address.ts";

type Settings = Pick<
  Env,
  | "OTEL_EXPORTER_OTLP_ENDPOINT"
  | "OTEL_EXPORTER_OTLP_HEADERS"
  | "OTEL_SERVICE_NAME"
  | "OTEL_TRACES_SAMPLER_ARG"
  | "TRUSTED_PROXIES"
>;
export type Tracing = {
  sender: { counts: { sent: number; dropped: number }; waiting: number };
  stop: () => Promise<void>;
};

/** Null unless an endpoint is set. */
export async function startTracing(env: Settings, version: string): Promise<Tracing | null> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const { startSdk } = await import("./sdk.ts");
  return startSdk({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    resource: {
      "service.name": env.OTEL_SERVICE_NAME,
      "service.version": version,
      "service.instance.id": `${hostname()}-${process.pid}`,
    },
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
    isTrusted: proxyMatcher(env.TRUSTED_PROXIES),
  });
}
