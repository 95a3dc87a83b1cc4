/** More words than this are not told apart: nobody types a text of that length in full. */
const MOST = 0xff;

/** How many words one attribute has in each slot. */
export class WordCounts {
  #counts: Uint8Array = new Uint8Array(64);
  #length = 0;

  append(count: number): void {
    if (this.#length === this.#counts.length) {
      const grown = new Uint8Array(this.#length + Math.max(64, this.#length >>> 3));
      grown.set(this.#counts);
      this.#counts = grown;
    }
    this.#counts[this.#length++] = Math.min(count, MOST);
  }

  at(slot: number): number {
    return this.#counts[slot]!;
  }

  get bytes(): number {
    return this.#counts.byteLength;
  }
}
