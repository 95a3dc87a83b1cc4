import type { ImportReport } from "#domain/feed/report.ts";
import type { Dealership } from "#domain/location/location.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { MOST_BROKEN } from "#server/stock/pictures/broken-pictures.ts";
import { showPictures } from "#server/stock/pictures/show-pictures.ts";

/** Addresses whose last fetch failed, and why: the report lists them with their rows. */
export type FailingPictures = ReadonlyMap<string, string>;
type Request = { store: Store; dealership: Dealership; now: Date; dryRun?: boolean; push?: object };

/** A feed that changes many rows a day must not refetch all their pictures each time. */
const RECHECK_AFTER_MS = 60 * 60_000;

export async function failingPictures({ store, dealership }: Request): Promise<FailingPictures> {
  const failing = await store.operator.pictures.failing(dealership.id, MOST_BROKEN);
  return new Map(failing.map(({ address, reason }) => [address, reason ?? ""]));
}

/** Queues new addresses, has those of changed cars checked again, and counts them for the report. */
export async function takePictures(
  { store, dealership: { id }, now, dryRun = false, push }: Request,
  { counts, stopped }: ImportReport,
  changed: readonly string[],
): Promise<ImportReport["pictures"]> {
  const { pictures } = store.operator;
  if (!dryRun && stopped === null && counts.written > 0) {
    await pictures.recheck(id, changed, new Date(now.getTime() - RECHECK_AFTER_MS));
    // The sender of a push waits for the answer; the server compares the cars right after it.
    if (push === undefined) await showPicturesUnlessBusy(store, id);
  }
  return pictures.counts(id);
}

async function showPicturesUnlessBusy(store: Store, dealershipId: string): Promise<void> {
  try {
    await showPictures(store, dealershipId);
  } catch (error) {
    // The next import has already started; its end, or the server, does it.
    if (!(error instanceof StoreError && error.kind === "refused")) throw error;
  }
}
