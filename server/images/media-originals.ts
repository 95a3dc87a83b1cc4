import type { Storage, StoredObject } from "../adapters/storage/storage.ts";
import type { CataloguedMedia, MediaCatalogue } from "../adapters/store/repositories/media-catalogue.ts";
import { pictureFacts } from "./picture-facts.ts";
import { mediaPrefix } from "./feed-picture-files.ts";
import { factsOfName } from "./stored-media.ts";

/** No larger file is a picture for a page; videos and documents are not inspected. */
const LARGEST_PICTURE = 60 * 1024 * 1024;
const picture = /\.(?:webp|png|jpe?g|avif|gif|svg)$/i;

type Deps = { storage: Storage; catalogue: MediaCatalogue };

/** Stores media originals, and maintains the catalogue that pages read. */
export class MediaOriginals {
  readonly #storage: Storage;
  readonly #catalogue: MediaCatalogue;

  constructor({ storage, catalogue }: Deps) {
    this.#storage = storage;
    this.#catalogue = catalogue;
  }

  /** `path` is relative to the media folder: the part after /media/ in a site's file. */
  async put(path: string, bytes: Uint8Array): Promise<void> {
    await this.#storage.put(mediaPrefix + path, bytes);
    await this.enter(path);
  }

  /** Adds an object of the storage to the catalogue. With a folder, pages look at it directly. */
  async enter(path: string): Promise<void> {
    if (this.#storage.kind === "folder" || !isCatalogued(path)) return;
    const object = await this.#storage.about(mediaPrefix + path);
    if (object) await this.#enter(path, object);
  }

  /**
   * Compares the catalogue with the storage, where operators may have added, replaced and removed objects themselves.
   */
  async index(): Promise<{ entered: number; removed: number }> {
    if (this.#storage.kind === "folder") return { entered: 0, removed: 0 };
    const known = new Map((await this.#catalogue.all()).map((media) => [media.path, media]));
    const found = new Set<string>();
    let entered = 0;
    for await (const object of this.#storage.list(mediaPrefix)) {
      const path = object.key.slice(mediaPrefix.length);
      if (!isCatalogued(path)) continue;
      found.add(path);
      if (isSame(known.get(path), object)) continue;
      await this.#enter(path, object);
      entered += 1;
    }
    const gone = [...known.keys()].filter((path) => !found.has(path));
    if (gone.length > 0) await this.#catalogue.remove(gone);
    return { entered, removed: gone.length };
  }

  async #enter(path: string, { bytes, modifiedAt }: StoredObject): Promise<void> {
    const original = bytes > LARGEST_PICTURE ? null : await this.#storage.read(mediaPrefix + path);
    // An object that is not a picture is recorded with width 0, so that it is not read again every time.
    const facts = (original && pictureFacts(original)) ?? { hash: "", width: 0, height: 0 };
    await this.#catalogue.put({ path, ...facts, bytes, modified_at: modifiedAt.toISOString() });
  }
}

const isCatalogued = (path: string): boolean => picture.test(path) && factsOfName(path) === null;

const isSame = (known: CataloguedMedia | undefined, { bytes, modifiedAt }: StoredObject): boolean =>
  known?.bytes === bytes && known.modified_at === modifiedAt.toISOString();
