import { statfs } from "node:fs/promises";

/**
 * What stops as the disk fills up, in this order: feeds, their pictures and events, then files of visitors; leads never.
 */
const reservesNeeded = { feeds: 2, pictures: 2, events: 2, uploads: 1 } as const;
export type DiskUse = keyof typeof reservesNeeded;

const LOOK_EVERY_MS = 5000;

/** Reserves disk space for leads: a flood of events or files stops before it takes the last of it. */
export class DiskGuard {
  readonly #freeBytes: () => Promise<number>;
  readonly #reserveBytes: number;
  readonly #lookEveryMs: number;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #free: Promise<number> = Promise.resolve(Number.POSITIVE_INFINITY);

  /** `lookEveryMs`: a process that writes gigabytes looks each time that it asks. */
  constructor(freeBytes: () => Promise<number>, reserveBytes: number, lookEveryMs = LOOK_EVERY_MS) {
    this.#lookEveryMs = lookEveryMs;
    this.#freeBytes = freeBytes;
    this.#reserveBytes = reserveBytes;
  }

  async allows(use: DiskUse): Promise<boolean> {
    const now = performance.now();
    if (now - this.#lookedAt > this.#lookEveryMs) {
      this.#lookedAt = now;
      // If the free space is unknown, nothing is refused.
      this.#free = this.#freeBytes().catch(() => Number.POSITIVE_INFINITY);
    }
    return (await this.#free) >= this.#reserveBytes * reservesNeeded[use];
  }
}

export const freeBytesAt = (folder: string) => async (): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
