import type { SiteRuntime } from "#server/site-runtime.ts";
import { endOfDay } from "./document.ts";
import { findPages, type FoundPage, type OpenPage } from "./site-urls.ts";

type CachedPages = { stockVersion: number; until: number; pages: Promise<FoundPage[]> };

/** The indexable pages of a site, determined once for all documents of one state of site and stock. */
export class FoundPages {
  readonly #cache = new WeakMap<SiteRuntime, CachedPages>();
  readonly #opener: (runtime: SiteRuntime, now: Date) => OpenPage;

  constructor(opener: (runtime: SiteRuntime, now: Date) => OpenPage) {
    this.#opener = opener;
  }

  of(runtime: SiteRuntime, now: Date): Promise<FoundPage[]> {
    const { stockVersion } = runtime;
    const cached = this.#cache.get(runtime);
    if (cached?.stockVersion === stockVersion && now.getTime() < cached.until) return cached.pages;
    const pages = findPages(runtime, this.#opener(runtime, now));
    const own = { stockVersion, until: endOfDay(now), pages };
    this.#cache.set(runtime, own);
    // A failure is not cached.
    pages.catch(() => this.#cache.get(runtime) === own && this.#cache.delete(runtime));
    return pages;
  }
}
