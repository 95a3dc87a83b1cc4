import type { Payment, Reservation } from "#domain/reservation/reservation.ts";
import type { Dismissal } from "#domain/need/dismissal.ts";
import { LIVE_MS, type ServerReport } from "#server/adapters/store/repositories/servers.ts";
import type { SourceHealth } from "#server/adapters/store/repositories/stock-sources.ts";
import type { FailingReceiver } from "#server/adapters/store/repositories/receivers.ts";
import type { Undelivered } from "#server/adapters/store/repositories/undelivered.ts";
import type { Store } from "#server/adapters/store/store.ts";

export type StoreFigures = {
  at: Date;
  undelivered: readonly Undelivered[];
  receivers: readonly FailingReceiver[];
  sources: readonly SourceHealth[];
  /** Reservations whose customer asks for the fee. */
  asked: readonly Reservation[];
  /** Refunds that are due. */
  owed: readonly Payment[];
  servers: readonly ServerReport[];
  dismissals: readonly Dismissal[];
};

/** Whoever asks more often gets the same figures: watching must not become a load of its own. */
const HOLDS_MS = 10_000;
/** A store that hangs must not make the watcher hang too. */
const LONGEST_MS = 5000;

type Deps = { store: Pick<Store, "operator">; clock: () => Date; holdsMs?: number; longestMs?: number };

/** What the store knows about all sites, in seven queries whatever their number. */
export async function readFigures({ operator }: Pick<Store, "operator">, at: Date): Promise<StoreFigures> {
  const { outbox, receivers, sources, reservations, servers, dismissals } = operator;
  const [undelivered, failing, health, asked, owed, seen, dismissed] = await Promise.all([
    outbox.undelivered(),
    receivers.failing(),
    sources.health(),
    reservations.asked(),
    reservations.owed(),
    servers.seenSince(new Date(at.getTime() - LIVE_MS)),
    dismissals.all(at),
  ]);
  return { at, undelivered, receivers: failing, sources: health, asked, owed, servers: seen, dismissals: dismissed };
}

/** The same, read at most once in ten seconds. Rejects when the store does not answer. */
export function storeFigures(deps: Deps): () => Promise<StoreFigures> {
  const { store, clock, holdsMs = HOLDS_MS, longestMs = LONGEST_MS } = deps;
  let last: { at: number; figures: Promise<StoreFigures> } | null = null;
  return async () => {
    if (last === null || performance.now() - last.at >= holdsMs) {
      const figures = readFigures(store, clock());
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
