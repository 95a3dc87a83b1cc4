import type { Logger } from "pino";
import type { Store } from "#server/adapters/store/store.ts";

const EVERY_MS = 60 * 60 * 1000;

type Sweeping = { store: Store; clock: () => Date; log: Logger };

/** Once an hour, removes expired keys and captcha solutions. Returns a stop function. */
export function sweepLeads({ store, clock, log }: Sweeping): () => void {
  const timer = setInterval(() => {
    store.operator.leads
      .sweep(clock())
      .catch((error: unknown) => log.warn({ err: error }, "old keys could not be swept"));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
