/** Upper bounds of the buckets, in seconds: from a cached page to a request that somebody gives up. */
export const bounds = [0.0005, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/**
 * A histogram of durations in plain numbers. Adding one takes some nanoseconds; the client library takes more than a
 * microsecond, which a cached page would notice.
 */
export class Tally {
  /** Not cumulative; the last one is above every bound. */
  readonly buckets = new Float64Array(bounds.length + 1);
  count = 0;
  seconds = 0;

  add(ms: number): void {
    const seconds = ms / 1000;
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] as number)) at += 1;
    this.buckets[at] = (this.buckets[at] as number) + 1;
    this.count += 1;
    this.seconds += seconds;
  }

  /** Adds the duration of the work, whether it succeeds or not. */
  async time<T>(work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.add(performance.now() - begun);
    }
  }
}

/** Counts by name. Only for names that our own code chooses, so that there is a bounded number of them. */
export class Counts<Name extends string = string> {
  readonly #counts = new Map<Name, number>();

  add(name: Name, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  of(name: Name): number {
    return this.#counts.get(name) ?? 0;
  }

  all(): [Name, number][] {
    return [...this.#counts];
  }
}
