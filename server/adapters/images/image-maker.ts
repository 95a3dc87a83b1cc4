import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { ImageRequest } from "./image-address.ts";
import type { MediaFile } from "./media-library.ts";

type Admit = (make: () => Promise<Buffer>) => Promise<Buffer>;

/** Makes each size once and keeps it on disk. Equal requests at the same time wait for one. */
export class ImageMaker {
  readonly #folder: string;
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** `admit` is asked before anything is made; a picture that is there already needs nobody's leave. */
  async make(source: MediaFile, request: ImageRequest, admit: Admit = (make) => make()): Promise<Buffer> {
    const size = request.crop ? "1200x627" : String(request.width);
    const name = `${source.hash}-${size}-${request.quality}.webp`;
    const kept = join(this.#folder, source.hash.slice(0, 2), name);
    const there = await readFile(kept).catch(() => null);
    if (there) return there;
    const waiting = this.#underWay.get(name);
    if (waiting) return waiting;
    const making = admit(() => this.#render(source.file, request, kept)).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, making);
    return making;
  }

  async #render(file: string, { crop, width, quality }: ImageRequest, kept: string): Promise<Buffer> {
    const size = crop ? ({ width: 1200, height: 627, fit: "cover" } as const) : { width, withoutEnlargement: true };
    const bytes = await sharp(file, { limitInputPixels: 80_000_000 })
      .rotate()
      .resize(size)
      .webp({ quality, effort: 3 })
      .toBuffer();
    // Written beside and renamed, so that a reader never sees half a picture.
    await mkdir(join(kept, ".."), { recursive: true });
    const scratch = `${kept}.${process.pid}.tmp`;
    await writeFile(scratch, bytes);
    await rename(scratch, kept);
    return bytes;
  }
}
