import { hasBit, setBit, type Bits } from "../store/bitset.ts";
import { growUint16, growUint32 } from "../store/growing.ts";

/** Later places in a text count as this one. */
const LAST_POSITION = 0xffff;

/** Where a word stands in one attribute: slots in ascending order, each with its places in ascending order. */
export class Posting {
  #slots: Uint32Array = new Uint32Array(2);
  #positions: Uint16Array = new Uint16Array(2);
  #length = 0;

  add(slot: number, position: number): void {
    this.#slots = growUint32(this.#slots, this.#length + 1, this.#slots.length * 2);
    this.#positions = growUint16(this.#positions, this.#length + 1, this.#positions.length * 2);
    this.#slots[this.#length] = slot;
    this.#positions[this.#length++] = Math.min(position, LAST_POSITION);
  }

  /** Called once after loading: frees spare room. */
  seal(): void {
    this.#slots = this.#slots.slice(0, this.#length);
    this.#positions = this.#positions.slice(0, this.#length);
  }

  /** Turns the bit of each slot on. Slots past the end belong to later versions. */
  markInto(bits: Bits, end: number): void {
    for (let at = 0; at < this.#length && this.#slots[at]! < end; at++) setBit(bits, this.#slots[at]!);
  }

  /** Whether one of these slots has the word. A set may be shorter than the slots. */
  meets(slots: Bits): boolean {
    return this.#slots.subarray(0, this.#length).some((slot) => hasBit(slots, slot));
  }

  /** Adds the number of places in each slot of the set to `counts[slot + offset]`. */
  countInto(counts: Uint32Array, offset: number, slots: Bits): void {
    const end = this.#endIn(slots);
    for (let at = 0; at < end; at++) {
      const slot = this.#slots[at]!;
      counts[slot + offset]! += (slots[slot >>> 5]! >>> (slot & 31)) & 1;
    }
  }

  /** Writes `quality` with each place to `into[next[slot + offset]]`, and moves that on. */
  writeInto(into: Uint32Array, next: Uint32Array, offset: number, slots: Bits, quality: number): void {
    const end = this.#endIn(slots);
    for (let at = 0; at < end; at++) {
      const slot = this.#slots[at]!;
      if (((slots[slot >>> 5]! >>> (slot & 31)) & 1) === 1)
        into[next[slot + offset]!++] = quality | this.#positions[at]!;
    }
  }

  /** Slots that a set is too short for belong to later versions. */
  #endIn(slots: Bits): number {
    let end = this.#length;
    while (end > 0 && this.#slots[end - 1]! >>> 5 >= slots.length) end--;
    return end;
  }

  /** The places of this word that the other follows after `steps` words. */
  followedBy(other: Posting, steps: number): Posting | undefined {
    let found: Posting | undefined;
    for (let at = 0, next = 0; at < this.#length && next < other.#length;) {
      const slots = this.#slots[at]! - other.#slots[next]!;
      const places = slots || this.#positions[at]! + steps - other.#positions[next]!;
      if (places === 0) (found ??= new Posting()).add(this.#slots[at]!, this.#positions[at]!);
      if (places <= 0) at++;
      if (places >= 0) next++;
    }
    return found;
  }

  get bytes(): number {
    return 120 + this.#slots.byteLength + this.#positions.byteLength;
  }
}
