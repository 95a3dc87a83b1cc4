import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";
import { imageSize } from "image-size";

export type MediaFile = { path: string; file: string; hash: string; width: number; height: number };

type Facts = { mtimeMs: number; hash: string; width: number; height: number };

const name = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Pictures below the media folders. The first folder that has a file wins, so an operator can replace a demo picture. */
export class MediaLibrary {
  readonly #roots: string[];
  readonly #known = new Map<string, Facts>();

  constructor(roots: string[]) {
    this.#roots = roots.map((root) => resolve(root));
  }

  /** Null for whatever is not a file below a media folder, whatever the path pretends. */
  find(path: string): MediaFile | null {
    if (!name.test(path)) return null;
    for (const root of this.#roots) {
      const file = resolve(root, path);
      if (!file.startsWith(root + sep)) continue;
      const found = statSync(file, { throwIfNoEntry: false });
      if (found?.isFile()) return { path, file, ...this.#facts(file, found.mtimeMs) };
    }
    return null;
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
