/**
 * Limits how many pictures are fetched at once, in total and from one host, and which hosts are left alone for a while.
 * A dealer's picture server is often the one their own site runs on.
 */
export class HostLimits {
  readonly #most: number;
  readonly #perHost: number;
  readonly #running = new Map<string, number>();
  readonly #restsUntil = new Map<string, number>();
  #waiting: { host: string; go: () => void }[] = [];
  #total = 0;

  constructor({ most, perHost }: { most: number; perHost: number }) {
    this.#most = most;
    this.#perHost = perHost;
  }

  /** Runs as soon as host and total allow it, in order of arrival. */
  async run<T>(host: string, work: () => Promise<T>): Promise<T> {
    if (!this.#isFree(host)) {
      await new Promise<void>((go) => {
        this.#waiting.push({ host, go });
      });
    } else this.#count(host, 1);
    try {
      return await work();
    } finally {
      this.#count(host, -1);
      this.#letOn();
    }
  }

  rest(host: string, until: number): void {
    this.#restsUntil.set(host, until);
  }

  /** Until when nothing is requested from this host; null if it may be used. */
  restsUntil(host: string, now: number): number | null {
    const until = this.#restsUntil.get(host);
    if (until === undefined || until <= now) {
      this.#restsUntil.delete(host);
      return null;
    }
    return until;
  }

  #isFree = (host: string): boolean => this.#total < this.#most && (this.#running.get(host) ?? 0) < this.#perHost;

  #count(host: string, by: 1 | -1): void {
    const running = (this.#running.get(host) ?? 0) + by;
    this.#total += by;
    if (running === 0) this.#running.delete(host);
    else this.#running.set(host, running);
  }

  #letOn(): void {
    for (;;) {
      const next = this.#waiting.find(({ host }) => this.#isFree(host));
      if (!next) return;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#count(next.host, 1);
      next.go();
    }
  }
}
