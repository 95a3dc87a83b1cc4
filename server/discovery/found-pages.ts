import type { SiteRuntime } from "#server/site-runtime.ts";
import { endOfDay } from "./document.ts";
import { findPages, type FoundPage, type OpenPage } from "./site-urls.ts";

type Kept = { stockVersion: number; until: number; pages: Promise<FoundPage[]> };

/** The indexable pages of a site, determined once for all documents of one state of site and stock. */
export class FoundPages {
  readonly #kept = new WeakMap<SiteRuntime, Kept>();
  readonly #opener: (runtime: SiteRuntime, now: Date) => OpenPage;

  constructor(opener: (runtime: SiteRuntime, now: Date) => OpenPage) {
    this.#opener = opener;
  }

  of(runtime: SiteRuntime, now: Date): Promise<FoundPage[]> {
    const { stockVersion } = runtime;
    const kept = this.#kept.get(runtime);
    if (kept?.stockVersion === stockVersion && now.getTime() < kept.until) return kept.pages;
    const pages = findPages(runtime, this.#opener(runtime, now));
    const own = { stockVersion, until: endOfDay(now), pages };
    this.#kept.set(runtime, own);
    // A failure is not cached.
    pages.catch(() => this.#kept.get(runtime) === own && this.#kept.delete(runtime));
    return pages;
  }
}
