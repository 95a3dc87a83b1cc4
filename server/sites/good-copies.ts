import type { Logger } from "pino";
import { resolveSite } from "#site/resolve-site.ts";
import type { Site } from "#site/site.ts";
import type { GoodSite } from "#server/adapters/store/repositories/good-sites.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { Store } from "#server/adapters/store/store.ts";

/** The last readable version of each site, in the store, so that it survives a restart. */
export class GoodCopies {
  readonly #store: Store;
  readonly #log: Pick<Logger, "error"> | null;
  #versions: Map<string, number> | null = null;

  constructor(store: Store, log: Pick<Logger, "error"> | null) {
    this.#store = store;
    this.#log = log;
  }

  /** Null if there is none, or if this program cannot read it either. */
  async read(slug: string): Promise<Site | null> {
    try {
      const good = await this.#store.operator.goodSites.get(slug);
      return good && resolveSite(good.document, good.version, good.dealerships, slug);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      return null;
    }
  }

  /** In one write. A site is served even if its copy cannot be stored. */
  async keep(sites: readonly GoodSite[]): Promise<void> {
    try {
      this.#versions ??= await this.#store.operator.goodSites.versions();
      const versions = this.#versions;
      const moved = sites.filter(({ slug, version }) => versions.get(slug) !== version);
      if (moved.length === 0) return;
      await this.#store.operator.goodSites.keep(moved);
      for (const { slug, version } of moved) versions.set(slug, version);
    } catch (error) {
      this.#log?.error({ err: error }, "the last good versions of sites could not be kept");
    }
  }
}
