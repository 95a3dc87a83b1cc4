import type { StockRead } from "#server/stock/index/site-state.ts";
import { LRUCache } from "lru-cache";
import { isBefore } from "#domain/time/clock-set-back.ts";
import type { CacheResult } from "#server/platform/metrics/recorder.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { CachedPage } from "./cached-page.ts";

export type RenderedPage = CachedPage & {
  /** The versions it was made from, and how much of the stock it shows. Without a stock version that is nothing. */
  madeFrom: { siteVersion: number; stockVersion: number | null; stock: StockRead };
  madeAt: number;
  /** The page would change by itself at this time. */
  validUntil: number;
  /** How long it took to make it. */
  renderMs: number;
};

type Versions = Pick<SiteRuntime, "stockVersion"> & { site: Pick<SiteRuntime["site"], "version"> };

/**
 * Finished pages as compressed bytes, bounded by bytes; the least recently used one goes first. Versions of site and
 * stock decide whether a page is fresh, so a hit needs no index. Equal misses wait for one render.
 */
export class PageCache {
  readonly #pages: LRUCache<string, RenderedPage>;
  readonly #underWay = new Map<string, Promise<RenderedPage>>();

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: (page, key) => page.size + key.length });
  }

  get pages(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Whatever is kept under this key, fresh or not; who only looks does not keep it longer. */
  kept(key: string): RenderedPage | undefined {
    return this.#pages.peek(key);
  }

  /** Whether the page was rendered before, even if it has changed since. */
  has(key: string): boolean {
    return this.#pages.has(key);
  }

  /** Without waiting for anything. */
  fresh(runtime: Versions, key: string, now: Date): RenderedPage | undefined {
    const page = this.#pages.get(key);
    return page !== undefined && whyStale(page, runtime, now.getTime()) === null ? page : undefined;
  }

  /** From the cache, or as `make` makes it; all who wait share even a page that must not be cached. */
  async find(
    runtime: Versions,
    key: string,
    now: Date,
    make: () => Promise<RenderedPage>,
  ): Promise<{ page: RenderedPage; found: CacheResult }> {
    const fresh = this.fresh(runtime, key, now);
    if (fresh) return { page: fresh, found: "hit" };
    const name = `${key}\n${runtime.site.version}.${runtime.stockVersion}`;
    const rendering = this.#underWay.get(name) ?? this.#render(name, key, make);
    this.#underWay.set(name, rendering);
    return { page: await rendering, found: "miss" };
  }

  async #render(name: string, key: string, make: () => Promise<RenderedPage>): Promise<RenderedPage> {
    try {
      const page = await make();
      this.add(key, page);
      return page;
    } finally {
      this.#underWay.delete(name);
    }
  }

  /** Also for a page that grew by another encoding, whose bytes the map counts only when it is put in anew. */
  add(key: string, page: RenderedPage): void {
    if (!page.keep) return;
    if (this.#pages.peek(key) === page) this.#pages.delete(key);
    this.#pages.set(key, page);
  }
}

/** Null for a page that is shown as it is. */
export function whyStale(
  { madeFrom, madeAt, validUntil }: Pick<RenderedPage, "madeFrom" | "madeAt" | "validUntil">,
  { site, stockVersion }: Versions,
  now: number,
): string | null {
  if (madeFrom.siteVersion !== site.version) return "the site has changed";
  if (madeFrom.stockVersion !== null && madeFrom.stockVersion !== stockVersion) return "the stock has changed";
  if (now >= validUntil) return "its time is over";
  // The clock was ahead when the page was made, so the page may show what is not yet true.
  return isBefore(now, madeAt) ? "it was made by a clock that was ahead" : null;
}
