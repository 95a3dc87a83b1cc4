import type { FilterInput } from "../filter/filter.ts";
import { evaluate } from "../filter/evaluate.ts";
import { readFilter } from "../filter/filter-input.ts";
import { newBudget } from "../filter/parser.ts";
import { andInto, type Bits } from "../store/bitset.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { MatchSet } from "./match-set.ts";

/** The slots that match every part of a filter, and the slots that match all parts except some. */
export class PartSets {
  /** The slots that match every part. */
  readonly all: MatchSet;
  readonly #snapshot: Snapshot;
  readonly #common: Bits;
  readonly #parts = new Map<string, Bits>();
  readonly #known = new Map<string, MatchSet>();
  /** Slots that fail two or more parts. Every other slot fails at most one. */
  readonly #failTwo: Bits;

  constructor(snapshot: Snapshot, common: Bits, parts: Readonly<Record<string, FilterInput | null | undefined>>) {
    this.#snapshot = snapshot;
    this.#common = common;
    const budget = newBudget();
    const failOne = new Uint32Array(common.length);
    this.#failTwo = new Uint32Array(common.length);
    for (const [name, input] of Object.entries(parts)) {
      const filter = readFilter(input, budget);
      if (!filter) continue;
      const bits = evaluate(snapshot, filter);
      this.#parts.set(name, bits);
      for (let word = 0; word < bits.length; word++) {
        const fails = ~bits[word]!;
        this.#failTwo[word]! |= failOne[word]! & fails;
        failOne[word]! |= fails;
      }
    }
    this.all = new MatchSet(snapshot, keepUnless(common, failOne));
  }

  /** The slots that match every part except the named ones. Unknown names are ignored. */
  without(names: readonly string[]): MatchSet {
    const left = names.filter((name) => this.#parts.has(name)).toSorted();
    if (left.length === 0) return this.all;
    const key = JSON.stringify(left);
    let set = this.#known.get(key);
    if (!set) {
      set = new MatchSet(this.#snapshot, left.length === 1 ? this.#withoutOne(left[0]!) : this.#withoutMany(left));
      this.#known.set(key, set);
    }
    return set;
  }

  #withoutOne(name: string): Bits {
    const bits = keepUnless(this.#common, this.#failTwo);
    const part = this.#parts.get(name)!;
    const all = this.all.bits;
    for (let word = 0; word < bits.length; word++) bits[word] = (bits[word]! & ~part[word]!) | all[word]!;
    return bits;
  }

  #withoutMany(names: readonly string[]): Bits {
    const bits = this.#common.slice();
    for (const [name, part] of this.#parts) if (!names.includes(name)) andInto(bits, part);
    return bits;
  }
}

function keepUnless(bits: Bits, fails: Bits): Bits {
  const result = new Uint32Array(bits.length);
  for (let word = 0; word < result.length; word++) result[word] = bits[word]! & ~fails[word]!;
  return result;
}
