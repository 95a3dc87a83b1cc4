import { statfs } from "node:fs/promises";

/** What stops when the disk fills up, in this order: pictures of feeds and events, files of visitors; leads never. */
const reservesNeeded = { pictures: 2, events: 2, uploads: 1 } as const;
export type DiskUse = keyof typeof reservesNeeded;

const LOOK_EVERY_MS = 5000;

/** Keeps room on the disk for leads: a flood of events or files stops before it takes the last of it. */
export class DiskGuard {
  readonly #freeBytes: () => Promise<number>;
  readonly #reserveBytes: number;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #free: Promise<number> = Promise.resolve(Number.POSITIVE_INFINITY);

  constructor(freeBytes: () => Promise<number>, reserveBytes: number) {
    this.#freeBytes = freeBytes;
    this.#reserveBytes = reserveBytes;
  }

  async allows(use: DiskUse): Promise<boolean> {
    const now = performance.now();
    if (now - this.#lookedAt > LOOK_EVERY_MS) {
      this.#lookedAt = now;
      // A disk that cannot be asked is no reason to refuse anything.
      this.#free = this.#freeBytes().catch(() => Number.POSITIVE_INFINITY);
    }
    return (await this.#free) >= this.#reserveBytes * reservesNeeded[use];
  }
}

export const freeBytesAt = (folder: string) => async (): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
