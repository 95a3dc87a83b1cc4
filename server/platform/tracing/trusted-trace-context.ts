import type { Context, TextMapGetter } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";

const PEER = "peer";

/** Believes the traceparent of trusted proxies only: anybody else could fill a collector, or write into others' traces. */
export class TrustedTraceContext extends W3CTraceContextPropagator {
  readonly #isTrusted: (address: string) => boolean;

  constructor(isTrusted: (address: string) => boolean) {
    super();
    this.#isTrusted = isTrusted;
  }

  override extract(context: Context, carrier: unknown, getter: TextMapGetter): Context {
    const peer = getter.get(carrier, PEER);
    return typeof peer === "string" && this.#isTrusted(peer) ? super.extract(context, carrier, getter) : context;
  }
}
