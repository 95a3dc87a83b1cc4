import { andNotInto, countBits, slotsOf, type Bits } from "../store/bitset.ts";
import type { Snapshot } from "../store/snapshot.ts";

/** The alive slots that matched. Lists that several facets count from are built once. */
export class MatchSet {
  readonly bits: Bits;
  readonly size: number;
  readonly #snapshot: Snapshot;
  #slots: Uint32Array | null = null;
  #others: Uint32Array | null = null;

  constructor(snapshot: Snapshot, bits: Bits) {
    this.#snapshot = snapshot;
    this.bits = bits;
    this.size = countBits(bits);
  }

  get isEverything(): boolean {
    return this.size === this.#snapshot.size;
  }

  /** How many alive slots did not match. */
  get othersSize(): number {
    return this.#snapshot.size - this.size;
  }

  slots(): Uint32Array {
    return (this.#slots ??= slotsOf(this.bits, this.size));
  }

  /** The alive slots that did not match: fewer to count when most did. */
  others(): Uint32Array {
    return (this.#others ??= slotsOf(andNotInto(this.#snapshot.alive.slice(), this.bits), this.othersSize));
  }
}
