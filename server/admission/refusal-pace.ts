const PER_SECOND = 150;
const LONGEST_MS = 10_000;

/**
 * Decides when a refusal is sent. A client that retries as soon as it is refused would turn refusals into load, so each
 * waits about `usualMs`, and all of them together leave at a bounded rate: the more clients are refused, the longer
 * each waits. Waiting costs only a timer. It varies, so that clients do not return together.
 */
export class RefusalPace {
  readonly #usualMs: number;
  #lastAt = 0;

  constructor(usualMs: number) {
    this.#usualMs = usualMs;
  }

  delayMs(now = performance.now()): number {
    if (this.#usualMs === 0) return 0;
    const soonest = now + this.#usualMs * (0.5 + Math.random());
    this.#lastAt = Math.min(Math.max(soonest, this.#lastAt + 1000 / PER_SECOND), now + LONGEST_MS);
    return this.#lastAt - now;
  }
}
