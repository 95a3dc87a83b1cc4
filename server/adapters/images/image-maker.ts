import type { Logger } from "pino";
import sharp from "sharp";
import type { Storage } from "../storage/storage.ts";
import type { ImageRequest } from "./image-address.ts";
import type { MediaFile } from "./media-source.ts";
import { isWholeWebp } from "./whole-webp.ts";

type Admit = (make: () => Promise<Buffer | null>) => Promise<Buffer | null>;

/** Prefix of generated sizes in the storage. */
export const madePrefix = "images/";

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
    const size = request.crop ? "1200x627" : String(request.width);
    const key = `${madePrefix}${source.hash.slice(0, 2)}/${source.hash}-${size}-${request.quality}.webp`;
    const stored = await this.#storage.read(key).catch(() => null);
    // A disk may have lost part of a file, and browsers would cache it for a year.
    if (stored && isWholeWebp(stored)) return stored;
    const waiting = this.#underWay.get(key);
    if (waiting) return waiting;
    const making = admit(() => this.#render(source, request, key)).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }

  async #render(source: MediaFile, { crop, width, quality }: ImageRequest, key: string): Promise<Buffer | null> {
    const size = crop ? ({ width: 1200, height: 627, fit: "cover" } as const) : { width, withoutEnlargement: true };
    const from = await source.read();
    // Removed since it was found.
    if (from === null) return null;
    let bytes: Buffer;
    try {
      bytes = await sharp(from, { limitInputPixels: 80_000_000 })
        .rotate()
        .resize(size)
        .webp({ quality, effort: 3 })
        .toBuffer();
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
