import { hasBit } from "../store/bitset.ts";
import type { Column } from "../store/column.ts";
import { FIRST_CODE } from "../store/dictionary.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { countCodes } from "./count-codes.ts";
import type { MatchSet } from "./match-set.ts";

export type FacetStats = { readonly min: number; readonly max: number };
/** Documents with `from <= value < to`; the last bucket includes its end. */
export type Bucket = { readonly from: number; readonly to: number; readonly count: number };

/** How far to walk a sorted order from either end before a pass over the set is cheaper. */
const MAX_WALK = 512;

/** Smallest and largest number within the set; null when it holds none. */
export function facetStats(snapshot: Snapshot, column: Column, set: MatchSet): FacetStats | null {
  if (column.numbers && !column.listStarts) {
    const order = snapshot.orders.sorted(column.attribute);
    return (order && walkToEnds(column.numbers, order, set)) ?? scanNumbers(column.numbers, set);
  }
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  eachNumber(snapshot, column, set, (number) => {
    if (number < min) min = number;
    if (number > max) max = number;
  });
  return min <= max ? { min, max } : null;
}

function scanNumbers(numbers: Float64Array, set: MatchSet): FacetStats | null {
  const slots = set.slots();
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < slots.length; at++) {
    const number = numbers[slots[at]!]!;
    if (number < min) min = number;
    if (number > max) max = number;
  }
  return min <= max ? { min, max } : null;
}

/** A large set soon meets both ends of the order. Null when it does not. */
function walkToEnds(numbers: Float64Array, order: Uint32Array, set: MatchSet): FacetStats | null {
  const end = countNumbers(numbers, order);
  let first = 0;
  while (first < end && first < MAX_WALK && !hasBit(set.bits, order[first]!)) first++;
  let last = end - 1;
  while (last >= 0 && last >= end - MAX_WALK && !hasBit(set.bits, order[last]!)) last--;
  if (first >= Math.min(end, MAX_WALK) || last < Math.max(0, end - MAX_WALK)) return null;
  return { min: numbers[order[first]!]!, max: numbers[order[last]!]! };
}

/** Numbers come first in an ascending order, before text and documents without a value. */
function countNumbers(numbers: Float64Array, order: Uint32Array): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (Number.isNaN(numbers[order[middle]!]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Counts numbers between ascending edges; numbers outside all edges are left out. */
export function histogram(snapshot: Snapshot, column: Column, set: MatchSet, edges: readonly number[]): Bucket[] {
  const last = edges.length - 1;
  if (last < 1) return [];
  const low = edges[0]!;
  const high = edges[last]!;
  const scale = high > low ? last / (high - low) : 0;
  const counts = new Float64Array(last);
  eachNumber(snapshot, column, set, (number, times) => {
    if (!(number >= low && number <= high)) return;
    // Edges are usually evenly spaced, so the guess is right or off by one.
    let at = Math.min(last - 1, Math.floor((number - low) * scale));
    while (number < edges[at]!) at--;
    while (at < last - 1 && number >= edges[at + 1]!) at++;
    counts[at]! += times;
  });
  return Array.from(counts, (count, at) => ({ from: edges[at]!, to: edges[at + 1]!, count }));
}

/** Edges that cut the span of the statistics into equal buckets. */
export function evenEdges(stats: FacetStats, buckets: number): number[] {
  if (stats.min === stats.max) return [stats.min, stats.max];
  return Array.from({ length: buckets + 1 }, (_, at) =>
    at === buckets ? stats.max : stats.min + ((stats.max - stats.min) * at) / buckets,
  );
}

/** Visits coded numbers once each with how often they occur, and the uncoded one by one. */
function eachNumber(
  snapshot: Snapshot,
  column: Column,
  set: MatchSet,
  visit: (number: number, times: number) => void,
): void {
  const { numbers } = column;
  if (numbers && !column.listStarts) {
    const slots = set.slots();
    for (let at = 0; at < slots.length; at++) {
      const number = numbers[slots[at]!]!;
      if (number === number) visit(number, 1);
    }
    return;
  }
  const counts = countCodes(snapshot, column, set);
  for (let code = FIRST_CODE; code < counts.length; code++) {
    const number = counts[code]! > 0 ? column.dictionary.number(code) : Number.NaN;
    if (!Number.isNaN(number)) visit(number, counts[code]!);
  }
  if (numbers) eachUncoded(column, set, visit);
}

function eachUncoded(column: Column, set: MatchSet, visit: (number: number, times: number) => void): void {
  for (const slot of set.slots()) {
    if (column.codes[slot]! < FIRST_CODE && !Number.isNaN(column.numbers![slot]!)) visit(column.numbers![slot]!, 1);
  }
}
