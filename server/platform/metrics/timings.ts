import type { PageStock } from "#site/page-ports.ts";

/** A part of the work for one page: when it began (milliseconds since 1970) and how long it took. */
export type Timing = { name: "search" | "store"; at: number; ms: number };

/** A page searches a few times; one that did so very often must not grow without bound. */
const MOST = 40;

/** Collects the parts of one render, in whichever thread it happens. */
export class Timings {
  readonly list: Timing[] = [];

  now<T>(name: Timing["name"], work: () => T): T {
    const begun = performance.now();
    try {
      return work();
    } finally {
      this.#add(name, begun);
    }
  }

  async later<T>(name: Timing["name"], work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.#add(name, begun);
    }
  }

  #add(name: Timing["name"], begun: number): void {
    if (this.list.length < MOST)
      this.list.push({ name, at: performance.timeOrigin + begun, ms: performance.now() - begun });
  }
}

/** The stock of a page, whose searches and reads are timed. */
export function timedStock(stock: PageStock, timings: Timings): PageStock {
  return {
    ...stock,
    search: (state, how) => timings.now("search", () => stock.search(state, how)),
    bySlug: (slug) => timings.later("store", () => stock.bySlug(slug)),
    gone: (slug) => timings.later("store", () => stock.gone(slug)),
    movedTo: (slug) => timings.later("store", () => stock.movedTo(slug)),
  };
}
