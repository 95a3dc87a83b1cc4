import type { Place } from "./fair-queue.ts";

export type LaneLimits = { most: number; perSite: number; perAddress: number };

/**
 * Work of one kind in progress, bounded for the server, a site and an address. It never waits behind a queue of pages.
 */
export class Lane {
  readonly #limits: LaneLimits;
  readonly #counts = new Map<string, number>();

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#counts.get("") ?? 0;
  }

  ofAddress(address: string): number {
    return this.#counts.get(`address ${address}`) ?? 0;
  }

  /** A function to leave the lane, or null if there is no room. */
  enter({ site, address }: Place): (() => void) | null {
    const { most, perSite, perAddress } = this.#limits;
    const bounds = [
      ["", most],
      [`site ${site}`, perSite],
      [`address ${address}`, perAddress],
    ] as const;
    if (bounds.some(([key, bound]) => (this.#counts.get(key) ?? 0) >= bound)) return null;
    for (const [key] of bounds) this.#count(key, 1);
    let isOut = false;
    return () => {
      if (isOut) return;
      isOut = true;
      for (const [key] of bounds) this.#count(key, -1);
    };
  }

  #count(key: string, change: 1 | -1): void {
    const left = (this.#counts.get(key) ?? 0) + change;
    if (left === 0) this.#counts.delete(key);
    else this.#counts.set(key, left);
  }
}
