import type { MediaFile, MediaSource, StoredFile } from "./media-source.ts";
import { FolderMedia } from "./folder-media.ts";

const picture = /\.(?:webp|png|jpe?g|avif|gif|svg)$/i;
const name = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
/** File systems take names of 255 bytes; nothing of ours comes near. */
const longestPath = 255;

/** Pictures, films and documents of the sites. The first place that has one wins: an operator can replace a demo picture. */
export class MediaLibrary {
  readonly #sources: readonly MediaSource[];

  /** Places in their order; a text is a folder. */
  constructor(places: readonly (string | MediaSource)[]) {
    this.#sources = places.map((place) => (typeof place === "string" ? new FolderMedia(place) : place));
  }

  /** Null for whatever is not a readable picture, whatever the path pretends. Never throws. */
  find(path: string): MediaFile | null {
    if (path.length > longestPath || !picture.test(path) || !name.test(path)) return null;
    for (const source of this.#sources) {
      const found = source.find(path);
      if (found) return found;
    }
    return null;
  }

  async locate(path: string): Promise<StoredFile | null> {
    if (path.length > longestPath || !name.test(path)) return null;
    for (const source of this.#sources) {
      const found = await source.locate(path);
      if (found) return found;
    }
    return null;
  }

  /** Asked before a page is drawn, so that it shows the media of now. */
  async refresh(): Promise<void> {
    for (const source of this.#sources) await source.refresh();
  }
}
