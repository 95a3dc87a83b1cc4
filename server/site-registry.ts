import { resolveSite } from "#site/resolve-site.ts";
import type { Site } from "#site/site.ts";
import type { Store } from "./adapters/store/store.ts";
import type { Versions } from "./adapters/store/versions.ts";
import type { StockShelf } from "./services/stock-shelf.ts";
import { Market } from "./services/valuation/market.ts";
import { SiteRuntime } from "./site-runtime.ts";

/** Every site the store holds, by host and by slug; kept current while the server runs. */
export class SiteRegistry {
  /** What cars cost over all dealerships: only averages and counts of it reach a site. */
  readonly market: Market;
  readonly #store: Store;
  readonly #shelf: StockShelf;
  readonly #origin: (site: Site) => string;
  #bySlug = new Map<string, SiteRuntime>();
  #byHost = new Map<string, SiteRuntime>();
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(store: Store, shelf: StockShelf, origin: (site: Site) => string) {
    this.#store = store;
    this.market = new Market(store);
    this.#shelf = shelf;
    this.#origin = origin;
    store.onOwnChange(() => this.#inTurn(() => this.#takeUpStock()));
  }

  byHost(host: string): SiteRuntime | undefined {
    return this.#byHost.get(host);
  }

  bySlug(slug: string): SiteRuntime | undefined {
    return this.#bySlug.get(slug);
  }

  all(): SiteRuntime[] {
    return [...this.#bySlug.values()].sort((a, b) => a.site.public.name.localeCompare(b.site.public.name));
  }

  /** Reads sites whose version moved; a site that did not change keeps its runtime, and with it its cached pages. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#readSites());
  }

  /** One after the other, so that what was read earlier never covers what was read later. */
  #inTurn(read: () => Promise<void>): Promise<void> {
    const turn = this.#lastTurn.then(read);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  /** The stock alone, of the sites that are known: what a reservation moves, taken up before it is answered. */
  async #takeUpStock(): Promise<void> {
    const versions = await this.#store.versions();
    for (const runtime of this.#bySlug.values()) takeUp(runtime, versions);
  }

  async #readSites(): Promise<void> {
    const versions = await this.#store.versions();
    const [rows, dealershipRows] = await Promise.all([
      this.#store.operator.sites.list(),
      this.#store.operator.dealerships.list(),
    ]);
    const bySlug = new Map<string, SiteRuntime>();
    for (const row of rows) {
      const known = this.#bySlug.get(row.slug);
      const wanted = namesOf(row.document);
      const dealerships = dealershipRows.filter((dealership) => wanted.has(dealership.slug));
      const siteVersion =
        (versions.get(`site:${row.slug}`) ?? 0) + sum(dealerships, ({ id }) => versions.get(`dealership:${id}`) ?? 0);
      const site =
        known?.site.version === siteVersion ? known.site : resolveSite(row.document, siteVersion, dealerships);
      const runtime =
        known && known.site === site
          ? known
          : new SiteRuntime(site, this.#store, { shelf: this.#shelf, market: this.market }, this.#origin(site));
      takeUp(runtime, versions);
      runtime.appliedAt = row.applied_at;
      bySlug.set(row.slug, runtime);
    }
    this.#bySlug = bySlug;
    this.#byHost = new Map([...bySlug.values()].flatMap((run) => run.site.public.hosts.map((host) => [host, run])));
  }
}

function takeUp(runtime: SiteRuntime, versions: Versions): void {
  const { dealerships } = runtime.site;
  runtime.carsVersion = sum(dealerships, ({ id }) => versions.get(`stock:${id}`) ?? 0);
  runtime.stockVersion = runtime.carsVersion + sum(dealerships, ({ id }) => versions.get(`holds:${id}`) ?? 0);
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

function namesOf(document: unknown): Set<string> {
  const settings = (document as { settings?: { dealerships?: unknown } }).settings;
  return new Set(Array.isArray(settings?.dealerships) ? settings.dealerships.map(String) : []);
}
