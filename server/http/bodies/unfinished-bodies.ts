import { addressBlock, wideBlock } from "#server/platform/limits/address-block.ts";

export type BodyBounds = {
  /** Of one address; of a /64 of IPv6. */
  perBlock: number;
  /** Of a /48 of IPv6. */
  perWideBlock: number;
  most: number;
};

/** An honest body arrives within a moment, so few of one address are under way together. */
export const usualBounds: BodyBounds = { perBlock: 24, perWideBlock: 96, most: 500 };

type Waiting = { blocks: readonly string[]; end: () => void };

/**
 * Bodies that have not arrived completely. A newcomer always has a place: beyond a bound, the oldest body of the same
 * block ends, or of the block that has most. So a flood of silent connections displaces itself.
 */
export class UnfinishedBodies {
  readonly #bounds: BodyBounds;
  /** In the order of their arrival. */
  readonly #blocks = new Map<string, Set<Waiting>>();
  #size = 0;

  constructor(bounds: BodyBounds = usualBounds) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#size;
  }

  /** `end` is called when the body loses its place. Returns a function to leave. */
  enter(address: string, end: () => void): () => void {
    const [block, wide] = [addressBlock(address), `${wideBlock(address)}/48`];
    const { perBlock, perWideBlock, most } = this.#bounds;
    if (this.#of(block).size >= perBlock) this.#endOldest(block);
    else if (this.#of(wide).size >= perWideBlock) this.#endOldest(wide);
    else if (this.#size >= most) this.#endOldest(this.#fullest());
    const waiting = { blocks: [block, wide], end };
    for (const key of waiting.blocks) this.#blocks.set(key, this.#of(key).add(waiting));
    this.#size += 1;
    return () => this.#leave(waiting);
  }

  #of(block: string): Set<Waiting> {
    return this.#blocks.get(block) ?? new Set();
  }

  #leave(waiting: Waiting): boolean {
    if (!this.#of(waiting.blocks[0] ?? "").has(waiting)) return false;
    for (const key of waiting.blocks) {
      const others = this.#of(key);
      others.delete(waiting);
      if (others.size === 0) this.#blocks.delete(key);
    }
    this.#size -= 1;
    return true;
  }

  #endOldest(block: string): void {
    const [oldest] = this.#of(block);
    if (oldest && this.#leave(oldest)) oldest.end();
  }

  #fullest(): string {
    let [found, most] = ["", 0];
    for (const [block, { size }] of this.#blocks) if (size > most) [found, most] = [block, size];
    return found;
  }
}
