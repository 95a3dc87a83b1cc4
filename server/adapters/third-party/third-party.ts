import type { Logger } from "pino";
import type { z } from "zod";
import { CircuitBreaker, CircuitOpenError } from "./circuit-breaker.ts";
import type { Outgoing } from "../outgoing/outgoing.ts";
import { fetchText, PassingError } from "./fetch-text.ts";

/** A service that a site's private settings name. */
export type ServiceAddress = { url: string; key: string };

/** The service gave no usable answer in time. */
export class NoAnswerError extends Error {}

type Log = Pick<Logger, "warn">;
type Line = { breaker: CircuitBreaker; restUntil: number };

/** Time limit of one try, and the delay before the next. */
const tryMs = 1200;
const pauseMs = 100;
/** A shorter try is not worthwhile. */
const shortestTryMs = 20;
const longestRestMs = 60 * 60 * 1000;

/**
 * One for the whole server: sites with the same service share its circuit breaker. The caller sets a deadline; nothing,
 * retries and delays included, takes longer.
 */
export class ThirdParty {
  readonly #log: Log;
  readonly #outgoing: Outgoing;
  readonly #lines = new Map<string, Line>();
  readonly now = (): number => Date.now();

  constructor({ log, outgoing }: { log: Log; outgoing: Outgoing }) {
    this.#log = log;
    this.#outgoing = outgoing;
  }

  /** Null if the service does not know the vehicle (404). Throws NoAnswerError. */
  async ask<T>(service: ServiceAddress, question: object, schema: z.ZodType<T>, until: number): Promise<T | null> {
    const line = this.#line(service);
    if (this.now() < line.restUntil) throw new NoAnswerError("The service asked to be left alone.");
    try {
      return await line.breaker.run(() => this.#tries(service, question, schema, until, line));
    } catch (error) {
      // Logged once per failure; while the circuit is open, no request was sent.
      if (!(error instanceof CircuitOpenError))
        this.#log.warn({ err: error, host: new URL(service.url).host }, "a third party failed");
      throw new NoAnswerError("The service did not answer.");
    }
  }

  async #tries<T>(
    service: ServiceAddress,
    question: object,
    schema: z.ZodType<T>,
    until: number,
    line: Line,
  ): Promise<T | null> {
    const left = () => until - this.now();
    for (;;) {
      try {
        return await this.#once(service, question, schema, Math.min(tryMs, left()));
      } catch (error) {
        if (!(error instanceof PassingError)) throw error;
        const wait = error.retryAfterMs ?? pauseMs;
        if (error.retryAfterMs !== null) line.restUntil = this.now() + Math.min(wait, longestRestMs);
        if (left() < wait + shortestTryMs) throw error;
        await new Promise((done) => setTimeout(done, wait));
      }
    }
  }

  async #once<T>(
    { url, key }: ServiceAddress,
    request: object,
    schema: z.ZodType<T>,
    timeoutMs: number,
  ): Promise<T | null> {
    const question = {
      method: "POST" as const,
      body: JSON.stringify(request),
      headers: { "content-type": "application/json", accept: "application/json", authorization: `Bearer ${key}` },
      timeoutMs,
    };
    const { status, text } = await fetchText(this.#outgoing, url, question, this.now);
    if (status === 404) return null;
    if (status >= 400) throw new Error(`The service answered ${status}.`);
    return schema.parse(JSON.parse(text));
  }

  #line(service: ServiceAddress): Line {
    const name = `${service.key} ${service.url}`;
    const line = this.#lines.get(name) ?? { breaker: new CircuitBreaker(this.now), restUntil: 0 };
    this.#lines.set(name, line);
    return line;
  }
}
