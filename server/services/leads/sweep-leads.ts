import type { Logger } from "pino";
import type { Store } from "#server/adapters/store/store.ts";

const EVERY_MS = 60 * 60 * 1000;

/** Once an hour, forgets keys and captcha solutions that have served their time. Returns a stop. */
export function sweepLeads(store: Store, clock: () => Date, log: Logger): () => void {
  const timer = setInterval(() => {
    store.operator.leads
      .sweep(clock())
      .catch((error: unknown) => log.warn({ err: error }, "old keys could not be swept"));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
