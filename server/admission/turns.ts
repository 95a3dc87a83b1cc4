/** How long the next piece of work waits at most while connections keep arriving. */
const ACCEPTING_MS = 25;

/**
 * Starts one costly piece of work per turn of the event loop. Rendering a page uses the processor for 20 to 40 ms; a
 * probe, a lead or a cached page that arrives meanwhile waits for one page, never for several.
 * A turn accepts one connection (libuv 1.45 and later), so with a page in every turn 300 new connections would take 300
 * pages. While connections arrive, the loop therefore turns without a page, for a bounded time.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #accepted: () => number;
  #acceptedBefore = 0;
  #lastBegun = 0;

  /** `accepted` counts the connections so far. */
  constructor(accepted: () => number = () => 0) {
    this.#accepted = accepted;
  }

  next(): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.push(begin);
      if (this.#waiting.length > 1) return;
      this.#lastBegun = performance.now();
      setImmediate(this.#admit);
    });
  }

  readonly #admit = (): void => {
    const accepted = this.#accepted();
    const isAccepting = accepted !== this.#acceptedBefore && performance.now() - this.#lastBegun < ACCEPTING_MS;
    this.#acceptedBefore = accepted;
    if (!isAccepting) {
      this.#waiting.shift()?.();
      // After the work: whatever starts here runs before the next callback of this turn.
      queueMicrotask(() => (this.#lastBegun = performance.now()));
    }
    if (this.#waiting.length > 0) setImmediate(this.#admit);
  };
}
