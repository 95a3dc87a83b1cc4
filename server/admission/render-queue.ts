import { Tally } from "#server/metrics/tally.ts";
import { FairQueue, type Place } from "./fair-queue.ts";
import { ClientGone, TooBusy } from "./refusals.ts";

export type RenderLimits = {
  /** Concurrent renders; they mostly use the processor, so more of them would only be slower. */
  atOnce: number;
  atOncePerSite: number;
  waiting: number;
  waitingPerSite: number;
  waitingPerAddress: number;
  longestWaitMs: number;
};

export const usualRenderLimits: RenderLimits = {
  atOnce: 2,
  atOncePerSite: 1,
  waiting: 96,
  waitingPerSite: 32,
  waitingPerAddress: 16,
  longestWaitMs: 8000,
};

/** Most take a millisecond. The limit of searches per minute bounds one address. */
export const usualSearchLimits: RenderLimits = {
  atOnce: 4,
  atOncePerSite: 2,
  waiting: 300,
  waitingPerSite: 100,
  waitingPerAddress: 100,
  longestWaitMs: 8000,
};

/**
 * `form`: a visitor has sent a form and waits for its answer. `known`: a page that was requested before and whose stock
 * has changed since. `page`: any other. In this order, so that a flood of made-up addresses delays neither forms nor
 * the pages that people open.
 */
const lanes = ["form", "known", "page"] as const;
export type RenderLane = (typeof lanes)[number];
export type RenderWish = Place & { lane: RenderLane; gone?: AbortSignal | undefined };

type Waiting = Place & { start: () => void; refuse: (reason: Error) => void };

/** The last lane gets its turn after this many others, or a flood of forms would stop every page. */
const OTHERS_IN_A_ROW = 3;
const FIRST_GUESS_MS = 40;
/** How long a flooded site pauses after a page, by the time that the page took: half of the threads' time is left. */
const PAUSE = 1;
/** A page that waited long for the store does not stop its site for as long again. */
const MOST_PAUSE_MS = 250;
/** Requests of two sites within this time count as simultaneous. */
const SAME_TIME_MS = 2000;

/** Whether more than one site asks for pages at the moment. */
class AskingSites {
  #last = "";
  #changedAt = Number.NEGATIVE_INFINITY;

  see(site: string): void {
    if (site !== this.#last && this.#last !== "") this.#changedAt = performance.now();
    this.#last = site;
  }

  areSeveral(): boolean {
    return performance.now() - this.#changedAt < SAME_TIME_MS;
  }
}

/**
 * Decides which page is rendered next, and which request is refused. Bounded for the server, for each site and for each
 * address. When it is full, a newcomer with few places takes one from whoever has most, so a flood displaces itself.
 */
export class RenderQueue {
  readonly #limits: RenderLimits;
  readonly #lanes: Record<RenderLane, FairQueue<Waiting>> = {
    form: new FairQueue(),
    known: new FairQueue(),
    page: new FairQueue(),
  };
  readonly #running = new Map<string, number>();
  #runningAll = 0;
  readonly #sites = new AskingSites();
  #othersInARow = 0;
  #isScheduled = false;
  #usualMs = FIRST_GUESS_MS;
  #refused = 0;
  /** How long work waited for its turn, and how long it took. */
  readonly waits = new Tally();
  readonly works = new Tally();

  constructor(limits: RenderLimits = usualRenderLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return lanes.reduce((sum, lane) => sum + this.#lanes[lane].size, 0);
  }

  get running(): number {
    return this.#runningAll;
  }

  /** Requests that were turned away so far. */
  get refused(): number {
    return this.#refused;
  }

  /** Runs the work in its turn. Throws TooBusy, or ClientGone if the client hangs up before it has started. */
  async run<T>(wish: RenderWish, work: () => Promise<T>): Promise<T> {
    this.#sites.see(wish.site);
    const asked = performance.now();
    await this.#turn(wish);
    const begun = performance.now();
    this.waits.add(begun - asked);
    try {
      return await work();
    } finally {
      const ms = performance.now() - begun;
      this.#usualMs += (ms - this.#usualMs) / 16;
      this.works.add(ms);
      this.#end(wish, ms);
    }
  }

  /** A site with more pages waiting pauses between two of them while others ask too. */
  #end({ site, lane }: RenderWish, ms: number): void {
    this.#runningAll -= 1;
    const isFlood = lane === "page" && this.#lanes.page.ofSite(site) > 0 && this.#sites.areSeveral();
    if (isFlood) setTimeout(() => this.#free(site), Math.min(ms * PAUSE, MOST_PAUSE_MS)).unref();
    else this.#free(site);
    this.#schedule();
  }

  #free(site: string): void {
    const left = (this.#running.get(site) ?? 0) - 1;
    if (left === 0) this.#running.delete(site);
    else this.#running.set(site, left);
    this.#schedule();
  }

  #turn({ site, address, lane, gone }: RenderWish): Promise<void> {
    if (gone?.aborted) return Promise.reject(new ClientGone());
    const queue = this.#lanes[lane];
    if (!this.#makeRoom(queue, { site, address })) return Promise.reject(this.#busy());
    return new Promise((start, refuse) => {
      const end = () => {
        clearTimeout(timer);
        gone?.removeEventListener("abort", leave);
      };
      const item: Waiting = {
        site,
        address,
        start: () => (end(), start()),
        refuse: (reason) => (end(), refuse(reason)),
      };
      const leave = () => queue.remove(item) && item.refuse(new ClientGone());
      const timer = setTimeout(() => queue.remove(item) && item.refuse(this.#busy()), this.#limits.longestWaitMs);
      gone?.addEventListener("abort", leave);
      queue.add(item);
      this.#schedule();
    });
  }

  /** Whether there is room for one more; takes a place from the site or address with most if needed. */
  #makeRoom(queue: FairQueue<Waiting>, place: Place): boolean {
    const { waiting, waitingPerSite, waitingPerAddress } = this.#limits;
    const own = queue.ofAddress(place);
    if (own >= waitingPerAddress) return false;
    if (queue.ofSite(place.site) >= waitingPerSite) {
      const heaviest = queue.heaviest(place.site);
      return heaviest !== undefined && queue.ofAddress(heaviest) > own + 1 && this.#displace(queue, heaviest);
    }
    if (queue.size >= waiting) {
      const heaviest = queue.heaviest();
      const isFairer = heaviest !== undefined && queue.ofSite(heaviest.site) > queue.ofSite(place.site) + 1;
      return isFairer && this.#displace(queue, heaviest);
    }
    return true;
  }

  #displace(queue: FairQueue<Waiting>, item: Waiting): boolean {
    queue.remove(item);
    item.refuse(this.#busy());
    return true;
  }

  /** One start per turn of the event loop: everything else that is ready runs between two of them. */
  #schedule(): void {
    if (this.#isScheduled || this.#runningAll >= this.#limits.atOnce || this.waiting === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      const next = this.#next();
      if (!next) return;
      this.#running.set(next.site, (this.#running.get(next.site) ?? 0) + 1);
      this.#runningAll += 1;
      next.start();
      this.#schedule();
    });
  }

  #next(): Waiting | undefined {
    const order = this.#othersInARow >= OTHERS_IN_A_ROW ? lanes.toReversed() : lanes;
    for (const lane of order) {
      // Forms and known pages do not wait for a flooded page of their own site.
      const most = this.#limits.atOncePerSite + (lane === "page" ? 0 : 1);
      const item = this.#lanes[lane].take((site) => (this.#running.get(site) ?? 0) < most);
      if (!item) continue;
      this.#othersInARow = lane === "page" ? 0 : this.#othersInARow + 1;
      return item;
    }
    return undefined;
  }

  #busy(): TooBusy {
    this.#refused += 1;
    const queueMs = (this.waiting * this.#usualMs) / this.#limits.atOnce;
    return new TooBusy(Math.min(30, Math.max(1, Math.ceil(queueMs / 1000))));
  }
}
