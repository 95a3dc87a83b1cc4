import type { SourceHealth } from "#server/adapters/store/repositories/stock-sources.ts";
import type { FailingReceiver } from "#server/adapters/store/repositories/receivers.ts";
import type { Undelivered } from "#server/adapters/store/repositories/undelivered.ts";
import type { Store } from "#server/adapters/store/store.ts";

export type StoreFigures = {
  at: Date;
  undelivered: readonly Undelivered[];
  receivers: readonly FailingReceiver[];
  sources: readonly SourceHealth[];
};

/** Whoever asks more often gets the same figures: watching must not become a load of its own. */
const HOLDS_MS = 10_000;
/** A store that hangs must not make the watcher hang too. */
const LONGEST_MS = 5000;

type Deps = { store: Pick<Store, "operator">; clock: () => Date; holdsMs?: number; longestMs?: number };

/** Reads what the store knows about all sites in three queries, at most once in ten seconds. */
export function storeFigures(deps: Deps): () => Promise<StoreFigures> {
  const { store, clock, holdsMs = HOLDS_MS, longestMs = LONGEST_MS } = deps;
  let last: { at: number; figures: Promise<StoreFigures> } | null = null;
  const read = async (): Promise<StoreFigures> => {
    const { outbox, receivers, sources } = store.operator;
    const [undelivered, failing, health] = await Promise.all([
      outbox.undelivered(),
      receivers.failing(),
      sources.health(),
    ]);
    return { at: clock(), undelivered, receivers: failing, sources: health };
  };
  return async () => {
    if (last === null || performance.now() - last.at >= holdsMs) {
      const figures = read();
      last = { at: performance.now(), figures };
      figures.catch(() => (last = null));
    }
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error("The store does not answer.")), longestMs);
    try {
      return await Promise.race([last.figures, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
