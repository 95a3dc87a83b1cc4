import type { Logger } from "pino";
import type { FeedPictureFiles } from "#server/images/feed-picture-files.ts";
import { pictureId } from "#server/adapters/store/repositories/picture-rows.ts";
import type { Store } from "#server/adapters/store/store.ts";

/** A car that is missing from a feed for some days returns with its pictures. */
const UNUSED_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Not while the server renders its first pages. */
const FIRST_MS = 60_000;
const EVERY_MS = 6 * 60 * 60 * 1000;

type Swept = { unused: number; removed: number; files: number };

/**
 * Marks pictures that no car uses, removes those marked long ago with their files, and refetches files that the disk
 * has lost.
 */
export async function sweepPictures(store: Store, pictureFiles: FeedPictureFiles, now: Date): Promise<Swept> {
  const { pictures, dealerships } = store.operator;
  const swept: Swept = { unused: 0, removed: 0, files: 0 };
  for (const { id } of await dealerships.list()) {
    const named = await namedBy(store, id);
    for (let after = ""; ;) {
      const page = await pictures.page(id, after);
      const last = page.at(-1);
      if (last === undefined) break;
      after = last.id;
      const fresh = page.filter((one) => one.unusedSince === null && !named.has(one.id)).map((one) => one.id);
      const old = page.filter(
        ({ id: picture, unusedSince }) =>
          unusedSince !== null &&
          !named.has(picture) &&
          now.getTime() - Date.parse(unusedSince) >= UNUSED_DAYS * DAY_MS,
      );
      await pictures.setUnused(fresh, now);
      await pictures.remove(old.map((one) => one.id));
      swept.unused += fresh.length;
      swept.removed += old.length;
      const lost: string[] = [];
      for (const { id: picture, picture: stored } of page)
        if (stored && named.has(picture) && !(await pictureFiles.has(stored.file))) lost.push(picture);
      await pictures.forgetFiles(lost);
    }
  }
  swept.files = await pictureFiles.sweep((files) => pictures.filesInUse(files), now);
  return swept;
}

async function namedBy({ operator }: Store, dealershipId: string): Promise<Set<string>> {
  const named = new Set<string>();
  for await (const cars of operator.picturedCars.pages(dealershipId))
    for (const { addresses } of cars) for (const address of addresses) named.add(pictureId(dealershipId, address));
  return named;
}

type Sweeping = { store: Store; pictureFiles: FeedPictureFiles; clock: () => Date; log: Logger };

/** Soon after the start, and periodically. Returns a stop function. */
export function keepPicturesSwept({ store, pictureFiles, clock, log }: Sweeping): () => void {
  const sweep = () => {
    sweepPictures(store, pictureFiles, clock()).then(
      (swept) => swept.removed + swept.files > 0 && log.info(swept, "pictures that no car uses were removed"),
      (error: unknown) => log.warn({ err: error }, "unused pictures could not be swept"),
    );
  };
  const timers = [setTimeout(sweep, FIRST_MS), setInterval(sweep, EVERY_MS)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
