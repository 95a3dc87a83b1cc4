import type { PageAdmission } from "#server/admission/page-admission.ts";
import { isRefusal } from "#server/admission/refuse.ts";
import type { PageSource } from "#server/rendering/page-source.ts";
import type { SiteRenderer } from "#server/rendering/site-renderer.ts";
import type { SiteRegistry } from "#server/site-registry.ts";
import type { PageCache } from "./page-cache.ts";

type Deps = {
  registry: Pick<SiteRegistry, "bySlug" | "onMoved">;
  cache: PageCache;
  pageSource: PageSource;
  renderer: SiteRenderer;
  admission: PageAdmission;
  clock: () => Date;
  log: { warn: (about: object, text: string) => void };
};

/** Pages of a site that are made again after a change: those that were opened last. */
const PAGES = 12;
const REST_MS = 10_000;

/**
 * After a change of a site or its stock, makes the pages that people open again before somebody has to wait for them.
 * One page at a time over all sites, in the queue like one visitor; a visitor who asks for the same page shares the
 * render. Under pressure it gives up: visitors then have made what they ask for.
 */
export class PageWarmer {
  readonly #deps: Deps;
  readonly #moved = new Set<string>();
  readonly #resting = new Set<string>();
  #isWarming = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#deps.registry.onMoved((slugs) => {
      for (const slug of slugs) if (!this.#resting.has(slug)) this.#moved.add(slug);
      if (!this.#isWarming) void this.#warmAll();
    });
  }

  /** Reservations may change a busy site every second, and each change would cost twelve pages. */
  #rest(slug: string): void {
    this.#resting.add(slug);
    setTimeout(() => this.#resting.delete(slug), REST_MS).unref();
  }

  async #warmAll(): Promise<void> {
    this.#isWarming = true;
    for (const slug of this.#moved) {
      this.#moved.delete(slug);
      this.#rest(slug);
      try {
        await this.#warm(slug);
      } catch (error) {
        if (!isRefusal(error)) this.#deps.log.warn({ err: error, slug }, "a page could not be rendered ahead");
      }
    }
    this.#isWarming = false;
  }

  async #warm(slug: string): Promise<void> {
    const { registry, cache, pageSource, renderer, admission, clock } = this.#deps;
    for (const key of cache.openedLast(`${slug} `, PAGES)) {
      const runtime = registry.bySlug(slug);
      if (!runtime || runtime.suspended || admission.isPressed()) return;
      const now = clock();
      const make = () => admission.document(slug, () => renderer.page(runtime, key.slice(slug.length + 1), now));
      await pageSource.find(runtime, key, now, make);
    }
  }
}
