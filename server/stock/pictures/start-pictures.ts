import type { DiskGuard } from "#server/platform/admission/disk-guard.ts";
import { AvifMaker, calmLoop } from "#server/images/avif-maker.ts";
import { FeedPictureFiles } from "#server/images/feed-picture-files.ts";
import { ImageMaker } from "#server/images/image-maker.ts";
import { MediaOriginals } from "#server/images/media-originals.ts";
import { type MediaPlaces, openMedia } from "#server/images/open-media.ts";
import { cachedPictures } from "#server/images/picture-cache.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { Env } from "#server/environment/env.ts";
import type { Logger } from "pino";
import { keepMediaIndexed } from "./index-media.ts";
import { PictureWorker } from "./picture-worker.ts";
import { keepPicturesSwept } from "./sweep-pictures.ts";

type Settings = Pick<Env, "PICTURE_FORMAT" | "PICTURE_RECHECK_HOURS">;
type Deps = {
  store: Store;
  storage: Storage;
  outgoing: Outgoing;
  disk: DiskGuard;
  clock: () => Date;
  log: Logger;
  mediaPlaces: MediaPlaces;
  /** For originals in this thread. */
  mediaCacheBytes: number;
  /** For the sizes made from them. */
  madeCacheBytes: number;
};

/** Starts what fetches, makes, encodes, indexes and removes pictures, as the environment configures it. */
export function startPictures(env: Settings, deps: Deps) {
  const { store, storage, outgoing, disk, clock, log } = deps;
  const pictureFiles = new FeedPictureFiles(storage);
  const recheckMs = env.PICTURE_RECHECK_HOURS * 60 * 60 * 1000;
  const fetching = new PictureWorker({ store, outgoing, pictureFiles, disk, log, clock, recheckMs });
  fetching.start();
  const made = cachedPictures(storage, deps.madeCacheBytes);
  const avif = env.PICTURE_FORMAT === "avif" ? new AvifMaker({ storage: made, log, isCalm: calmLoop() }) : null;
  const stopIndexing = keepMediaIndexed(new MediaOriginals({ storage, catalogue: store.operator.media }), log);
  const stopSweeping = keepPicturesSwept(store, pictureFiles, clock, log);
  return {
    media: openMedia(deps.mediaPlaces, { catalogue: store.operator.media, cacheBytes: deps.mediaCacheBytes }),
    images: new ImageMaker(made, log),
    avif,
    wake: () => fetching.wake(),
    workers: [
      { name: "pictures", stop: () => fetching.stop() },
      { name: "encoding pictures", stop: () => avif?.close() },
      { name: "sweeping pictures", stop: stopSweeping },
      { name: "indexing media", stop: stopIndexing },
    ],
  };
}
