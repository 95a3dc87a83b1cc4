import { statfs } from "node:fs/promises";

/**
 * What stops as the disk fills up, in this order: pictures of feeds and events, then files of visitors; leads never.
 */
const reservesNeeded = { pictures: 2, events: 2, uploads: 1 } as const;
export type DiskUse = keyof typeof reservesNeeded;

const LOOK_EVERY_MS = 5000;

/** Reserves disk space for leads: a flood of events or files stops before it takes the last of it. */
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
