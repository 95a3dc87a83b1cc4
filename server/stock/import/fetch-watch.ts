import { type Pace, watchPace } from "#server/platform/admission/pace.ts";

/** How long a feed may take to arrive. */
export type FetchLimits = {
  /** From the first step, such as finding its host, to the first byte of the feed. */
  firstByteMs: number;
  /** Between two bytes. */
  idleMs: number;
  /** A feed that sends a byte now and then is neither late nor idle, and would never end. */
  pace: Pace;
  /** From the first step to the last byte, and to the end of unpacking. */
  wholeMs: number;
};

export const usualFetchLimits: FetchLimits = {
  // Some providers write the whole feed before they send any of it.
  firstByteMs: 60_000,
  idleMs: 30_000,
  // 256 bytes a second: a provider that reads each car from a slow database sends more.
  pace: { windowMs: 60_000, leastBytes: 15 * 1024 },
  // Longer than a feed of any size takes.
  wholeMs: 30 * 60_000,
};

/** Watches a fetch: its signal aborts when the feed takes too long, and `problem` says in which way. */
export class FetchWatch {
  readonly #limits: FetchLimits;
  readonly #stop = new AbortController();
  readonly #late: NodeJS.Timeout;
  #silent: NodeJS.Timeout;
  #stopPace: () => void = () => undefined;
  #bytes = 0;

  /** Null while all is well. */
  problem: string | null = null;

  constructor(limits: FetchLimits) {
    const { firstByteMs, wholeMs } = limits;
    this.#limits = limits;
    this.#late = setTimeout(() => this.#end(`it took longer than ${seconds(wholeMs)}`), wholeMs);
    this.#silent = setTimeout(
      () => this.#end(`its first byte did not come within ${seconds(firstByteMs)}`),
      firstByteMs,
    );
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Bytes of the feed have come. */
  arrived(bytes: number): void {
    const { idleMs, pace } = this.#limits;
    const tooSlow = `fewer than ${pace.leastBytes} bytes came within ${seconds(pace.windowMs)}`;
    if (this.#bytes === 0)
      this.#stopPace = watchPace(
        pace,
        () => this.#bytes,
        () => this.#end(tooSlow),
      );
    this.#bytes += bytes;
    clearTimeout(this.#silent);
    this.#silent = setTimeout(() => this.#end(`nothing more came for ${seconds(idleMs)}`), idleMs);
  }

  /** The last byte has come: what is left to do is ours, and has the limit of the whole alone. */
  complete(): void {
    clearTimeout(this.#silent);
    this.#stopPace();
  }

  close(): void {
    this.complete();
    clearTimeout(this.#late);
  }

  #end(problem: string): void {
    this.problem ??= problem;
    this.close();
    this.#stop.abort();
  }
}

const seconds = (ms: number): string => `${ms / 1000} seconds`;
