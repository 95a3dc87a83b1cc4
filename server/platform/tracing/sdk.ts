import { setTimeout as pause } from "node:timers/promises";
import { type Attributes, context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";
import { type SenderPace, SpanSender } from "./span-sender.ts";
import { TrustedTraceContext } from "./trusted-trace-context.ts";

type Settings = {
  /** The collector's base address, as OTEL_EXPORTER_OTLP_ENDPOINT has it. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  resource: Attributes;
  /** The share of traces that is recorded where no proxy has decided it. */
  ratio: number;
  /** Whose traceparent is believed. */
  isTrusted: (address: string) => boolean;
};
type Pace = SenderPace & { timeoutMs: number; lastMs: number };

const usualPace: Pace = { mostWaiting: 2048, everyMs: 5000, timeoutMs: 10_000, lastMs: 2000 };

/** Records spans and sends them to a collector. Loaded only where one is set. */
export function startSdk({ endpoint, headers, resource, ratio, isTrusted }: Settings, over: Partial<Pace> = {}) {
  const { lastMs, timeoutMs, ...pace } = { ...usualPace, ...over };
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  const sender = new SpanSender(new OTLPTraceExporter({ url, headers, timeoutMillis: timeoutMs }), pace);
  const provider = new TracerProvider({
    resource: resourceFromAttributes(resource),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [sender],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new TrustedTraceContext(isTrusted));
  return {
    sender,
    /** Tries once to send what waits, for a moment. */
    async stop(): Promise<void> {
      await Promise.race([provider.shutdown().catch(() => undefined), pause(lastMs, undefined, { ref: false })]);
      for (const part of [trace, context, propagation]) part.disable();
    },
  };
}
