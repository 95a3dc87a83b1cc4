/** Sites with a label of their own; all others are `other`. */
const MOST = 20;
/** How often it is decided anew who has one. */
const RANK_MS = 10 * 60_000;
/** A site takes another's label only with twice its traffic, so that two equal ones do not swap for ever. */
const CLEARLY = 2;

export const otherSites = "other";

export type SiteCounts = {
  label: string;
  /** Answers by the first digit of their status. */
  byStatus: Float64Array;
};

type Traffic = { recent: number; counts: SiteCounts };

const newCounts = (label: string): SiteCounts => ({ label, byStatus: new Float64Array(6) });

/**
 * Requests by site, for the sites with most traffic. A counter must never fall, so a site that gets a label starts at
 * zero and what came before stays in `other`; one that loses its label is counted in `other` from then on. Memory is
 * bounded by the sites that exist: a request for an unknown host has none.
 */
export class NamedSites {
  readonly #most: number;
  readonly #traffic = new Map<string, Traffic>();
  readonly #named = new Map<string, SiteCounts>();
  readonly #other = newCounts(otherSites);
  #rankedAt = Number.NEGATIVE_INFINITY;

  constructor(most = MOST) {
    this.#most = most;
  }

  add(slug: string, status: number): void {
    let traffic = this.#traffic.get(slug);
    if (traffic === undefined) {
      traffic = { recent: 0, counts: this.#other };
      this.#traffic.set(slug, traffic);
      if (this.#named.size < this.#most) this.#name(slug, traffic);
    }
    traffic.recent += 1;
    const digit = Math.floor(status / 100);
    traffic.counts.byStatus[digit] = (traffic.counts.byStatus[digit] ?? 0) + 1;
  }

  /** At most one more than the bound: the named ones and `other`. `existing`: forgets all other sites. */
  all(existing: ReadonlySet<string> | null = null, now = performance.now()): SiteCounts[] {
    for (const slug of this.#traffic.keys()) if (existing && !existing.has(slug)) this.#forget(slug);
    if (now - this.#rankedAt >= RANK_MS) {
      this.#rankedAt = now;
      this.#rank();
    }
    return [...this.#named.values(), this.#other];
  }

  #name(slug: string, traffic: Traffic): void {
    traffic.counts = newCounts(slug);
    this.#named.set(slug, traffic.counts);
  }

  #forget(slug: string): void {
    this.#traffic.delete(slug);
    this.#named.delete(slug);
  }

  #rank(): void {
    const busiest = [...this.#traffic].toSorted(([, a], [, b]) => b.recent - a.recent);
    const rising = busiest.filter(([slug]) => !this.#named.has(slug));
    const falling = busiest.filter(([slug]) => this.#named.has(slug)).toReversed();
    for (const [slug, traffic] of rising) {
      const [weakest] = falling;
      if (this.#named.size >= this.#most) {
        if (!weakest || traffic.recent < CLEARLY * weakest[1].recent || traffic.recent === 0) break;
        falling.shift();
        this.#named.delete(weakest[0]);
        weakest[1].counts = this.#other;
      }
      this.#name(slug, traffic);
    }
    for (const [, traffic] of busiest) traffic.recent /= 2;
  }
}
