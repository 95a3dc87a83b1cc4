import type { Logger } from "pino";
import type { Store } from "#server/adapters/store/store.ts";

const EVERY_MS = 60 * 60 * 1000;

/** Once an hour, removes expired keys and captcha solutions. Returns a stop function. */
export function sweepLeads(store: Store, clock: () => Date, log: Logger): () => void {
  const timer = setInterval(() => {
    store.operator.leads
      .sweep(clock())
      .catch((error: unknown) => log.warn({ err: error }, "old keys could not be swept"));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
