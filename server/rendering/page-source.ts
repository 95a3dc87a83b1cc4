import { isBefore } from "#domain/location/clock-set-back.ts";
import type { CacheResult } from "#server/metrics/recorder.ts";
import type { CurrentVersions, PageCache, RenderedPage } from "#server/page-cache/page-cache.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import type { MadePage, SiteRenderer, StockSummary } from "./site-renderer.ts";

type Make = (abandoned: AbortSignal) => Promise<MadePage>;
type Found = { page: RenderedPage; found: CacheResult };

/**
 * Finds pages in the cache or has them rendered. Versions of site and stock decide whether a page is fresh, so a hit
 * needs no index. A page that shows only counts needs to know those: the renderer is asked once per version. While too
 * many pages wait, a page of cars is served for a second after one of them was reserved, and rendered again meanwhile.
 */
export class PageSource {
  readonly #cache: PageCache;
  readonly #renderer: SiteRenderer;
  readonly #summaries = new WeakMap<SiteRuntime, StockSummary>();
  readonly #asking = new WeakMap<SiteRuntime, { version: number; summary: Promise<StockSummary> }>();

  constructor(cache: PageCache, renderer: SiteRenderer) {
    this.#cache = cache;
    this.#renderer = renderer;
  }

  /** Without waiting for anything. */
  fresh(runtime: SiteRuntime, key: string, now: Date): RenderedPage | undefined {
    return this.#cache.fresh(key, this.#current(runtime, now.getTime()), now.getTime());
  }

  /** Throws what `make` throws, and ClientGoneError. */
  async find(runtime: SiteRuntime, key: string, now: Date, make: Make, gone?: AbortSignal): Promise<Found> {
    const fresh = this.fresh(runtime, key, now) ?? (await this.#withCounts(runtime, key, now));
    if (fresh) return { page: fresh, found: "hit" };
    const learn = async (abandoned: AbortSignal) => {
      const { page, summary } = await make(abandoned);
      this.#learn(runtime, summary);
      return page;
    };
    const replaced = this.#justReplaced(runtime, key, now);
    if (replaced) {
      // If it fails now, the next request renders it.
      this.#cache.render(key, this.#current(runtime, now.getTime()), learn).catch(() => undefined);
      return { page: replaced, found: "stale" };
    }
    const page = await this.#cache.render(key, this.#current(runtime, now.getTime()), learn, gone);
    return { page, found: "miss" };
  }

  #justReplaced(runtime: SiteRuntime, key: string, now: Date): RenderedPage | undefined {
    const at = now.getTime();
    const isReplaced = (version: number) => runtime.replacedVersions.has(version, at);
    return this.#cache.justReplaced(key, this.#current(runtime, at), at, isReplaced);
  }

  async summary(runtime: SiteRuntime, now: Date): Promise<StockSummary> {
    const known = this.#summary(runtime, now.getTime());
    if (known) return known;
    const before = this.#asking.get(runtime);
    const asking =
      before?.version === runtime.stockVersion
        ? before
        : { version: runtime.stockVersion, summary: this.#renderer.summary(runtime, now) };
    this.#asking.set(runtime, asking);
    try {
      const summary = await asking.summary;
      this.#learn(runtime, summary);
      return summary;
    } finally {
      if (this.#asking.get(runtime) === asking) this.#asking.delete(runtime);
    }
  }

  async #withCounts(runtime: SiteRuntime, key: string, now: Date): Promise<RenderedPage | undefined> {
    if (!this.#cache.awaitsCounts(key, this.#current(runtime, now.getTime()), now.getTime())) return undefined;
    await this.summary(runtime, now);
    return this.fresh(runtime, key, now);
  }

  #current(runtime: SiteRuntime, now: number): CurrentVersions {
    const { site, stockVersion } = runtime;
    return { siteVersion: site.version, stockVersion, counts: this.#summary(runtime, now)?.counts ?? null };
  }

  #summary(runtime: SiteRuntime, now: number): StockSummary | null {
    const summary = this.#summaries.get(runtime);
    if (summary?.stockVersion !== runtime.stockVersion) return null;
    return now < summary.changesAt && !isBefore(now, summary.madeAt) ? summary : null;
  }

  #learn(runtime: SiteRuntime, summary: StockSummary): void {
    if (summary.stockVersion === runtime.stockVersion) this.#summaries.set(runtime, summary);
  }
}
