import type { SortRule } from "../settings.ts";
import { hasBit, type Bits } from "./bitset.ts";
import { buildOrder } from "./build-order.ts";
import { defaultOrder, orderBy, type CompareSlots } from "./sort-value.ts";
import type { Store } from "./store.ts";

/** Slots in one sort order. Slots from `covered` on are not in it yet. */
type Order = { readonly slots: Uint32Array; readonly covered: number };

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

  /** Custom ranking, then primary key. */
  byDefault(): Uint32Array {
    return this.#upToDate("", this.#known.get("")!, defaultOrder(this.#store));
  }

  /** By one rule, ties by default order. */
  by(rule: SortRule): Uint32Array {
    const steps = this.build(rule);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return this.#upToDate(nameOf(rule), step.value, orderBy(this.#store, [rule]));
    }
  }

  /** The same ahead of any request, in steps. */
  *build(rule: SortRule): Generator<void, Order> {
    const known = this.#known.get(nameOf(rule));
    if (known) return known;
    const order = { slots: yield* buildOrder(this.#store, rule, this.byDefault()), covered: this.#length };
    this.#known.set(nameOf(rule), order);
    return order;
  }

  /** Slots in ascending order of a sortable attribute; undefined for other attributes. */
  sorted(attribute: string): Uint32Array | undefined {
    return this.#store.settings.sortable.includes(attribute) ? this.by({ attribute, direction: "asc" }) : undefined;
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

const nameOf = ({ attribute, direction }: SortRule): string => `${attribute}:${direction}`;

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
