import { LRUCache } from "lru-cache";
import { isBefore } from "#domain/location/clock-set-back.ts";
import { ClientGoneError } from "#server/admission/errors.ts";
import type { CachedPage } from "./cached-page.ts";

/** The versions of site and stock that a page was made from, and a hash of the counts of that stock. */
export type Freshness = { siteVersion: number; stockVersion: number; counts: string };
/** The current versions. The counts are null until the stock was read. */
export type CurrentVersions = Omit<Freshness, "counts"> & { counts: string | null };
/** What a page shows: only settings of the site, also counts of its stock, or the stock itself. */
export type PageScope = "site" | "counts" | "stock";

export type RenderedPage = CachedPage & {
  madeFrom: Freshness;
  madeAt: number;
  scope: PageScope;
  validUntil: number;
};

type Pages = LRUCache<string, RenderedPage>;
type Flight = { page: Promise<RenderedPage>; readers: number; abandon: AbortController };

/** The share of the cache for pages that were requested once. */
const NEW_SHARE = 0.25;
/** Addresses of pages that were rendered under load and not cached. */
const REMEMBERED = 5000;

/**
 * Finished pages as compressed bytes. Bounded by bytes; equal misses wait for one render. A page requested twice moves
 * to the larger part, which a flood of pages that are requested once does not touch. While pages wait to be rendered, a
 * page is cached only at its second request: filling and emptying the cache would cause a long garbage collection every
 * few seconds, just when there is no time for it.
 */
export class PageCache {
  readonly #new: Pages;
  readonly #proven: Pages;
  readonly #notCached = new LRUCache<string, true>({ max: REMEMBERED });
  readonly #underWay = new Map<string, Flight>();
  readonly #isPressed: () => boolean;

  constructor(maxBytes: number, isPressed: () => boolean = () => false) {
    this.#isPressed = isPressed;
    const pagesOf = (bytes: number): Pages =>
      new LRUCache({ maxSize: Math.ceil(bytes), sizeCalculation: (page, key) => page.size + key.length });
    this.#new = pagesOf(maxBytes * NEW_SHARE);
    this.#proven = pagesOf(maxBytes * (1 - NEW_SHARE));
  }

  get pages(): number {
    return this.#new.size + this.#proven.size;
  }

  get bytes(): number {
    return this.#new.calculatedSize + this.#proven.calculatedSize;
  }

  fresh(key: string, current: CurrentVersions, now: number): RenderedPage | undefined {
    const proven = this.#proven.get(key);
    if (proven !== undefined && stillHolds(proven, current, now)) return proven;
    const page = this.#new.get(key);
    if (page === undefined || !stillHolds(page, current, now)) return undefined;
    this.#new.delete(key);
    this.#proven.set(key, page);
    return page;
  }

  /** A page that people open, of a version that, according to `isReplaced`, a reservation has just replaced. */
  justReplaced(
    key: string,
    current: CurrentVersions,
    now: number,
    isReplaced: (stockVersion: number) => boolean,
  ): RenderedPage | undefined {
    const page = this.#isPressed() ? this.#proven.get(key) : undefined;
    if (!page || !isReplaced(page.madeFrom.stockVersion)) return undefined;
    return stillHolds(page, { ...page.madeFrom, siteVersion: current.siteVersion }, now) ? page : undefined;
  }

  /** Whether there is a page that may be fresh, depending on the counts. */
  awaitsCounts(key: string, current: CurrentVersions, now: number): boolean {
    if (current.counts !== null) return false;
    const page = this.#proven.peek(key) ?? this.#new.peek(key);
    if (page?.scope !== "counts") return false;
    return stillHolds(page, { ...current, counts: page.madeFrom.counts }, now);
  }

  /** Keys of documents for people that were requested more than once, the last requested first. */
  openedLast(prefix: string, most: number): string[] {
    const found: string[] = [];
    for (const [key, page] of this.#proven.entries()) {
      if (found.length === most) break;
      if (key.startsWith(prefix) && page.status === 200 && isHtml(page)) found.push(key);
    }
    return found;
  }

  /** Whether the page was requested more than once, in this state of the stock or an earlier one. */
  isProven(key: string): boolean {
    return this.#proven.has(key);
  }

  /**
   * Renders once for all concurrent requests. They share even a page that must not be cached. When the last of them
   * disconnects, the signal of `make` aborts.
   */
  async render(
    key: string,
    current: CurrentVersions,
    make: (abandoned: AbortSignal) => Promise<RenderedPage>,
    gone?: AbortSignal,
  ): Promise<RenderedPage> {
    const name = `${key}\n${current.siteVersion}.${current.stockVersion}`;
    const flight = this.#underWay.get(name) ?? this.#begin(name, key, make);
    return reading(flight, gone);
  }

  #begin(name: string, key: string, make: (abandoned: AbortSignal) => Promise<RenderedPage>): Flight {
    const abandon = new AbortController();
    const page = make(abandon.signal)
      .then((made) => {
        if (made.keep) this.#keep(key, made);
        return made;
      })
      .finally(() => this.#underWay.get(name) === flight && this.#underWay.delete(name));
    const flight: Flight = { page, readers: 0, abandon };
    this.#underWay.set(name, flight);
    // The next reader must not join a render that is being aborted.
    abandon.signal.addEventListener("abort", () => this.#underWay.get(name) === flight && this.#underWay.delete(name));
    return flight;
  }

  /** A page that was made elsewhere. */
  add(key: string, page: RenderedPage): void {
    if (page.keep) this.#keep(key, page);
  }

  /** A page that is rendered again stays in its part. */
  #keep(key: string, made: RenderedPage): void {
    if (this.#proven.has(key) || this.#notCached.has(key)) this.#proven.set(key, made);
    else if (this.#isPressed()) this.#notCached.set(key, true);
    else this.#new.set(key, made);
  }

  /** A page grew by another encoding. */
  resize(key: string, page: RenderedPage): void {
    for (const pages of [this.#new, this.#proven]) if (pages.peek(key) === page) pages.set(key, page);
  }
}

/** The page of a render in progress, for one reader who may leave before it is ready. */
async function reading(flight: Flight, gone: AbortSignal | undefined): Promise<RenderedPage> {
  flight.readers += 1;
  if (!gone) return flight.page;
  const left = Promise.withResolvers<never>();
  const leave = () => {
    flight.readers -= 1;
    left.reject(new ClientGoneError());
    if (flight.readers === 0) flight.abandon.abort();
  };
  gone.addEventListener("abort", leave);
  try {
    return await Promise.race([flight.page, left.promise]);
  } finally {
    gone.removeEventListener("abort", leave);
  }
}

function stillHolds(page: RenderedPage, current: CurrentVersions, now: number): boolean {
  const { madeFrom, scope } = page;
  if (madeFrom.siteVersion !== current.siteVersion || now >= page.validUntil) return false;
  // The clock was ahead when the page was made, so the page may show what is not yet true.
  if (isBefore(now, page.madeAt)) return false;
  if (scope === "site") return true;
  return scope === "counts" ? madeFrom.counts === current.counts : madeFrom.stockVersion === current.stockVersion;
}

const isHtml = ({ headers }: RenderedPage): boolean =>
  headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));
