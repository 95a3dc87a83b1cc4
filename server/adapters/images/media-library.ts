import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";
import { imageSize } from "image-size";
import { LRUCache } from "lru-cache";

export type MediaFile = { path: string; file: string; hash: string; width: number; height: number };

export type StoredFile = { file: string; size: number; mtimeMs: number };

type Facts = { hash: string; width: number; height: number };
/** Null facts: these bytes are no picture. */
type Known = { mtimeMs: number; size: number; facts: Facts | null };

/** How long a file is taken for unchanged: a page asks for dozens of them, and each look costs a system call. */
const trustedMs = 2000;

const picture = /\.(?:webp|png|jpe?g|avif|gif|svg)$/i;
const name = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
/** File systems take names of 255 bytes; nothing of ours comes near. */
const longestPath = 255;
const cacheBytes = 8_000_000;
/** What an entry takes beside its key. */
const entryBytes = 300;
const bounded = { maxSize: cacheBytes, sizeCalculation: (_value: unknown, key: string) => 2 * key.length + entryBytes };

/** Pictures below the media folders. The first folder that has a file wins, so an operator can replace a demo picture. */
export class MediaLibrary {
  readonly #roots: string[];
  readonly #known = new LRUCache<string, Known>(bounded);
  readonly #seen = new LRUCache<string, { at: number; media: MediaFile | null }>(bounded);

  constructor(roots: string[]) {
    this.#roots = roots.map((root) => resolve(root));
  }

  /** Null for whatever is not a readable picture below a media folder, whatever the path pretends. Never throws. */
  find(path: string): MediaFile | null {
    if (path.length > longestPath || !picture.test(path)) return null;
    const now = Date.now();
    const seen = this.#seen.get(path);
    if (seen && now - seen.at < trustedMs) return seen.media;
    const media = this.#look(path);
    this.#seen.set(path, { at: now, media });
    return media;
  }

  /** A film or a document: any file below a media folder, with its size. Its bytes are not looked at. */
  locate(path: string): StoredFile | null {
    if (path.length > longestPath || !name.test(path)) return null;
    for (const root of this.#roots) {
      const file = resolve(root, path);
      if (!file.startsWith(root + sep)) continue;
      const found = statOf(file);
      if (found?.isFile()) return { file, size: found.size, mtimeMs: found.mtimeMs };
    }
    return null;
  }

  #look(path: string): MediaFile | null {
    const stored = this.locate(path);
    const facts = stored && this.#facts(stored);
    return facts && { path, file: stored.file, ...facts };
  }

  #facts({ file, mtimeMs, size }: StoredFile): Facts | null {
    const known = this.#known.get(file);
    if (known?.mtimeMs === mtimeMs && known.size === size) return known.facts;
    const facts = readFacts(file);
    this.#known.set(file, { mtimeMs, size, facts });
    return facts;
  }
}

/** A photo that arrived empty or damaged is no picture; the page shows what it shows for a car without photos. */
function readFacts(file: string): Facts | null {
  try {
    const bytes = readFileSync(file);
    const { width, height } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return null;
    return { width, height, hash: createHash("sha256").update(bytes).digest("hex").slice(0, 10) };
  } catch {
    return null;
  }
}

/** Names that the file system does not take, and folders that may not be read, hold nothing for us. */
function statOf(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
