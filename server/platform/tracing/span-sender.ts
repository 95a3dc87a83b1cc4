import { type ExportResult, ExportResultCode } from "@opentelemetry/core";
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter } from "@opentelemetry/sdk-trace";

export type SenderPace = { mostWaiting: number; everyMs: number };

/**
 * Sends spans in the background and in portions. A bounded number waits: a collector that is slow, failing or away costs
 * nothing but its own spans.
 */
export class SpanSender extends BatchSpanProcessor {
  readonly #counted: CountedExporter;
  readonly #mostWaiting: number;
  #dropped = 0;
  #ended = 0;

  constructor(exporter: SpanExporter, { mostWaiting, everyMs }: SenderPace) {
    const counted = new CountedExporter(exporter);
    super({ exporter: counted, maxQueueSize: mostWaiting, scheduledDelayMillis: everyMs });
    this.#counted = counted;
    this.#mostWaiting = mostWaiting;
  }

  get counts(): { sent: number; dropped: number } {
    return { sent: this.#counted.sent, dropped: this.#dropped + this.#counted.failed };
  }

  /** Spans that wait, or are on their way. */
  get waiting(): number {
    return this.#ended - this.#counted.sent - this.#counted.failed;
  }

  override onEnd(span: ReadableSpan): void {
    if (this.waiting >= this.#mostWaiting) {
      this.#dropped += 1;
      return;
    }
    this.#ended += 1;
    super.onEnd(span);
  }
}

class CountedExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  sent = 0;
  failed = 0;

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      if (result.code === ExportResultCode.SUCCESS) this.sent += spans.length;
      else this.failed += spans.length;
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }
}
