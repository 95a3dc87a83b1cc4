import { ClientGoneError, TooBusyError } from "./errors.ts";
import { FairQueue, type Place } from "./fair-queue.ts";

export type QueueLimits = {
  atOnce: number;
  /** Fewer than `atOnce`, so that a flooded site leaves room for the others. */
  atOncePerSite: number;
  waiting: number;
  waitingPerSite: number;
  waitingPerAddress: number;
  longestWaitMs: number;
};

/** `gone` aborts when nobody waits for the work any more. */
export type QueuedWork = Place & { gone?: AbortSignal | undefined };
type Waiting = Place & { start: () => void };
type Timer = { startTimer: () => () => unknown };
/** Measure how long work waits for its turn, and how long it takes. */
export type QueueTimes = { waits: Timer; works: Timer };

/** About the time in which a full queue is worked off. */
const RETRY_SECONDS = 2;

/** Work waits for its turn: sites take turns, then the addresses of a site. Work that finds no room is refused. */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #queue = new FairQueue<Waiting>();
  readonly #runningBySite = new Map<string, number>();
  #running = 0;
  #refused = 0;
  readonly #times: QueueTimes | null;

  constructor(limits: QueueLimits, times: QueueTimes | null = null) {
    this.#limits = limits;
    this.#times = times;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  get running(): number {
    return this.#running;
  }

  /** Requests that were turned away so far. */
  get refused(): number {
    return this.#refused;
  }

  /** Runs the work in its turn. Throws TooBusyError, or ClientGoneError if the client leaves before it has started. */
  async run<T>(about: QueuedWork, work: () => Promise<T>): Promise<T> {
    const endWait = this.#times?.waits.startTimer();
    await this.#turn(about);
    endWait?.();
    const endWork = this.#times?.works.startTimer();
    try {
      return await work();
    } finally {
      endWork?.();
      this.#count(about.site, -1);
      this.#startNext();
    }
  }

  #turn({ site, address, gone }: QueuedWork): Promise<void> {
    if (gone?.aborted) return Promise.reject(new ClientGoneError());
    if (!this.#hasRoom({ site, address })) return Promise.reject(this.#busy());
    return new Promise((start, refuse) => {
      const item = { site, address, start: () => (stopWaiting(), start()) };
      const leave = (reason: () => Error) => {
        if (!this.#queue.remove(item)) return;
        stopWaiting();
        refuse(reason());
      };
      const hangUp = () => leave(() => new ClientGoneError());
      const timer = setTimeout(() => leave(() => this.#busy()), this.#limits.longestWaitMs);
      const stopWaiting = () => {
        clearTimeout(timer);
        gone?.removeEventListener("abort", hangUp);
      };
      gone?.addEventListener("abort", hangUp);
      this.#queue.add(item);
      this.#startNext();
    });
  }

  #hasRoom(place: Place): boolean {
    const { waiting, waitingPerSite, waitingPerAddress } = this.#limits;
    const queue = this.#queue;
    return (
      queue.size < waiting && queue.ofSite(place.site) < waitingPerSite && queue.ofAddress(place) < waitingPerAddress
    );
  }

  #startNext(): void {
    if (this.#running >= this.#limits.atOnce) return;
    const next = this.#queue.take((site) => (this.#runningBySite.get(site) ?? 0) < this.#limits.atOncePerSite);
    if (!next) return;
    this.#count(next.site, 1);
    next.start();
  }

  #count(site: string, change: 1 | -1): void {
    this.#running += change;
    const left = (this.#runningBySite.get(site) ?? 0) + change;
    if (left === 0) this.#runningBySite.delete(site);
    else this.#runningBySite.set(site, left);
  }

  #busy(): TooBusyError {
    this.#refused += 1;
    return new TooBusyError(RETRY_SECONDS);
  }
}
