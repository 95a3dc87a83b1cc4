import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import sharp from "sharp";
import { syncFolder, writeDurably } from "../files/write-durably.ts";
import type { ImageRequest } from "./image-address.ts";
import type { MediaFile } from "./media-library.ts";
import { isWholeWebp } from "./whole-webp.ts";

type Admit = (make: () => Promise<Buffer | null>) => Promise<Buffer | null>;

/** Makes each size once and keeps it on disk. Equal requests at the same time wait for one. */
export class ImageMaker {
  readonly #folder: string;
  readonly #log: Pick<Logger, "warn"> | null;
  readonly #underWay = new Map<string, Promise<Buffer | null>>();

  constructor(folder: string, log: Pick<Logger, "warn"> | null = null) {
    this.#folder = folder;
    this.#log = log;
  }

  /** Null for a picture that cannot be decoded. `admit` is asked before anything is made, never for a cached picture. */
  async make(source: MediaFile, request: ImageRequest, admit: Admit = (make) => make()): Promise<Buffer | null> {
    const size = request.crop ? "1200x627" : String(request.width);
    const name = `${source.hash}-${size}-${request.quality}.webp`;
    const file = join(this.#folder, source.hash.slice(0, 2), name);
    const cached = await readFile(file).catch(() => null);
    // A power cut or a full disk may have left an empty file: browsers would keep it for a year.
    if (cached && isWholeWebp(cached)) return cached;
    const waiting = this.#underWay.get(name);
    if (waiting) return waiting;
    const making = admit(() => this.#render(source, request, file)).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, making);
    return making;
  }

  async #render(source: MediaFile, { crop, width, quality }: ImageRequest, file: string): Promise<Buffer | null> {
    const size = crop ? ({ width: 1200, height: 627, fit: "cover" } as const) : { width, withoutEnlargement: true };
    let bytes: Buffer;
    try {
      bytes = await sharp(source.file, { limitInputPixels: 80_000_000 })
        .rotate()
        .resize(size)
        .webp({ quality, effort: 3 })
        .toBuffer();
    } catch (error) {
      this.#log?.warn({ err: error, picture: source.path }, "a picture cannot be decoded: replace its file");
      return null;
    }
    // The visitor gets his picture also when the disk is full.
    await keep(file, bytes).catch((error: unknown) => {
      this.#log?.warn({ err: error }, "a made picture could not be kept");
    });
    return bytes;
  }
}

/** Written beside, flushed, checked and renamed: a reader never sees half a picture, also after a power cut. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    await writeDurably(draft, bytes);
    const { size } = await stat(draft);
    if (size !== bytes.length) throw new Error(`${size} of ${bytes.length} bytes were written to ${draft}.`);
    await rename(draft, file);
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
