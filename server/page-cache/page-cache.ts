import { LRUCache } from "lru-cache";
import type { CachedPage } from "./cached-page.ts";

/** What a cached page was made from; it is good only while all of it still holds. */
export type Freshness = { siteVersion: number; stock: string; counts: string };

export type RenderedPage = CachedPage & { madeFrom: Freshness; countsOnly: boolean; validUntil: number };

/** Finished pages as compressed bytes. Bounded by bytes; equal misses wait for one render. */
export class PageCache {
  readonly #pages: LRUCache<string, RenderedPage>;
  readonly #underWay = new Map<string, Promise<RenderedPage>>();

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: (page, key) => page.size + key.length });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  fresh(key: string, current: Freshness, now: number): RenderedPage | undefined {
    const page = this.#pages.get(key);
    return page !== undefined && stillHolds(page, current, now) ? page : undefined;
  }

  /** Renders once however many ask at the same time. A page that must not be kept is still shared by those who wait. */
  async render(key: string, current: Freshness, make: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const flight = `${key}\n${current.siteVersion}.${current.stock}`;
    const waiting = this.#underWay.get(flight);
    if (waiting) return waiting;
    const rendering = make();
    this.#underWay.set(flight, rendering);
    try {
      const page = await rendering;
      if (page.keep) this.#pages.set(key, page);
      return page;
    } finally {
      this.#underWay.delete(flight);
    }
  }

  /** A page grew by another encoding. */
  resize(key: string, page: RenderedPage): void {
    if (this.#pages.peek(key) === page) this.#pages.set(key, page);
  }
}

function stillHolds(page: RenderedPage, current: Freshness, now: number): boolean {
  const { madeFrom } = page;
  if (madeFrom.siteVersion !== current.siteVersion || now >= page.validUntil) return false;
  return page.countsOnly ? madeFrom.counts === current.counts : madeFrom.stock === current.stock;
}
