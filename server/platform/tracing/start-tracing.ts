import { hostname } from "node:os";
import type { Env } from "#server/environment/env.ts";

type Settings = Pick<
  Env,
  "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_EXPORTER_OTLP_HEADERS" | "OTEL_SERVICE_NAME" | "OTEL_TRACES_SAMPLER_ARG"
>;
export type Tracing = {
  sender: { counts: { sent: number; dropped: number }; waiting: number };
  stop: () => Promise<void>;
};

/** Null unless an endpoint is set. `isTrusted`: whether what this address says of a trace is believed. */
export async function startTracing(
  env: Settings,
  version: string,
  isTrusted: (address: string) => boolean,
): Promise<Tracing | null> {
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
    isTrusted,
  });
}
