import type { Logger } from "pino";
import type { PageView } from "#domain/tracking/page-view.ts";
import { visitSource } from "#domain/visit/counted-source.ts";
import type { CarCount, DayCount } from "#server/adapters/store/repositories/day-statements.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { localDay } from "./local-day.ts";
import { isListedCar } from "#server/stock/index/load-stock.ts";

type CountedSite = Pick<SiteRuntime, "site" | "store">;
type Deps = { clock: () => Date; log: Pick<Logger, "warn">; everyMs?: number; most?: number };

/** Views of one address of a car, in one quarter of an hour: days of every clock begin at one. */
type SlugViews = { slug: string; quarter: number; times: number };
type Waiting = { runtime: CountedSite; views: Map<string, SlugViews>; days: Map<string, DayCount> };

const EVERY_MS = 5000;
/** Bounds the memory while the store is away. */
const MOST_WAITING = 20_000;
const QUARTER_MS = 15 * 60 * 1000;

const carPath = /^\/cars\/([a-z0-9-]{1,200})$/;

/**
 * Counts visits, views of cars and searches without result in memory, and adds them to the days of each site every few
 * seconds: no page waits, and a busy site costs one write. A process that is killed loses its last seconds.
 */
export class PageCounts {
  readonly #deps: Required<Deps>;
  #sites = new Map<string, Waiting>();
  #waiting = 0;
  #dropped = 0;
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor({ everyMs = EVERY_MS, most = MOST_WAITING, ...deps }: Deps) {
    this.#deps = { everyMs, most, ...deps };
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush(), this.#deps.everyMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  count(runtime: CountedSite, { page, landing, no_results }: PageView): void {
    const now = this.#deps.clock().getTime();
    const day = localDay(runtime.site, null, now);
    const waiting = this.#waitingOf(runtime);
    if (landing) this.#addDay(waiting, { day, what: "visit", source: visitSource(landing), times: 1 });
    if (no_results) this.#addDay(waiting, { day, what: "empty search", source: "", times: 1 });
    const slug = carPath.exec(page)?.[1];
    if (slug) this.#addView(waiting, { slug, quarter: Math.floor(now / QUARTER_MS), times: 1 });
  }

  /** Resolves when everything that was counted until now is stored, or waits for the next time. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeAll());
    return this.#writing;
  }

  #waitingOf(runtime: CountedSite): Waiting {
    const { slug } = runtime.site;
    const waiting = this.#sites.get(slug) ?? { runtime, views: new Map(), days: new Map() };
    waiting.runtime = runtime;
    this.#sites.set(slug, waiting);
    return waiting;
  }

  #addDay({ days }: Waiting, count: DayCount): void {
    this.#raise(days, `${count.day} ${count.what} ${count.source}`, count);
  }

  #addView({ views }: Waiting, view: SlugViews): void {
    this.#raise(views, `${view.quarter} ${view.slug}`, view);
  }

  #raise<Count extends { times: number }>(counts: Map<string, Count>, key: string, count: Count): void {
    const known = counts.get(key);
    if (known) known.times += count.times;
    else if (this.#waiting >= this.#deps.most) this.#dropped += count.times;
    else {
      counts.set(key, count);
      this.#waiting += 1;
    }
  }

  async #writeAll(): Promise<void> {
    const sites = this.#sites;
    this.#sites = new Map();
    this.#waiting = 0;
    for (const waiting of sites.values()) await this.#write(waiting);
    if (this.#dropped === 0) return;
    this.#deps.log.warn({ counts: this.#dropped }, "too many page views waited for the store: some were not counted");
    this.#dropped = 0;
  }

  async #write({ runtime, views, days }: Waiting): Promise<void> {
    try {
      const cars = await carCounts(runtime, [...views.values()], this.#deps.clock().getTime());
      const site = [...days.values()];
      if (cars.length + site.length > 0) await runtime.store.figures.add({ cars, site });
    } catch (error) {
      this.#deps.log.warn({ err: error, site: runtime.site.slug }, "page views wait: they could not be stored");
      const waiting = this.#waitingOf(runtime);
      for (const view of views.values()) this.#addView(waiting, view);
      for (const count of days.values()) this.#addDay(waiting, count);
    }
  }
}

/** Of cars that the site lists, each on the day at its own place. */
async function carCounts({ site, store }: CountedSite, views: readonly SlugViews[], now: number): Promise<CarCount[]> {
  if (views.length === 0) return [];
  const found = await store.cars.bySlugs([...new Set(views.map(({ slug }) => slug))]);
  // Of two with one slug, pages show the first.
  const shown = new Map(found.toReversed().map((car) => [car.slug, car]));
  const counts = new Map<string, CarCount>();
  for (const { slug, quarter, times } of views) {
    const car = shown.get(slug);
    if (!car || !isListedCar(site, car, now)) continue;
    const day = localDay(site, car.location_id, quarter * QUARTER_MS);
    const key = `${day} ${car.id}`;
    const count = counts.get(key) ?? { car_id: car.id, day, views: 0, phone_reveals: 0 };
    counts.set(key, { ...count, views: count.views + times });
  }
  return [...counts.values()];
}
