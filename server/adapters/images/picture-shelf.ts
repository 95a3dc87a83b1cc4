import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FEED_FOLDER } from "#domain/picture/feed-pictures.ts";
import { syncFolder, writeDurably } from "../files/write-durably.ts";

/** A file that a crashed fetch may still refer to is left alone for so long. */
const YOUNG_MS = 24 * 60 * 60 * 1000;

/**
 * Pictures of feeds, under the hash of their bytes: equal pictures are one file. They lie in the media folder, where
 * pages find them. Servers that share a database have to share that folder.
 */
export class PictureShelf {
  readonly #media: string;
  readonly #made: string;

  /** `media` holds the pictures, `made` the sizes that were made of them. */
  constructor({ media, made }: { media: string; made: string }) {
    this.#media = media;
    this.#made = made;
  }

  /** Whole and on disk when this resolves. Answers the file's path below the media folder. */
  async keep(bytes: Buffer, extension: string): Promise<string> {
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    const file = `${FEED_FOLDER}/${hash.slice(0, 2)}/${hash}.${extension}`;
    const path = join(this.#media, file);
    const known = await stat(path).catch(() => null);
    if (known?.size === bytes.length) {
      // Young again, so that no sweep takes it from under the row that is about to name it.
      const now = new Date();
      await utimes(path, now, now);
      return file;
    }
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomBytes(6).toString("hex")}.tmp`;
    try {
      await writeDurably(draft, bytes);
      await rename(draft, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return file;
  }

  async has(file: string): Promise<boolean> {
    return (await stat(join(this.#media, file)).catch(() => null)) !== null;
  }

  /** Removes files that `inUse` does not know, and the sizes that were made of them. Answers how many. */
  async sweep(inUse: (files: readonly string[]) => Promise<ReadonlySet<string>>, now: Date): Promise<number> {
    const root = join(this.#media, FEED_FOLDER);
    let removed = 0;
    for (const folder of await readdir(root).catch(() => [])) {
      const files = (await readdir(join(root, folder)).catch(() => [])).map(
        (name) => `${FEED_FOLDER}/${folder}/${name}`,
      );
      const used = await inUse(files);
      for (const file of files.filter((one) => !used.has(one))) {
        const path = join(this.#media, file);
        const about = await stat(path).catch(() => null);
        if (!about || now.getTime() - about.mtimeMs < YOUNG_MS) continue;
        await rm(path, { force: true });
        await this.#removeMade(file);
        removed += 1;
      }
    }
    return removed;
  }

  /** Made sizes carry the first ten digits of their original's hash. */
  async #removeMade(file: string): Promise<void> {
    const start = /(?<hash>[0-9a-f]{10})[0-9a-f]{22}\.\w+$/.exec(file)?.groups?.["hash"];
    if (start === undefined) return;
    const folder = join(this.#made, start.slice(0, 2));
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((one) => one.startsWith(`${start}-`)))
      await rm(join(folder, name), { force: true });
  }
}
