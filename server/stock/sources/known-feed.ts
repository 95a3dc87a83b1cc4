import type { ImportReport } from "#domain/feed/report.ts";
import { askWith, type LastFeed, type Validators } from "#domain/stock-source/last-feed.ts";
import type { ClaimedSource } from "#server/adapters/store/repositories/source-leases.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { fingerprintOf } from "#server/platform/secret/fingerprint.ts";

export type KnownFeed = {
  /** What its server is asked with; null if the whole feed has to be read. */
  validators: Validators | null;
  /** What the next run may rely on, after the whole feed was imported; null: nothing. */
  afterImport: (report: ImportReport, validators: Validators | null) => Promise<LastFeed | null>;
};

const HOUR_MS = 3_600_000;

/** What is known of the feed of a source before a run. `address` may contain a secret, so its fingerprint is kept. */
export async function knownFeed(
  store: Store,
  { dealershipId, source, state }: Pick<ClaimedSource, "dealershipId" | "source" | "state">,
  { address, now }: { address: string; now: Date },
): Promise<KnownFeed> {
  const of = fingerprintOf(JSON.stringify([source, address]));
  const scope = `stock:${dealershipId}`;
  const version = async () => (await store.versions([scope])).get(scope) ?? 0;
  const stock = await version();
  const lastMissingAt = await store.operator.imports.lastMissingAt(dealershipId);
  const goneAfterMs = source.vanished.after_hours * HOUR_MS;
  return {
    validators: askWith(state.last_feed, { of, stock, lastMissingAt, goneAfterMs, now }),
    async afterImport({ stopped, counts }, validators) {
      // A change that waits for a reservation to end is made by a later run, from the same feed.
      if (stopped !== null || validators === null || counts.keptForBuyers > 0) return null;
      // Without a change of its own, whatever raised the version meanwhile was somebody else's.
      return { ...validators, of, read_at: now.toISOString(), stock: counts.written > 0 ? await version() : stock };
    },
  };
}
