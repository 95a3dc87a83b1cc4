import type { Logger } from "pino";
import type { Store } from "#server/adapters/store/store.ts";

/** A run under way in a process of its own. */
export type StartedRun = { ended: Promise<void>; stop: () => void };
type Deps = {
  store: Pick<Store, "operator">;
  clock: () => Date;
  log: Logger;
  start: (dealershipId: string) => StartedRun;
  pollMs?: number;
};

const POLL_MS = 15_000;
/** A source that hangs keeps one place, and the others go on. */
const MOST_AT_ONCE = 3;

/** Starts the sources that are due. Any number of servers share the list: whoever claims a source in the store runs it. */
export class StockScheduler {
  readonly #deps: Deps;
  readonly #running = new Map<string, { run: StartedRun; end: Promise<void> }>();
  #timer: NodeJS.Timeout | null = null;
  #look: Promise<void> | null = null;
  #stopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#deps.pollMs ?? POLL_MS);
    this.#timer.unref();
    this.wake();
  }

  /** Looks for due sources now. */
  wake(): void {
    if (this.#stopped || this.#look) return;
    this.#look = this.#startDue()
      .catch((error: unknown) => this.#deps.log.error({ err: error }, "the sources of stock could not be looked after"))
      .finally(() => (this.#look = null));
  }

  /** Runs under way are broken off; the stock stays as it was, and another server takes them up. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#look;
    for (const { run } of this.#running.values()) run.stop();
    await Promise.all([...this.#running.values()].map(({ end }) => end));
  }

  async #startDue(): Promise<void> {
    if (this.#running.size >= MOST_AT_ONCE) return;
    const due = await this.#deps.store.operator.sources.due(this.#deps.clock(), 100);
    const free = due.filter((id) => !this.#running.has(id)).slice(0, MOST_AT_ONCE - this.#running.size);
    if (!this.#stopped) for (const id of free) this.#start(id);
  }

  #start(dealershipId: string): void {
    const run = this.#deps.start(dealershipId);
    const end = run.ended.then(
      () => this.#ended(dealershipId, null),
      (error: unknown) => this.#ended(dealershipId, error),
    );
    this.#running.set(dealershipId, { run, end });
  }

  /** After a run that broke off the next look comes with the clock, so that nothing starts processes in a circle. */
  #ended(dealershipId: string, error: unknown): void {
    this.#running.delete(dealershipId);
    if (error === null) this.wake();
    else this.#deps.log.error({ err: error, dealership: dealershipId }, "a run of stock has broken off");
  }
}
