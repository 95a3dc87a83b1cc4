import { andInto, countBits, slotsOf, type Bits } from "../store/bitset.ts";

/** The alive slots that matched. Lists that several facets count from are built once. */
export class MatchSet {
  readonly bits: Bits;
  readonly size: number;
  #slots: Uint32Array | null = null;

  constructor(bits: Bits) {
    this.bits = bits;
    this.size = countBits(bits);
  }

  slots(): Uint32Array {
    return (this.#slots ??= slotsOf(this.bits, this.size));
  }

  /** Those that are also in the other set. */
  within(other: MatchSet): MatchSet {
    return new MatchSet(andInto(this.bits.slice(), other.bits));
  }
}
