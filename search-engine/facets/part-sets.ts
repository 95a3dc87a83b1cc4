import type { Filter } from "../filter/filter.ts";
import { evaluate } from "../filter/evaluate.ts";
import { andInto, type Bits } from "../store/bitset.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { MatchSet } from "./match-set.ts";

/** The slots that match every part of a filter, and the slots that match all parts except some. */
export class PartSets {
  readonly #common: Bits;
  readonly #parts = new Map<string, Bits>();
  readonly #known = new Map<string, MatchSet>();

  constructor(snapshot: Snapshot, common: Bits, parts: Readonly<Record<string, Filter | undefined>>) {
    this.#common = common;
    for (const [name, filter] of Object.entries(parts)) {
      if (filter) this.#parts.set(name, evaluate(snapshot, filter));
    }
  }

  /** The slots that match every part except the named ones. Unknown names are ignored. */
  without(names: readonly string[]): MatchSet {
    const left = names.filter((name) => this.#parts.has(name)).toSorted();
    const key = JSON.stringify(left);
    let set = this.#known.get(key);
    if (!set) {
      const bits = this.#common.slice();
      for (const [name, part] of this.#parts) if (!left.includes(name)) andInto(bits, part);
      set = new MatchSet(bits);
      this.#known.set(key, set);
    }
    return set;
  }
}
