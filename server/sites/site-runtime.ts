import { formatOf } from "#domain/country/format.ts";
import type { SiteState } from "#server/stock/index/site-state.ts";
import { LRUCache } from "lru-cache";
import type { PageSite } from "#site/page-ports.ts";
import type { Car } from "#domain/car/car.ts";
import { facetSettings } from "#domain/search/facet-settings.ts";
import type { Site } from "#site/site.ts";
import { withoutThirdParties } from "#site/without-third-parties.ts";
import { type PictureAddresses, pictureAddresses } from "#server/images/picture-address.ts";
import type { SiteStore } from "#server/adapters/store/repositories/for-site.ts";
import { type LiveReservations, movedCars } from "#server/adapters/store/repositories/live-reservations.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { isListedCar, type LoadedStock, loadStock, patchStock } from "#server/stock/index/load-stock.ts";
import { offeredAttributes } from "#domain/search/search-grammar.ts";
import { ValuesOfStock } from "#server/stock/index/known-values.ts";
import { lacksAverages, type Market, marketHoldsMs } from "#server/stock/market/market.ts";
import type { IndexCache } from "#server/stock/index/index-cache.ts";
import { withLocator } from "#server/adapters/geography/geography.ts";
import { isBefore } from "#domain/time/clock-set-back.ts";
import { hiddenPlaces } from "#domain/location/hidden-places.ts";
import { type AllowedSources, ownSources, thirdParties } from "./third-parties.ts";

/** Cards and other parts of pages that a site keeps in memory. */
const SHARED = 1000;

function pageSiteOf(site: Site, origin: string): PageSite {
  return {
    slug: site.slug,
    settings: site.public,
    content: site.content,
    locations: site.locations.map((location) => withLocator(location, site.public)),
    origin,
    format: formatOf(site.public),
  };
}

/** A running site: its settings, its stock on demand, and the versions that its cached pages were made from. */
export class SiteRuntime {
  readonly site: Site;
  readonly pageSite: PageSite;
  readonly allowedSources: AllowedSources;
  /** For pages whose address is a key. */
  readonly personal: { pageSite: PageSite; allowedSources: AllowedSources };
  readonly pictures: PictureAddresses;
  readonly store: SiteStore;
  /** When the site's own settings and texts last changed. */
  appliedAt = "";
  /** Suspended by an operator: nobody is served. */
  suspended = false;
  /** Rises with every change to the stock of the site's dealerships: to cars or to reservations. */
  stockVersion = 0;
  /** Rises with changes to cars only. */
  carsVersion = 0;
  readonly #indexes: IndexCache;
  readonly #market: Market;
  readonly #key: string;
  #loading: { version: number; state: Promise<SiteState> } | null = null;

  constructor(
    site: Site,
    store: Pick<Store, "forSite">,
    { indexes, market }: { indexes: IndexCache; market: Market },
    origin: string,
  ) {
    this.site = site;
    const { slug, dealerships } = site;
    this.store = store.forSite({
      slug,
      dealershipIds: dealerships.map(({ id }) => id),
      dealerships,
      country: site.public.country,
    });
    this.pictures = pictureAddresses(site.public.image_cdn);
    this.#indexes = indexes;
    this.#market = market;
    this.#key = `${site.slug}.${site.version}`;
    this.pageSite = pageSiteOf(site, origin);
    this.allowedSources = thirdParties(site);
    const own = withoutThirdParties(site);
    this.personal = { pageSite: pageSiteOf(own, origin), allowedSources: ownSources(own) };
  }

  /** The state in memory, if it is current: for cached pages, without waiting for anything. */
  current(now: number): SiteState | null {
    const state = this.#indexes.get(this.#key);
    return state && state.version === this.stockVersion && holdsAt(state, now) ? state : null;
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

  /** One car that the site lists now; null for any other. Reads only that car unless the stock is in memory. */
  async listedCar(id: string, now: number): Promise<Car | null> {
    const current = this.current(now);
    if (current) return current.stock.find(id);
    const car = await this.store.cars.byId(id);
    return car && isListedCar(this.site, car, now) ? car : null;
  }

  async #load(version: number, now: number): Promise<SiteState> {
    const { carsVersion } = this;
    const before = this.#indexes.get(this.#key);
    const live = await this.store.cars.live();
    const isPatched = before?.carsVersion === carsVersion && holdsAt(before, now);
    const { stock, changesAt } = await (isPatched
      ? this.#patch(before, live, now)
      : this.#indexes.inTurn(() => this.#build(live, now)));
    const shared: SiteState["shared"] = new LRUCache({ max: SHARED });
    const state = { stock, version, carsVersion, live, changesAt, madeAt: now, shared };
    this.#indexes.set(this.#key, state);
    return state;
  }

  async #build(live: LiveReservations, now: number): Promise<LoadedStock> {
    const { cars: stored, values } = this.store;
    const { public: settings } = this.site;
    const found = new ValuesOfStock(facetSettings(settings, now), offeredAttributes(settings.search));
    let byMarket = false;
    async function* portions() {
      for await (const cars of stored.portions(live)) {
        found.add(cars);
        byMarket ||= cars.some(lacksAverages);
        yield cars;
      }
    }
    const beyond = async () => {
      byMarket &&= this.site.public.card.market_badge;
      if (byMarket) await this.#market.load();
      const complete = byMarket ? (car: Car) => this.#market.withAverages(car) : undefined;
      return { known: await found.remember(values, hiddenPlaces(this.site.locations)), complete };
    };
    const { stock, changesAt } = await loadStock(this.site, portions(), beyond, now, await stored.count());
    // Other dealers' prices change too: their averages are recomputed periodically.
    return { stock, changesAt: byMarket ? Math.min(changesAt, now + marketHoldsMs) : changesAt };
  }

  /** Only reservations have changed: reads just the cars that they touch. */
  async #patch(before: SiteState, live: LiveReservations, now: number): Promise<LoadedStock> {
    const ids = movedCars(before.live, live);
    if (ids.length === 0) return before;
    return patchStock(this.site, before, { ids, cars: await this.store.cars.byIds(ids, live) }, now);
  }
}

/** Until something changes by time, and not before it was made: a clock that was ahead may be set back. */
const holdsAt = ({ madeAt, changesAt }: Pick<SiteState, "madeAt" | "changesAt">, now: number): boolean =>
  now < changesAt && !isBefore(now, madeAt);
