import { anyBoth, hasBit, setBit, wordsFor, type Bits } from "../store/bitset.ts";
import { growUint32 } from "../store/growing.ts";

/** The slots that have a word in one attribute: a sorted list, or a set if the word is common. */
export class Posting {
  #list: Uint32Array = new Uint32Array(2);
  #set: Bits | null = null;
  #length = 0;

  add(slot: number): void {
    if (this.#set) {
      this.#set = growUint32(this.#set, wordsFor(slot + 1));
      setBit(this.#set, slot);
      return;
    }
    if (this.#length > 0 && this.#list[this.#length - 1] === slot) return;
    if (this.#length === this.#list.length) this.#list = growDouble(this.#list);
    this.#list[this.#length++] = slot;
  }

  /** Called once after loading: a set is smaller than a list from one slot in 32. */
  seal(slots: number): void {
    if (this.#set) return;
    if (this.#length * 32 < slots) {
      this.#list = this.#list.slice(0, this.#length);
      return;
    }
    this.#set = new Uint32Array(wordsFor(slots));
    for (let at = 0; at < this.#length; at++) setBit(this.#set, this.#list[at]!);
    this.#list = new Uint32Array(0);
  }

  /** Writes `level` for each slot and turns its bit on. Slots past the end belong to later versions. */
  markInto(bits: Bits, levels: Uint8Array, level: number): void {
    if (this.#set) this.#markSet(this.#set, bits, levels, level);
    for (let at = 0; at < this.#length && !this.#set; at++) {
      const slot = this.#list[at]!;
      if (slot >= levels.length) return;
      levels[slot] = level;
      setBit(bits, slot);
    }
  }

  /** Whether one of these slots has the word. */
  meets(slots: Bits): boolean {
    return this.#set
      ? anyBoth(this.#set, slots)
      : this.#list.subarray(0, this.#length).some((slot) => hasBit(slots, slot));
  }

  #markSet(set: Bits, bits: Bits, levels: Uint8Array, level: number): void {
    const words = Math.min(set.length, bits.length);
    for (let word = 0; word < words; word++) {
      let rest = set[word]!;
      bits[word]! |= rest;
      while (rest !== 0) {
        const lowest = rest & -rest;
        levels[(word << 5) + 31 - Math.clz32(lowest)] = level;
        rest ^= lowest;
      }
    }
  }

  get bytes(): number {
    return 96 + this.#list.byteLength + (this.#set?.byteLength ?? 0);
  }
}

function growDouble(list: Uint32Array): Uint32Array {
  const grown = new Uint32Array(list.length * 2);
  grown.set(list);
  return grown;
}
