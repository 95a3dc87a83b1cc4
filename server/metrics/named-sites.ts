/** Sites with a label of their own; all others are `other`. */
const MOST = 20;
/** How often it is decided anew who has one. */
const RANK_MS = 10 * 60_000;
/** A site takes another's label only with twice its traffic, so that two equal ones do not swap for ever. */
const CLEARLY = 2;

export const otherSites = "other";

/**
 * Labels for the sites with most traffic. A counter must never fall, so a site that gets a label starts at zero and what
 * came before stays in `other`; one that loses its label is counted in `other` from then on. Memory is bounded by the
 * sites that exist: a request for an unknown host has none.
 */
export class NamedSites {
  readonly #most: number;
  /** Requests of each site, halved at each decision. */
  readonly #recent = new Map<string, number>();
  readonly #named = new Set<string>();
  #rankedAt = Number.NEGATIVE_INFINITY;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** Counts a request, and returns the label that it counts under. */
  labelOf(slug: string): string {
    const recent = this.#recent.get(slug);
    this.#recent.set(slug, (recent ?? 0) + 1);
    if (recent === undefined && this.#named.size < this.#most) this.#named.add(slug);
    return this.#named.has(slug) ? slug : otherSites;
  }

  /** Every label now, and those that have ended. `existing`: forgets all other sites. */
  review(existing: ReadonlySet<string> | null = null, now = performance.now()): { named: string[]; ended: string[] } {
    const before = [...this.#named];
    for (const slug of this.#recent.keys()) {
      if (!existing || existing.has(slug)) continue;
      this.#recent.delete(slug);
      this.#named.delete(slug);
    }
    if (now - this.#rankedAt >= RANK_MS) {
      this.#rankedAt = now;
      this.#rank();
    }
    return { named: [...this.#named, otherSites], ended: before.filter((slug) => !this.#named.has(slug)) };
  }

  #rank(): void {
    const busiest = [...this.#recent].toSorted(([, a], [, b]) => b - a);
    const rising = busiest.filter(([slug]) => !this.#named.has(slug));
    const falling = busiest.filter(([slug]) => this.#named.has(slug)).toReversed();
    for (const [slug, recent] of rising) {
      const [weakest] = falling;
      if (this.#named.size >= this.#most) {
        if (!weakest || recent < CLEARLY * weakest[1] || recent === 0) break;
        falling.shift();
        this.#named.delete(weakest[0]);
      }
      this.#named.add(slug);
    }
    for (const [slug, recent] of busiest) this.#recent.set(slug, recent / 2);
  }
}
