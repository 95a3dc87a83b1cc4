import { createReadStream, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { LRUCache } from "lru-cache";
import type { MediaFile, MediaSource, StoredFile } from "./media-source.ts";
import { type PictureFacts, pictureFacts } from "./picture-facts.ts";

/** Null facts: the bytes are not a picture. */
type Known = { mtimeMs: number; size: number; facts: PictureFacts | null };
type Located = { file: string; size: number; mtimeMs: number };

const cacheBytes = 8_000_000;
/** Memory of an entry besides its key. */
const entryBytes = 300;
const bounded = { maxSize: cacheBytes, sizeCalculation: (_value: unknown, key: string) => 2 * key.length + entryBytes };

/** Media in a folder, which an operator may change by hand at any time. */
export class FolderMedia implements MediaSource {
  readonly #root: string;
  readonly #known = new LRUCache<string, Known>(bounded);

  constructor(root: string) {
    this.#root = resolve(root);
  }

  find(path: string): MediaFile | null {
    const found = this.#locate(path);
    const facts = found && this.#facts(found);
    return facts && { path, ...facts, read: () => readFile(found.file).catch(() => null) };
  }

  async locate(path: string): Promise<StoredFile | null> {
    const found = this.#locate(path);
    if (found === null) return null;
    const { file, size, mtimeMs } = found;
    return { size, mtimeMs, open: async (range) => createReadStream(file, range) };
  }

  refresh = async (): Promise<void> => undefined;

  #locate(path: string): Located | null {
    const file = resolve(this.#root, path);
    if (!file.startsWith(this.#root + sep)) return null;
    const found = statOf(file);
    return found?.isFile() ? { file, size: found.size, mtimeMs: found.mtimeMs } : null;
  }

  #facts({ file, mtimeMs, size }: Located): PictureFacts | null {
    const known = this.#known.get(file);
    if (known?.mtimeMs === mtimeMs && known.size === size) return known.facts;
    const facts = readFacts(file);
    this.#known.set(file, { mtimeMs, size, facts });
    return facts;
  }
}

function readFacts(file: string): PictureFacts | null {
  try {
    return pictureFacts(readFileSync(file));
  } catch {
    return null;
  }
}

/** Names that the file system rejects and folders that may not be read count as empty. */
function statOf(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
