import { createHash } from "node:crypto";
import type { PageSite } from "#app/page-context.ts";
import type { Site } from "#site/site.ts";
import type { Store } from "./adapters/store/store.ts";
import type { AllowedSources } from "./page-cache/content-security.ts";
import type { Freshness } from "./page-cache/page-cache.ts";
import { SiteStock } from "./services/site-stock.ts";
import { thirdParties } from "./third-parties.ts";

export type SiteState = { stock: SiteStock; freshness: Freshness };

/** A site as it runs: its settings, its stock on demand, and the versions that its cached pages were made from. */
export class SiteRuntime {
  readonly site: Site;
  readonly pageSite: PageSite;
  /** Third parties of this site, by its settings: client navigation keeps the policy of the first page. */
  readonly allowedSources: AllowedSources;
  readonly store: ReturnType<Store["forSite"]>;
  /** Moves with every change to the stock of the site's dealerships. */
  stockVersion = 0;
  #state: SiteState | null = null;
  #loading: { version: number; state: Promise<SiteState> } | null = null;

  constructor(site: Site, store: Store, origin: string) {
    this.site = site;
    this.store = store.forSite({ slug: site.slug, dealershipIds: site.dealerships.map(({ id }) => id) });
    this.allowedSources = thirdParties(site);
    this.pageSite = {
      slug: site.slug,
      settings: site.public,
      content: site.content,
      locations: site.locations,
      origin,
    };
  }

  /** The state in memory, when it is the current one: the way of a cached page, without waiting for anything. */
  current(now: number): SiteState | null {
    const state = this.#state;
    return state && state.stock.version === this.stockVersion && now < state.stock.changesAt ? state : null;
  }

  async state(now: number): Promise<SiteState> {
    const current = this.current(now);
    if (current) return current;
    if (this.#loading?.version !== this.stockVersion) {
      this.#loading = { version: this.stockVersion, state: this.#load(this.stockVersion, now) };
    }
    const loading = this.#loading;
    try {
      return await loading.state;
    } finally {
      if (this.#loading === loading) this.#loading = null;
    }
  }

  async #load(version: number, now: number): Promise<SiteState> {
    const stock = new SiteStock(version, await this.store.cars.all(), this.site, now);
    const freshness = {
      siteVersion: this.site.version,
      stock: `${version}@${stock.madeAt}`,
      counts: hash(stock.counts),
    };
    this.#state = { stock, freshness };
    return this.#state;
  }
}

const hash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 12);
