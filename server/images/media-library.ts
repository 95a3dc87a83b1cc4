import type { MediaFile, MediaSource, StoredFile } from "./media-source.ts";
import { FolderMedia } from "./folder-media.ts";

const picture = /\.(?:webp|png|jpe?g|avif|gif|svg)$/i;
const name = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
/** File systems allow names of 255 bytes; ours are far shorter. */
const longestPath = 255;

/**
 * Pictures, videos and documents of the sites. The first source that has a file wins, so an operator can replace a demo
 * picture.
 */
export class MediaLibrary {
  readonly #sources: readonly MediaSource[];

  /** Sources in order; a string is a folder. */
  constructor(places: readonly (string | MediaSource)[]) {
    this.#sources = places.map((place) => (typeof place === "string" ? new FolderMedia(place) : place));
  }

  /** Null for anything but a readable picture, whatever the path. Never throws. */
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

  /** Called before a page is rendered, so that it shows current media. */
  async refresh(): Promise<void> {
    for (const source of this.#sources) await source.refresh();
  }
}
