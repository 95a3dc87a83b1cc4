import { hasBit, setBit, type Bits } from "../store/bitset.ts";
import { growUint32 } from "../store/growing.ts";

/** The slots that have a word in one attribute, in ascending order. */
export class Posting {
  #slots: Uint32Array = new Uint32Array(2);
  #length = 0;

  add(slot: number): void {
    if (this.#length > 0 && this.#slots[this.#length - 1] === slot) return;
    this.#slots = growUint32(this.#slots, this.#length + 1, this.#slots.length * 2);
    this.#slots[this.#length++] = slot;
  }

  /** Called once after loading: frees spare room. */
  seal(): void {
    this.#slots = this.#slots.slice(0, this.#length);
  }

  /** Writes `level` for each slot and turns its bit on. Slots past the end belong to later versions. */
  markInto(bits: Bits, levels: Uint8Array, level: number): void {
    for (let at = 0; at < this.#length; at++) {
      const slot = this.#slots[at]!;
      if (slot >= levels.length) return;
      levels[slot] = level;
      setBit(bits, slot);
    }
  }

  /** Whether one of these slots has the word. A set may be shorter than the slots. */
  meets(slots: Bits): boolean {
    return this.#slots.subarray(0, this.#length).some((slot) => hasBit(slots, slot));
  }

  get bytes(): number {
    return 96 + this.#slots.byteLength;
  }
}
