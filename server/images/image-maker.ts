import type { Logger } from "pino";
import type { Storage } from "../adapters/storage/storage.ts";
import type { ImageRequest } from "./image-address.ts";
import { madePicture } from "./made-picture.ts";
import { sizedPicture } from "./sized-picture.ts";
import type { MediaFile } from "./media-source.ts";
import { isWholeWebp } from "./whole-picture.ts";

type Admit = (make: () => Promise<Buffer | null>) => Promise<Buffer | null>;

/** Generates each size once and stores it. Equal concurrent requests wait for one. */
export class ImageMaker {
  readonly #storage: Pick<Storage, "read" | "put">;
  readonly #log: Pick<Logger, "warn"> | null;
  readonly #underWay = new Map<string, Promise<Buffer | null>>();

  constructor(storage: Pick<Storage, "read" | "put">, log: Pick<Logger, "warn"> | null = null) {
    this.#storage = storage;
    this.#log = log;
  }

  /**
   * Null for a picture that cannot be decoded. `admit` is called before anything is generated, never for a stored
   * picture.
   */
  async make(source: MediaFile, request: ImageRequest, admit: Admit = (make) => make()): Promise<Buffer | null> {
    const key = madePicture(source, request, "webp");
    const stored = await this.#storage.read(key).catch(() => null);
    // A disk may have lost part of a file, and browsers would cache it for a year.
    if (stored && isWholeWebp(stored)) return stored;
    const waiting = this.#underWay.get(key);
    if (waiting) return waiting;
    const making = admit(() => this.#render(source, request, key)).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }

  async #render(source: MediaFile, request: ImageRequest, key: string): Promise<Buffer | null> {
    const from = await source.read();
    // Removed since it was found.
    if (from === null) return null;
    let bytes: Buffer;
    try {
      bytes = await sizedPicture(from, request).webp({ quality: request.quality, effort: 3 }).toBuffer();
    } catch (error) {
      this.#log?.warn({ err: error, picture: source.path }, "a picture cannot be decoded: replace its file");
      return null;
    }
    // The visitor gets the picture even when the storage is full or down.
    await this.#storage.put(key, bytes).catch((error: unknown) => {
      this.#log?.warn({ err: error }, "a made picture could not be stored");
    });
    return bytes;
  }
}
