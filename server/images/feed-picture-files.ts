import { createHash } from "node:crypto";
import { FEED_FOLDER } from "#domain/picture/feed-pictures.ts";
import type { Storage } from "../adapters/storage/storage.ts";
import { madePrefix } from "./made-picture.ts";

/** Younger files are not swept: a fetch that crashed may still refer to them. */
const YOUNG_MS = 24 * 60 * 60 * 1000;
/** A file that is stored again after this time counts as young again, so that no sweep removes it under its new row. */
const RENEW_MS = YOUNG_MS / 2;

type PictureToStore = { bytes: Buffer; extension: string; width: number; height: number };

/** Prefix of media originals in the storage. */
export const mediaPrefix = "media/";

/** Pictures of feeds, named by the hash of their bytes and their size: equal pictures are one object. */
export class FeedPictureFiles {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Complete and durable when this resolves. Returns the file's path in the media folder. */
  async keep({ bytes, extension, width, height }: PictureToStore): Promise<string> {
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    // The name contains the size, so that a page needs only the name to show it.
    const file = `${FEED_FOLDER}/${hash.slice(0, 2)}/${hash}-${width}x${height}.${extension}`;
    const known = await this.#storage.about(mediaPrefix + file);
    const isYoung = known !== null && Date.now() - known.modifiedAt.getTime() < RENEW_MS;
    if (known?.bytes !== bytes.length || !isYoung) await this.#storage.put(mediaPrefix + file, bytes);
    return file;
  }

  async has(file: string): Promise<boolean> {
    return (await this.#storage.about(mediaPrefix + file)) !== null;
  }

  /** Removes files that `inUse` does not report, and their generated sizes. Returns how many. */
  async sweep(inUse: (files: readonly string[]) => Promise<ReadonlySet<string>>, now: Date): Promise<number> {
    let removed = 0;
    for await (const portion of this.#oldFiles(now)) {
      const used = await inUse(portion);
      const unused = portion.filter((file) => !used.has(file));
      await this.#storage.remove(unused.map((file) => mediaPrefix + file));
      for (const file of unused) await this.#removeMade(file);
      removed += unused.length;
    }
    return removed;
  }

  async *#oldFiles(now: Date): AsyncGenerator<string[]> {
    let portion: string[] = [];
    for await (const { key, modifiedAt } of this.#storage.list(`${mediaPrefix}${FEED_FOLDER}/`)) {
      if (now.getTime() - modifiedAt.getTime() < YOUNG_MS) continue;
      portion.push(key.slice(mediaPrefix.length));
      if (portion.length === 500) {
        yield portion;
        portion = [];
      }
    }
    if (portion.length > 0) yield portion;
  }

  /** Names of generated sizes contain the first ten digits of the original's hash. */
  async #removeMade(file: string): Promise<void> {
    const start = feedPictureName.exec(file)?.groups?.["hash"]?.slice(0, 10);
    if (start === undefined) return;
    const made: string[] = [];
    for await (const { key } of this.#storage.list(`${madePrefix}${start.slice(0, 2)}/`))
      if (key.includes(`/${start}-`)) made.push(key);
    await this.#storage.remove(made);
  }
}

/** Pictures stored before names contained sizes have none. */
export const feedPictureName = /(?<hash>[0-9a-f]{32})(?:-(?<width>\d+)x(?<height>\d+))?\.\w+$/;
