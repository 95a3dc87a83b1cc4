import type { Place } from "./fair-queue.ts";

export type LaneLimits = { most: number; perSite: number; perAddress: number };

/**
 * Work of one kind that is under way, bounded for the node, a site and an address. It waits for no other kind: what has
 * a lane of its own is never behind a queue of pages.
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

  /** The way to leave again, or null when there is no room. */
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
