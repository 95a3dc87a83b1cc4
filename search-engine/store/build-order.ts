import type { SortRule } from "../settings.ts";
import type { Column } from "./column.ts";
import { FIRST_CODE, LIST, NUMBER } from "./dictionary.ts";
import { codeValue, compareKeys, compareValues, sortValue, type SortValue } from "./sort-value.ts";
import type { Store } from "./store.ts";

/** Room for the rank below the ordinal in one double: 2^26 slots, 2^26 different values. */
const RANKS = 2 ** 26;

/** Ranks all slots by custom ranking and primary key, in steps. */
export function* buildDefaultOrder(store: Store): Generator<void, Uint32Array> {
  // A plain list: its sort passes once over what is in order already, as documents from a database are.
  const slots = Array.from({ length: store.length }, (_, slot) => slot);
  let order = Uint32Array.from(slots.sort((a, b) => compareKeys(store.key(a), store.key(b))));
  for (const rule of store.settings.ranking.toReversed()) {
    yield;
    order = buildOrder(store, rule, order);
  }
  return order;
}

/** Sorts slots by one rule, ties as in `within`. Doubles sort natively, many times faster than by comparison. */
export function buildOrder(store: Store, rule: SortRule, within: Uint32Array): Uint32Array<ArrayBuffer> {
  const ordinal = ordinalsOf(store.columns.get(rule.attribute)!, rule, within.length);
  const keys = new Float64Array(within.length);
  for (let rank = 0; rank < within.length; rank++) keys[rank] = ordinal(within[rank]!) * RANKS + rank;
  keys.sort();
  const order = new Uint32Array(within.length);
  for (let at = 0; at < order.length; at++) order[at] = within[keys[at]! % RANKS]!;
  return order;
}

/** The position of a slot's value among all different values, in the rule's direction. */
function ordinalsOf(column: Column, rule: SortRule, slots: number): (slot: number) => number {
  const codes = Array.from({ length: column.dictionary.end - FIRST_CODE }, (_, at) =>
    codeValue(column, FIRST_CODE + at),
  );
  const values = distinct(codes, column, slots).sort((a, b) => compareValues(a, b, rule.direction));
  const byCode = Float64Array.from(codes, (value) => lowerBound(values, value, rule));
  return (slot) => {
    const code = column.codes[slot]!;
    if (code >= FIRST_CODE) return byCode[code - FIRST_CODE]!;
    if (code === NUMBER || code === LIST) return lowerBound(values, sortValue(column, slot, rule.direction), rule);
    return values.length;
  };
}

function distinct(codes: readonly SortValue[], column: Column, slots: number): SortValue[] {
  const values = new Set(codes);
  for (let slot = 0; column.numbers && slot < slots; slot++) {
    if (column.codes[slot] === NUMBER) values.add(column.numbers[slot]!);
  }
  return [...values];
}

function lowerBound(values: readonly SortValue[], value: SortValue, rule: SortRule): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareValues(values[middle]!, value, rule.direction) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
