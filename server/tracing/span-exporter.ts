import { Agent, request } from "undici";
import { type Attributes, otlpJson, type Span } from "./otlp-json.ts";

export type ExportSettings = {
  /** The collector's base address, as OTEL_EXPORTER_OTLP_ENDPOINT has it. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  resource: Attributes;
};
type Pace = {
  mostWaiting: number;
  mostPerBatch: number;
  everyMs: number;
  timeoutMs: number;
  longestPauseMs: number;
  lastMs: number;
};

/** The usual ones of OpenTelemetry's own exporters. */
const usualPace: Pace = {
  mostWaiting: 2048,
  mostPerBatch: 512,
  everyMs: 5000,
  timeoutMs: 10_000,
  longestPauseMs: 60_000,
  lastMs: 2000,
};
/** What a collector means by "later". Every other refusal would be repeated. */
const later = new Set([429, 502, 503, 504]);

/**
 * Sends spans to a collector, in the background and in portions. A collector that is slow, failing or away costs nothing
 * but its own spans: a bounded number waits, and what does not fit is counted as dropped.
 */
export class SpanExporter {
  readonly #settings: ExportSettings;
  readonly #pace: Pace;
  readonly #url: string;
  readonly #agent = new Agent({ connections: 1 });
  readonly #waiting: Span[] = [];
  #timer: NodeJS.Timeout | null = null;
  #sending: Promise<void> | null = null;
  #failures = 0;
  readonly #end = new AbortController();
  readonly counts = { sent: 0, dropped: 0 };

  constructor(settings: ExportSettings, pace: Partial<Pace> = {}) {
    this.#settings = settings;
    this.#pace = { ...usualPace, ...pace };
    this.#url = `${settings.endpoint.replace(/\/+$/, "")}/v1/traces`;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  add(span: Span): void {
    if (this.#waiting.length >= this.#pace.mostWaiting) {
      this.counts.dropped += 1;
      return;
    }
    this.#waiting.push(span);
    if (this.#waiting.length === this.#pace.mostPerBatch && this.#failures === 0) this.#plan(0);
    else if (this.#timer === null) this.#plan(this.#pace.everyMs);
  }

  /** Tries once to send what waits, for a moment; then it is dropped. */
  async stop(): Promise<void> {
    this.#cancel();
    const end = setTimeout(() => this.#end.abort(), this.#pace.lastMs);
    await this.#sending;
    while (this.#waiting.length > 0 && this.#failures === 0) await this.#send();
    clearTimeout(end);
    this.#cancel();
    this.counts.dropped += this.#waiting.splice(0).length;
    await this.#agent.destroy();
  }

  #plan(afterMs: number): void {
    if (this.#sending !== null) return;
    this.#cancel();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#sending = this.#send().finally(() => {
        this.#sending = null;
        if (this.#waiting.length > 0 && this.#timer === null) this.#plan(this.#pauseMs());
      });
    }, afterMs);
    this.#timer.unref();
  }

  #cancel(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #pauseMs(): number {
    const { everyMs, mostPerBatch, longestPauseMs } = this.#pace;
    if (this.#failures > 0) return Math.min(longestPauseMs, everyMs * 2 ** (this.#failures - 1));
    return this.#waiting.length >= mostPerBatch ? 0 : everyMs;
  }

  async #send(): Promise<void> {
    const batch = this.#waiting.slice(0, this.#pace.mostPerBatch);
    const status = await this.#post(batch);
    if (status === null || later.has(status)) {
      this.#failures += 1;
      return;
    }
    this.#failures = 0;
    this.#waiting.splice(0, batch.length);
    if (status >= 200 && status < 300) this.counts.sent += batch.length;
    else this.counts.dropped += batch.length;
  }

  /** The status; null without an answer. */
  async #post(batch: readonly Span[]): Promise<number | null> {
    const { headers, resource } = this.#settings;
    try {
      const { statusCode, body } = await request(this.#url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: otlpJson(resource, batch),
        dispatcher: this.#agent,
        signal: AbortSignal.any([AbortSignal.timeout(this.#pace.timeoutMs), this.#end.signal]),
      });
      await body.dump({ limit: 64_000 });
      return statusCode;
    } catch {
      return null;
    }
  }
}
