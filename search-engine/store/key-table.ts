/** Finds the newest slot of a primary key: an open hash table of slots, a tenth of a Map's memory. */
export class KeyTable {
  readonly #keys: string[] = [];
  /** Older slots of the same key, for versions that came before a change. */
  readonly #previous = new Map<number, number>();
  #table = new Uint32Array(64);
  #distinct = 0;
  #characters = 0;

  get length(): number {
    return this.#keys.length;
  }

  key(slot: number): string {
    return this.#keys[slot]!;
  }

  append(key: string): void {
    const slot = this.#keys.push(key) - 1;
    this.#characters += key.length;
    const at = this.#place(key);
    const older = this.#table[at]! - 1;
    this.#table[at] = slot + 1;
    if (older >= 0) this.#previous.set(slot, older);
    else if (++this.#distinct * 2 > this.#table.length) this.#grow();
  }

  /** The newest slot of the key that `isCurrent` accepts. */
  find(key: string, isCurrent: (slot: number) => boolean): number | undefined {
    let slot: number | undefined = this.#table[this.#place(key)]! - 1;
    if (slot < 0) return undefined;
    while (slot !== undefined && !isCurrent(slot)) slot = this.#previous.get(slot);
    return slot;
  }

  get bytes(): number {
    return this.#table.byteLength + this.#keys.length * 32 + this.#characters + this.#previous.size * 40;
  }

  #place(key: string): number {
    const mask = this.#table.length - 1;
    let at = hash(key) & mask;
    while (this.#table[at] !== 0 && this.#keys[this.#table[at]! - 1] !== key) at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const old = this.#table;
    this.#table = new Uint32Array(old.length * 2);
    for (const entry of old) if (entry !== 0) this.#table[this.#place(this.#keys[entry - 1]!)] = entry;
  }
}

function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
