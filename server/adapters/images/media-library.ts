import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";
import { imageSize } from "image-size";
import { LRUCache } from "lru-cache";

export type MediaFile = { path: string; file: string; hash: string; width: number; height: number };

export type StoredFile = { file: string; size: number; mtimeMs: number };

type Facts = { mtimeMs: number; hash: string; width: number; height: number };

/** How long a file is taken for unchanged: a page asks for dozens of them, and each look costs a system call. */
const trustedMs = 2000;

const picture = /\.(?:webp|png|jpe?g|avif|gif|svg)$/i;
const name = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Pictures below the media folders. The first folder that has a file wins, so an operator can replace a demo picture. */
export class MediaLibrary {
  readonly #roots: string[];
  readonly #known = new Map<string, Facts>();
  readonly #seen = new LRUCache<string, { at: number; media: MediaFile | null }>({ max: 20_000 });

  constructor(roots: string[]) {
    this.#roots = roots.map((root) => resolve(root));
  }

  /** Null for whatever is not a picture below a media folder, whatever the path pretends. */
  find(path: string): MediaFile | null {
    const now = Date.now();
    const seen = this.#seen.get(path);
    if (seen && now - seen.at < trustedMs) return seen.media;
    const media = this.#look(path);
    this.#seen.set(path, { at: now, media });
    return media;
  }

  /** A film or a document: any file below a media folder, with its size. Its bytes are not looked at. */
  locate(path: string): StoredFile | null {
    if (!name.test(path)) return null;
    for (const root of this.#roots) {
      const file = resolve(root, path);
      if (!file.startsWith(root + sep)) continue;
      const found = statSync(file, { throwIfNoEntry: false });
      if (found?.isFile()) return { file, size: found.size, mtimeMs: found.mtimeMs };
    }
    return null;
  }

  #look(path: string): MediaFile | null {
    const stored = picture.test(path) ? this.locate(path) : null;
    return stored && { path, file: stored.file, ...this.#facts(stored.file, stored.mtimeMs) };
  }

  #facts(file: string, mtimeMs: number): Facts {
    const known = this.#known.get(file);
    if (known?.mtimeMs === mtimeMs) return known;
    const bytes = readFileSync(file);
    const { width, height } = imageSize(bytes);
    const facts = { mtimeMs, width, height, hash: createHash("sha256").update(bytes).digest("hex").slice(0, 10) };
    this.#known.set(file, facts);
    return facts;
  }
}
