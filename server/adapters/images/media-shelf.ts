import type { Storage, StoredObject } from "../storage/storage.ts";
import type { CataloguedMedia, MediaCatalogue } from "../store/repositories/media-catalogue.ts";
import { pictureFacts } from "./picture-facts.ts";
import { mediaPrefix } from "./picture-shelf.ts";
import { factsOfName } from "./stored-media.ts";

/** Nothing larger is a picture that a page shows; films and documents are not looked at. */
const LARGEST_PICTURE = 60 * 1024 * 1024;
const picture = /\.(?:webp|png|jpe?g|avif|gif|svg)$/i;

type Deps = { storage: Storage; catalogue: MediaCatalogue };

/** Stores media originals, and keeps the catalogue that pages read. */
export class MediaShelf {
  readonly #storage: Storage;
  readonly #catalogue: MediaCatalogue;

  constructor({ storage, catalogue }: Deps) {
    this.#storage = storage;
    this.#catalogue = catalogue;
  }

  /** `path` is below the media folder: what a site's file names after /media/. */
  async put(path: string, bytes: Uint8Array): Promise<void> {
    await this.#storage.put(mediaPrefix + path, bytes);
    await this.enter(path);
  }

  /** Tells pages of an object that is in the storage. A folder is looked at by the pages themselves. */
  async enter(path: string): Promise<void> {
    if (this.#storage.kind === "folder" || !isCatalogued(path)) return;
    const object = await this.#storage.about(mediaPrefix + path);
    if (object) await this.#enter(path, object);
  }

  /** Compares the catalogue with the storage, where operators may have put, replaced and removed objects themselves. */
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
    // An object that is no picture is remembered as one of no width, so that it is not read again every time.
    const facts = (original && pictureFacts(original)) ?? { hash: "", width: 0, height: 0 };
    await this.#catalogue.put({ path, ...facts, bytes, modified_at: modifiedAt.toISOString() });
  }
}

const isCatalogued = (path: string): boolean => picture.test(path) && factsOfName(path) === null;

const isSame = (known: CataloguedMedia | undefined, { bytes, modifiedAt }: StoredObject): boolean =>
  known?.bytes === bytes && known.modified_at === modifiedAt.toISOString();
