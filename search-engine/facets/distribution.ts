import type { FacetOrder } from "../settings.ts";
import type { Column } from "../store/column.ts";
import { compareKeys, FIRST_CODE, NUMBER } from "../store/dictionary.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { countCodes } from "./count-codes.ts";
import type { MatchSet } from "./match-set.ts";

/** A facet value, with what it sorts by: its number, or its normalised text. */
export type FacetValue = { readonly label: string; readonly count: number; readonly key: number | string };

/** The values to show: the first `limit` in the given order. */
export function listFacet(
  snapshot: Snapshot,
  column: Column,
  set: MatchSet,
  { order, limit }: { readonly order: FacetOrder; readonly limit: number },
): readonly FacetValue[] {
  return sortFacetValues(facetValues(snapshot, column, set), order).slice(0, limit);
}

/** Every value of the attribute within the set, by its key, with all spellings of a value merged. */
export function facetValues(snapshot: Snapshot, column: Column, set: MatchSet): FacetValue[] {
  const counts = countCodes(snapshot, column, set);
  const values = column.dictionary.hasSpellings ? joinSpellings(snapshot, column, counts) : plainValues(column, counts);
  if (!column.numbers) return values;
  return [...values, ...uncodedValues(column, set)].sort((a, b) => compareKeys(a.key, b.key));
}

function plainValues(column: Column, counts: Uint32Array): FacetValue[] {
  const { dictionary } = column;
  const values: FacetValue[] = [];
  for (const code of dictionary.inOrder()) {
    const count = counts[code] ?? 0;
    if (count > 0) values.push({ label: String(dictionary.value(code)), count, key: dictionary.sortKey(code) });
  }
  return values;
}

/** Counts all spellings of a value together, under the spelling most documents of the index use. */
function joinSpellings(snapshot: Snapshot, column: Column, counts: Uint32Array): FacetValue[] {
  const totals = snapshot.totals.get(column) ?? counts;
  const joined = new Map<number, FacetValue & { readonly total: number }>();
  plainCodes(counts, totals, (code) => {
    const group = column.dictionary.groupOf(code);
    const value = column.dictionary.value(code);
    const label = String(value);
    const total = totals[code] ?? 0;
    const other = joined.get(group);
    const isBetter = !other || total > other.total || (total === other.total && label < other.label);
    const count = counts[code]! + (other?.count ?? 0);
    const key = column.dictionary.sortKey(code);
    joined.set(group, isBetter ? { label, count, key, total } : { ...other, count });
  });
  return [...joined.values()]
    .filter((value) => value.count > 0)
    .map(({ label, count, key }) => ({ label, count, key }))
    .sort((a, b) => compareKeys(a.key, b.key));
}

function plainCodes(counts: Uint32Array, totals: Uint32Array, visit: (code: number) => void): void {
  for (let code = FIRST_CODE; code < counts.length; code++) {
    if (counts[code]! > 0 || (totals[code] ?? 0) > 0) visit(code);
  }
}

function uncodedValues(column: Column, set: MatchSet): FacetValue[] {
  const counts = new Map<number, number>();
  for (const slot of set.slots()) {
    if (column.codes[slot] !== NUMBER) continue;
    const number = column.numbers![slot]!;
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return [...counts].map(([number, count]) => ({ label: String(number), count, key: number }));
}

/** `alpha` is the order they come in; with `count`, the most frequent come first, and ties in that order. */
export function sortFacetValues(values: FacetValue[], order: FacetOrder): FacetValue[] {
  return order === "count" ? values.sort((a, b) => b.count - a.count) : values;
}

export function distribution(values: readonly FacetValue[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { label, count } of values) counts.set(label, (counts.get(label) ?? 0) + count);
  return Object.fromEntries(counts);
}
