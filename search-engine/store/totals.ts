import { hasBit, type Bits } from "./bitset.ts";
import type { Column } from "./column.ts";
import type { Store } from "./store.ts";

/** Documents per code of each column over the whole version. Absent for columns with very many values. */
export type Totals = ReadonlyMap<Column, Uint32Array>;

const MAX_CODES = 1 << 16;

/** In steps, one column each. */
export function* countTotals(store: Store, alive: Bits): Generator<void, Totals> {
  const totals = new Map<Column, Uint32Array>();
  for (const column of store.columns.values()) {
    yield;
    if (column.dictionary.end > MAX_CODES) continue;
    const counts = new Uint32Array(column.dictionary.end);
    for (let slot = 0; slot < store.length; slot++) if (hasBit(alive, slot)) count(column, counts, slot, 1);
    totals.set(column, counts);
  }
  return totals;
}

/** The totals after a change. */
export function addTotals(
  before: Totals,
  change: { readonly removed: readonly number[]; readonly from: number; readonly to: number },
): Totals {
  const totals = new Map<Column, Uint32Array>();
  for (const [column, old] of before) {
    if (column.dictionary.end > MAX_CODES) continue;
    const counts = new Uint32Array(column.dictionary.end);
    counts.set(old);
    for (const slot of change.removed) count(column, counts, slot, -1);
    for (let slot = change.from; slot < change.to; slot++) count(column, counts, slot, 1);
    totals.set(column, counts);
  }
  return totals;
}

function count(column: Column, counts: Uint32Array, slot: number, by: number): void {
  column.eachCode(slot, (code) => {
    counts[code]! += by;
  });
}
