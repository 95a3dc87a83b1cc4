import type { SortRule } from "../settings.ts";
import { hasBit, type Bits } from "./bitset.ts";
import { buildOrder } from "./build-order.ts";
import { orderBy, type CompareSlots } from "./sort-value.ts";
import type { Store } from "./store.ts";

/** Slots in one sort order. Slots from `covered` on are not in it yet. */
type Order = { readonly slots: Uint32Array; readonly covered: number };

/** Callers choose rules and their order, so there is no end of orders. */
const MAX_ORDERS = 64;

/** The sort orders of one version, updated when they are requested. */
export class Orders {
  readonly #store: Store;
  readonly #alive: Bits;
  readonly #length: number;
  readonly #known: Map<string, Order>;

  constructor(store: Store, alive: Bits, length: number, base: Uint32Array | Orders) {
    this.#store = store;
    this.#alive = alive;
    this.#length = length;
    this.#known =
      base instanceof Orders ? new Map(base.#known) : new Map([["", { slots: base, covered: base.length }]]);
  }

  /** By the rules, ties by default order. */
  by(rules: readonly SortRule[]): Uint32Array {
    const steps = this.build(rules);
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
  }

  /** The same ahead of any request, in steps. */
  *build(rules: readonly SortRule[]): Generator<void, Uint32Array> {
    const name = nameOf(rules);
    const known = this.#known.get(name);
    if (known) return this.#upToDate(name, known, orderBy(this.#store, rules));
    const [first, ...others] = rules;
    const slots = yield* buildOrder(this.#store, first!, yield* this.build(others));
    // The first is the default order.
    const [, oldest] = this.#known.keys();
    if (this.#known.size === MAX_ORDERS) this.#known.delete(oldest!);
    this.#known.set(name, { slots, covered: this.#length });
    return slots;
  }

  /** Slots in ascending order of a sortable attribute; undefined for other attributes. */
  sorted(attribute: string): Uint32Array | undefined {
    return this.#store.settings.sortable.includes(attribute) ? this.by([{ attribute, direction: "asc" }]) : undefined;
  }

  /** Dead slots keep their place until the index is rebuilt; readers skip them. */
  #upToDate(name: string, order: Order, compare: CompareSlots): Uint32Array {
    if (order.covered === this.#length) return order.slots;
    const added: number[] = [];
    for (let slot = order.covered; slot < this.#length; slot++) if (hasBit(this.#alive, slot)) added.push(slot);
    const slots = merge(order.slots, added.sort(compare), compare);
    this.#known.set(name, { slots, covered: this.#length });
    return slots;
  }

  get bytes(): number {
    return [...this.#known.values()].reduce((sum, order) => sum + order.slots.byteLength, 0);
  }
}

/** Empty without rules: custom ranking, then primary key. */
const nameOf = (rules: readonly SortRule[]): string =>
  rules.map(({ attribute, direction }) => `${attribute}:${direction}`).join();

/** Both lists are sorted and few slots are added: finds each position and copies the stretches between. */
function merge(slots: Uint32Array, added: readonly number[], compare: CompareSlots): Uint32Array {
  const merged = new Uint32Array(slots.length + added.length);
  let from = 0;
  added.forEach((slot, index) => {
    let low = from;
    let high = slots.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(slots[middle]!, slot) < 0) low = middle + 1;
      else high = middle;
    }
    merged.set(slots.subarray(from, low), from + index);
    merged[low + index] = slot;
    from = low;
  });
  merged.set(slots.subarray(from), from + added.length);
  return merged;
}
