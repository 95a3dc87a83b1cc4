import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import type { Logger } from "pino";
import { isWithoutCars, resolveSite, resolveWithoutCars } from "#site/resolve-site.ts";
import type { Site } from "#site/site.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { changedScopes, type Versions } from "#server/adapters/store/versions.ts";
import { DocumentError } from "#server/documents/document-error.ts";
import type { GoodSite } from "#server/adapters/store/repositories/good-sites.ts";
import { GoodCopies } from "./good-copies.ts";
import type { IndexCache } from "#server/stock/index/index-cache.ts";
import { Market } from "#server/stock/market/market.ts";
import { type QuarantinedSite, SiteQuarantine } from "./site-quarantine.ts";
import { type SiteDocuments, type SiteRow, SiteRows } from "./site-rows.ts";
import { SiteRuntime } from "./site-runtime.ts";

const COPIES_PER_WRITE = 25;

type Log = Pick<Logger, "error" | "info">;

/**
 * Every site in the store, by host and by slug; kept current while the server runs. A site whose row cannot be read is
 * served in its last good version, or without cars if only its filter is bad, and never affects the others.
 */
export class SiteRegistry {
  /** Prices over all dealerships: only averages and counts of it reach a site. */
  readonly market: Market;
  readonly #store: Store;
  readonly #indexes: IndexCache;
  readonly #origin: (site: Site) => string;
  readonly #quarantine: SiteQuarantine;
  readonly #goodCopies: GoodCopies;
  readonly #rows: SiteRows;
  /** What was read at last. */
  #versions: Versions | null = null;
  #bySlug = new Map<string, SiteRuntime>();
  #byHost = new Map<string, SiteRuntime>();
  #byName = new Map<string, SiteRuntime>();
  #sorted: readonly SiteRuntime[] = [];
  /** Hosts and slugs of unreadable sites without a good version. */
  #unreadable = new Set<string>();
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(store: Store, indexes: IndexCache, origin: (site: Site) => string, log: Log | null = null) {
    this.#store = store;
    this.market = new Market(store);
    this.#indexes = indexes;
    this.#origin = origin;
    this.#quarantine = new SiteQuarantine(log);
    this.#goodCopies = new GoodCopies(store, log);
    this.#rows = new SiteRows(store);
    store.onOwnChange((scopes) => this.#inTurn(() => this.#takeUpStock(scopes)));
  }

  byHost(host: string): SiteRuntime | undefined {
    return this.#byHost.get(host);
  }

  bySlug(slug: string): SiteRuntime | undefined {
    return this.#bySlug.get(slug);
  }

  /** By its current name. */
  byName(name: string): SiteRuntime | undefined {
    return this.#byName.get(name);
  }

  /** Whether this host or slug belongs to a site that cannot be served at all. */
  isUnreadable(name: string): boolean {
    return this.#unreadable.has(name);
  }

  quarantined(): QuarantinedSite[] {
    return this.#quarantine.all();
  }

  /** By the names of their dealers. */
  all(): readonly SiteRuntime[] {
    return this.#sorted;
  }

  /** Sites that show reservations of these scopes. */
  withHolds(scopes: ReadonlySet<string>): SiteRuntime[] {
    const shows = ({ id }: { id: string }) => scopes.has(`holds:${id}`);
    return [...this.#bySlug.values()].filter(({ site }) => site.dealerships.some(shows));
  }

  /** Reads sites whose version changed; an unchanged site keeps its runtime, and with it its cached pages. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#readSites());
  }

  /** One after another, so that an earlier read never overwrites a later one. */
  #inTurn(read: () => Promise<void>): Promise<void> {
    const turn = this.#lastTurn.then(read);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Applies a change of stock alone, such as a reservation, to the sites that show it, before the request is answered.
   */
  async #takeUpStock(scopes: ReadonlySet<string>): Promise<void> {
    const shows = ({ site }: SiteRuntime) =>
      site.dealerships.some(({ id }) => scopesOf(id).some((one) => scopes.has(one)));
    const touched = [...this.#bySlug.values()].filter(shows);
    if (touched.length === 0) return;
    const ids = new Set(touched.flatMap(({ site }) => site.dealerships.map(({ id }) => id)));
    const versions = await this.#store.versions([...ids].flatMap(scopesOf));
    for (const runtime of touched) takeUp(runtime, versions);
  }

  async #readSites(): Promise<void> {
    const versions = await this.#store.versions();
    if (this.#versions && !movesSites(changedScopes(this.#versions, versions))) {
      for (const runtime of this.#bySlug.values()) takeUp(runtime, versions);
    } else await this.#readRows(versions);
    this.#versions = versions;
  }

  async #readRows(versions: Versions): Promise<void> {
    const rows = await this.#rows.read(versions);
    const fresh = await this.#freshOf(rows);
    const bySlug = new Map<string, SiteRuntime>();
    const unreadable = new Set<string>();
    for (const row of rows) {
      const known = this.#bySlug.get(row.slug);
      const isCurrent = known?.site.version === row.version && !this.#quarantine.holds(row.slug, row.version);
      const good = isCurrent ? known : fresh.get(row.slug);
      if (good) this.#quarantine.release(row.slug);
      const isKept = known && (known.site.version === row.version || !isWithoutCars(known.site));
      const kept = good ?? (isKept ? known : null);
      const runtime = kept ?? (await this.#lastGood(row.slug)) ?? (await this.#withoutCars(row));
      if (!runtime) for (const name of [row.slug, ...row.hosts]) unreadable.add(name);
      if (!good) this.#quarantine.serves(row.slug, runtime?.site.version ?? null);
      if (!runtime) continue;
      takeUp(runtime, versions);
      runtime.appliedAt = row.applied_at;
      runtime.suspended = row.suspended !== null;
      bySlug.set(row.slug, runtime);
    }
    this.#quarantine.keepOnly(new Set(rows.map(({ slug }) => slug)));
    [this.#bySlug, this.#unreadable] = [bySlug, unreadable];
    this.#byHost = hostsOf(rows, bySlug);
    const named = [...bySlug.values()].map((runtime) => [runtime.site.public.slug, runtime] as const);
    this.#byName = new Map(named.toReversed());
    this.#sorted = [...bySlug.values()].sort((a, b) => byText.compare(a.site.public.name, b.site.public.name));
  }

  /** The sites that are new or have moved, and can be read. One in each turn of the loop: there may be very many. */
  async #freshOf(rows: readonly SiteRow[]): Promise<Map<string, SiteRuntime>> {
    const isNew = ({ slug, version }: SiteRow) =>
      this.#bySlug.get(slug)?.site.version !== version && !this.#quarantine.holds(slug, version);
    const moved = new Map(rows.filter(isNew).map((row) => [row.slug, row]));
    const fresh = new Map<string, SiteRuntime>();
    const good: GoodSite[] = [];
    for await (const [slug, documents] of this.#rows.documents([...moved.keys()])) {
      const row = moved.get(slug);
      const runtime = row && this.#fresh(row, documents);
      if (runtime) {
        fresh.set(slug, runtime);
        const dealerships = documents.dealerships.map(({ document }) => document);
        good.push({ slug, version: row.version, document: documents.document, dealerships });
      }
      if (good.length === COPIES_PER_WRITE) await this.#goodCopies.keep(good.splice(0));
      await turnOfTheLoop();
    }
    await this.#goodCopies.keep(good);
    return fresh;
  }

  /** Null, and quarantined, if the row cannot be read. */
  #fresh({ slug, id, version }: SiteRow, { document, dealerships }: SiteDocuments): SiteRuntime | null {
    try {
      const shown = dealerships.map((row) => row.document);
      for (const one of [document, ...shown]) if (one instanceof DocumentError) throw one;
      // The slug decides whose leads and cars are read: it is the row's, whatever the document says.
      const site = resolveSite(document, version, shown, slug);
      if (site.public.id !== id) throw new Error(`The row of ${slug} holds the settings of ${site.public.id}.`);
      return this.#run(site);
    } catch (error) {
      this.#quarantine.add({ slug, version }, error);
      return null;
    }
  }

  async #lastGood(slug: string): Promise<SiteRuntime | null> {
    const site = await this.#goodCopies.read(slug);
    return site && this.#run(site);
  }

  /** A site that is unreadable by its stock filter alone. */
  async #withoutCars({ slug, id, version }: SiteRow): Promise<SiteRuntime | null> {
    for await (const [, { document, dealerships }] of this.#rows.documents([slug])) {
      const shown = dealerships.map((row) => row.document);
      const site = resolveWithoutCars(document, version, shown, slug);
      return site?.public.id === id ? this.#run(site) : null;
    }
    return null;
  }

  #run(site: Site): SiteRuntime {
    return new SiteRuntime(site, this.#store, { indexes: this.#indexes, market: this.market }, this.#origin(site));
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

// Compares thousands of names faster than localeCompare; nothing is written by it.
// oxlint-disable-next-line no-restricted-globals
const byText = new Intl.Collator();

/** What the stock of a dealership moves. */
const scopesOf = (dealershipId: string): string[] => [`stock:${dealershipId}`, `holds:${dealershipId}`];

const movesSites = (changed: Versions): boolean =>
  [...changed.keys()].some((scope) => scope.startsWith("site:") || scope.startsWith("dealership:"));

function takeUp(runtime: SiteRuntime, versions: Versions): void {
  const { site } = runtime;
  const carsVersion = sum(site.dealerships, ({ id }) => versions.get(`stock:${id}`) ?? 0);
  const stockVersion = carsVersion + sum(site.dealerships, ({ id }) => versions.get(`holds:${id}`) ?? 0);
  Object.assign(runtime, { carsVersion, stockVersion });
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
