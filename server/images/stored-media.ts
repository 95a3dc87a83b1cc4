import { LRUCache } from "lru-cache";
import { FEED_FOLDER } from "#domain/picture/feed-pictures.ts";
import type { Storage } from "../adapters/storage/storage.ts";
import type { CataloguedMedia, MediaCatalogue } from "../adapters/store/repositories/media-catalogue.ts";
import type { MediaFile, MediaSource, StoredFile } from "./media-source.ts";
import { type PictureFacts, pictureHash } from "./picture-facts.ts";
import { feedPictureName, mediaPrefix } from "./feed-picture-files.ts";

/** How old the catalogue in memory may be when a page is rendered. */
const TRUSTED_MS = 500;
/** Larger originals are read from the storage each time. */
const LARGEST_CACHED = 1024 * 1024;

type Deps = {
  storage: Storage;
  catalogue: Pick<MediaCatalogue, "all" | "version">;
  /** Memory limit for small originals: logos and icons are on every page. */
  cacheBytes: number;
};

/**
 * Media in a storage that cannot be asked during rendering. Names of feed pictures contain their size; all others are
 * in the catalogue, a table that each thread holds in memory.
 */
export class StoredMedia implements MediaSource {
  readonly #deps: Deps;
  readonly #cache: LRUCache<string, Buffer<ArrayBuffer>>;
  #known = new Map<string, CataloguedMedia>();
  #version = -1;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#cache = new LRUCache({ maxSize: deps.cacheBytes, sizeCalculation: (bytes) => bytes.length + 200 });
  }

  find(path: string): MediaFile | null {
    const facts = factsOfName(path) ?? this.#catalogued(path);
    return facts && { path, ...facts, read: () => this.#read(path, facts.hash) };
  }

  async locate(path: string): Promise<StoredFile | null> {
    const { storage } = this.#deps;
    const found = await storage.about(mediaPrefix + path);
    return (
      found && {
        size: found.bytes,
        mtimeMs: found.modifiedAt.getTime(),
        open: (range) => storage.open(mediaPrefix + path, range),
      }
    );
  }

  /** A short outage of the database costs no page: the last known catalogue stays. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#lookedAt < TRUSTED_MS) return;
    this.#looking ??= this.#look()
      .catch(() => undefined)
      .finally(() => (this.#looking = null));
    await this.#looking;
  }

  async #look(): Promise<void> {
    this.#lookedAt = performance.now();
    const version = await this.#deps.catalogue.version();
    if (version === this.#version) return;
    this.#known = new Map((await this.#deps.catalogue.all()).map((media) => [media.path, media]));
    this.#version = version;
  }

  #catalogued(path: string): PictureFacts | null {
    const known = this.#known.get(path);
    return known && known.width > 0 ? { hash: known.hash, width: known.width, height: known.height } : null;
  }

  async #read(path: string, hash: string): Promise<Buffer<ArrayBuffer> | null> {
    const name = `${hash} ${path}`;
    const cached = this.#cache.get(name);
    if (cached) return cached;
    const bytes = await this.#deps.storage.read(mediaPrefix + path);
    // The catalogue in memory may be older than the file.
    const isThatPicture = bytes !== null && bytes.length <= LARGEST_CACHED && pictureHash(bytes) === hash;
    if (isThatPicture) this.#cache.set(name, bytes);
    return bytes;
  }
}

export function factsOfName(path: string): PictureFacts | null {
  if (!path.startsWith(`${FEED_FOLDER}/`)) return null;
  const { hash = "", width, height } = feedPictureName.exec(path)?.groups ?? {};
  return width === undefined ? null : { hash: hash.slice(0, 10), width: Number(width), height: Number(height) };
}
