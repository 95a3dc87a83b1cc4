import type { Logger } from "pino";
import type { Store } from "#server/adapters/store/store.ts";

const EVERY_MS = 60 * 60 * 1000;

type Sweeping = { store: Pick<Store, "operator">; clock: () => Date; log: Logger };

/** Once an hour, removes sign-ins and sessions that ended long ago. Returns a stop function. */
export function sweepPeople({ store, clock, log }: Sweeping): () => void {
  const timer = setInterval(() => {
    store.operator.signIns
      .sweep(clock())
      .catch((error: unknown) => log.warn({ err: error }, "old sign-ins could not be swept"));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
