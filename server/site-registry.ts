import type { Logger } from "pino";
import { resolveSite } from "#site/resolve-site.ts";
import type { Site } from "#site/site.ts";
import type { Store } from "./adapters/store/store.ts";
import type { Versions } from "./adapters/store/versions.ts";
import type { DealershipRow } from "./adapters/store/repositories/dealership-documents.ts";
import type { GoodSite } from "./adapters/store/repositories/good-sites.ts";
import { GoodCopies } from "./good-copies.ts";
import type { StockShelf } from "./services/stock-shelf.ts";
import { Market } from "./services/valuation/market.ts";
import { type QuarantinedSite, SiteQuarantine } from "./site-quarantine.ts";
import { SiteRuntime } from "./site-runtime.ts";

type SiteRow = Awaited<ReturnType<Store["operator"]["sites"]["list"]>>[number];
type Log = Pick<Logger, "error" | "info">;

/**
 * Every site the store holds, by host and by slug; kept current while the server runs. A site whose row cannot be read is
 * served in its last good version, and never stops the others.
 */
export class SiteRegistry {
  /** What cars cost over all dealerships: only averages and counts of it reach a site. */
  readonly market: Market;
  readonly #store: Store;
  readonly #shelf: StockShelf;
  readonly #origin: (site: Site) => string;
  readonly #quarantine: SiteQuarantine;
  readonly #goodCopies: GoodCopies;
  #bySlug = new Map<string, SiteRuntime>();
  #byHost = new Map<string, SiteRuntime>();
  /** Hosts and slugs of sites that cannot be read and have no good version. */
  #unreadable = new Set<string>();
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(store: Store, shelf: StockShelf, origin: (site: Site) => string, log: Log | null = null) {
    this.#store = store;
    this.market = new Market(store);
    this.#shelf = shelf;
    this.#origin = origin;
    this.#quarantine = new SiteQuarantine(log);
    this.#goodCopies = new GoodCopies(store, log);
    store.onOwnChange(() => this.#inTurn(() => this.#takeUpStock()));
  }

  byHost(host: string): SiteRuntime | undefined {
    return this.#byHost.get(host);
  }

  bySlug(slug: string): SiteRuntime | undefined {
    return this.#bySlug.get(slug);
  }

  /** By what people call it. */
  byName(name: string): SiteRuntime | undefined {
    return [...this.#bySlug.values()].find(({ site }) => site.public.slug === name);
  }

  /** Whether this host or slug belongs to a site that cannot be served at all. */
  isUnreadable(name: string): boolean {
    return this.#unreadable.has(name);
  }

  quarantined(): QuarantinedSite[] {
    return this.#quarantine.all();
  }

  all(): SiteRuntime[] {
    return [...this.#bySlug.values()].sort((a, b) => a.site.public.name.localeCompare(b.site.public.name));
  }

  /** Sites that show reservations of these scopes. */
  withHolds(scopes: ReadonlySet<string>): SiteRuntime[] {
    const shows = ({ id }: { id: string }) => scopes.has(`holds:${id}`);
    return [...this.#bySlug.values()].filter(({ site }) => site.dealerships.some(shows));
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
      this.#store.operator.dealerships.rows(),
    ]);
    const bySlug = new Map<string, SiteRuntime>();
    const good: GoodSite[] = [];
    const unreadable = new Set<string>();
    for (const row of rows) {
      const named = namesOf(row.document);
      const dealerships = dealershipRows.filter(({ slug }) => named.has(slug));
      const version = versionOf(row.slug, dealerships, versions);
      const known = this.#bySlug.get(row.slug);
      const fresh = known?.site.version === version ? known : this.#fresh(row, version, dealerships);
      if (fresh) {
        this.#quarantine.release(row.slug);
        const documents = dealerships.map(({ document }) => document);
        if (fresh !== known) good.push({ slug: row.slug, version, document: row.document, dealerships: documents });
      }
      const runtime = fresh ?? known ?? (await this.#lastGood(row.slug));
      if (!runtime) for (const name of [row.slug, ...row.hosts]) unreadable.add(name);
      if (!fresh) this.#quarantine.serves(row.slug, runtime?.site.version ?? null);
      if (!runtime) continue;
      takeUp(runtime, versions);
      runtime.appliedAt = row.applied_at;
      runtime.suspended = row.suspended !== null;
      bySlug.set(row.slug, runtime);
    }
    this.#quarantine.keepOnly(new Set(rows.map(({ slug }) => slug)));
    [this.#bySlug, this.#unreadable] = [bySlug, unreadable];
    this.#byHost = hostsOf(rows, bySlug);
    await this.#goodCopies.keep(good);
  }

  /** Null, and in quarantine, when the row cannot be read. */
  #fresh(row: SiteRow, version: number, dealerships: readonly DealershipRow[]): SiteRuntime | null {
    if (this.#quarantine.holds(row.slug, version)) return null;
    try {
      if (row.document === null) throw new Error("The row does not hold JSON.");
      const documents = dealerships.map(({ document }) => document);
      // The slug decides whose leads and cars are read: it is the row's, whatever the document says.
      const site = resolveSite(row.document, version, documents, row.slug);
      if (site.public.id !== row.id) throw new Error(`The row of ${row.slug} holds the settings of ${site.public.id}.`);
      return this.#run(site);
    } catch (error) {
      this.#quarantine.add({ slug: row.slug, version }, error);
      return null;
    }
  }

  async #lastGood(slug: string): Promise<SiteRuntime | null> {
    const site = await this.#goodCopies.read(slug);
    return site && this.#run(site);
  }

  #run(site: Site): SiteRuntime {
    return new SiteRuntime(site, this.#store, { shelf: this.#shelf, market: this.market }, this.#origin(site));
  }
}

/** A host that the store gives to one site is never answered by another, whatever that one's settings say. */
function hostsOf(rows: readonly SiteRow[], bySlug: ReadonlyMap<string, SiteRuntime>): Map<string, SiteRuntime> {
  const owners = new Map(rows.flatMap(({ slug, hosts }) => hosts.map((host) => [host, slug] as const)));
  const found = [...bySlug].flatMap(([slug, runtime]) =>
    runtime.site.public.hosts
      .filter((host) => (owners.get(host) ?? slug) === slug)
      .map((host) => [host, runtime] as const),
  );
  return new Map(found);
}

/** The site's own version leads: letting a dealership go must not lead back to a number that was there before. */
function versionOf(slug: string, dealerships: readonly DealershipRow[], versions: Versions): number {
  const own = versions.get(`site:${slug}`) ?? 0;
  return own * 1_000_000 + sum(dealerships, ({ id }) => versions.get(`dealership:${id}`) ?? 0);
}

function takeUp(runtime: SiteRuntime, versions: Versions): void {
  const { site, replacedVersions } = runtime;
  const carsVersion = sum(site.dealerships, ({ id }) => versions.get(`stock:${id}`) ?? 0);
  const stockVersion = carsVersion + sum(site.dealerships, ({ id }) => versions.get(`holds:${id}`) ?? 0);
  if (carsVersion !== runtime.carsVersion) replacedVersions.clear();
  else if (stockVersion !== runtime.stockVersion) replacedVersions.add(runtime.stockVersion, Date.now());
  Object.assign(runtime, { carsVersion, stockVersion });
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

function namesOf(document: unknown): Set<string> {
  const settings = (document as { settings?: { dealerships?: unknown } | null } | null)?.settings;
  return new Set(Array.isArray(settings?.dealerships) ? settings.dealerships.map(String) : []);
}
