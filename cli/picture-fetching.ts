import { resolve } from "node:path";
import type { Dealership } from "#domain/location/location.ts";
import { DiskGuard, freeBytesAt } from "#server/platform/admission/disk-guard.ts";
import { FeedPictureFiles } from "#server/images/feed-picture-files.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { PictureCounts } from "#server/adapters/store/repositories/pictures.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { readEnv } from "#server/environment/env.ts";
import { type BrokenPicture, listBrokenPictures } from "#server/stock/pictures/broken-pictures.ts";
import { fetchNow } from "#server/stock/pictures/fetch-now.ts";
import { storageOf } from "./files-of.ts";

type Context = { store: Store; dealership: Dealership; outgoing: Outgoing };
export type FetchedPictures = { counts: PictureCounts; broken: BrokenPicture[] };

const HOUR_MS = 60 * 60_000;

/** Fetches a dealership's pictures in this process and shows their count on one line of the terminal. */
export async function fetchPicturesNow({ store, dealership, outgoing }: Context): Promise<FetchedPictures> {
  const env = readEnv(process.env);
  const dataDir = resolve(env.DATA_DIR);
  const isTerminal = process.stderr.isTTY;
  const counts = await fetchNow(
    {
      store,
      outgoing,
      dealershipId: dealership.id,
      pictureFiles: new FeedPictureFiles(storageOf(env)),
      disk: new DiskGuard(freeBytesAt(dataDir), env.DISK_RESERVE_MB * 1024 * 1024),
      clock: () => new Date(),
      recheckMs: env.PICTURE_RECHECK_HOURS * HOUR_MS,
      log: { info: () => undefined, warn: (_about: unknown, words?: string) => process.stderr.write(`${words}\n`) },
    },
    ({ ready, onTheWay, broken }) => {
      if (isTerminal)
        process.stderr.write(`\r\u001b[K${ready} pictures stored, ${onTheWay} on the way, ${broken} broken`);
    },
  );
  if (isTerminal) process.stderr.write("\r\u001b[K");
  return { counts, broken: await listBrokenPictures(store, dealership.id) };
}
