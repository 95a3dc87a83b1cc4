import { join } from "node:path";
import { openStorage } from "../adapters/storage/open-storage.ts";
import type { StorageSettings } from "../environment/storage-settings.ts";
import type { MediaCatalogue } from "../adapters/store/repositories/media-catalogue.ts";
import { MediaLibrary } from "./media-library.ts";
import { StoredMedia } from "./stored-media.ts";

/** Sources of media in order: folders, and at most one storage. */
export type MediaPlaces = readonly (string | StorageSettings)[];

/** Each thread gets a share of the memory limit. */
export type MediaOptions = { catalogue: Pick<MediaCatalogue, "all" | "version">; cacheBytes: number };

export function openMedia(places: MediaPlaces, { catalogue, cacheBytes }: MediaOptions): MediaLibrary {
  return new MediaLibrary(
    places.map((place) => {
      if (typeof place === "string") return place;
      if (place.kind === "folder") return join(place.path, "media");
      return new StoredMedia({ storage: openStorage(place), catalogue, cacheBytes });
    }),
  );
}
