import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { nextToRun, places } from "#domain/stock-source/fair-places.ts";
import type { ClaimedSource } from "#server/adapters/store/repositories/source-leases.ts";
import type { Store } from "#server/adapters/store/store.ts";

/** A run in progress, in its own process. `ended` rejects if it ended before it was done. */
export type StartedRun = { ended: Promise<void>; stop: () => void };
type Deps = {
  store: Pick<Store, "operator">;
  log: Logger;
  start: (dealershipId: string, lease: string) => StartedRun;
  /** Records a run that could not do so itself. */
  onDeath: (claimed: ClaimedSource, reason: string) => Promise<void>;
  pollMs?: number;
};

const POLL_MS = 15_000;

/** Starts due sources. Any number of servers share the list: the one that claims a source in the store runs it. */
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
      .catch((error: unknown) => this.#deps.log.error({ err: error }, "stock sources could not be processed"))
      .finally(() => (this.#look = null));
  }

  /** Aborts runs in progress; the stock stays unchanged, and another server takes them over. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#look;
    for (const { run } of this.#running.values()) run.stop();
    await Promise.all([...this.#running.values()].map(({ end }) => end));
  }

  async #startDue(): Promise<void> {
    if (this.#running.size >= places.inAll) return;
    const { due, running } = await this.#deps.store.operator.sources.queue();
    const waiting = due.filter(({ dealershipId }) => !this.#running.has(dealershipId));
    while (this.#running.size < places.inAll && !this.#stopped) {
      const next = nextToRun(waiting, running);
      if (next === null) return;
      waiting.splice(waiting.indexOf(next), 1);
      if (await this.#start(next.dealershipId)) running.push(next);
    }
  }

  /** Claims the source here, so that a process that dies at its start has had its run too. */
  async #start(dealershipId: string): Promise<boolean> {
    const { store, start, onDeath } = this.#deps;
    const claimed = await store.operator.sources.claim(dealershipId, randomUUID(), { isDue: true });
    if (!claimed) return false;
    const run = start(dealershipId, claimed.lease);
    const end = run.ended
      .then(
        () => null,
        async (error: unknown) => {
          await onDeath(claimed, error instanceof Error ? error.message : String(error));
          return error;
        },
      )
      .then(
        (error: unknown) => this.#ended(dealershipId, error),
        (error: unknown) => this.#ended(dealershipId, error),
      );
    this.#running.set(dealershipId, { run, end });
    return true;
  }

  /** After an aborted run the next look waits for the timer, so that processes are not started in a loop. */
  #ended(dealershipId: string, error: unknown): void {
    this.#running.delete(dealershipId);
    if (error === null) this.wake();
    else this.#deps.log.error({ err: error, dealership: dealershipId }, "a stock run was aborted");
  }
}
