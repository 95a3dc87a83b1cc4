import type { SortRule } from "../settings.ts";
import { andInto, andNotInto, anyBoth, hasBit } from "../store/bitset.ts";
import type { Column } from "../store/column.ts";
import { codeValue, compareValues, orderBy, sortValue, type CompareSlots } from "../store/sort-value.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { MatchSet } from "../facets/match-set.ts";
import { buckets, type TextMatch } from "../text/match-text.ts";

/** Longer pages are sorted as a whole: inserting so many one by one would cost more. */
const MAX_KEPT = 256;

export type Page = { readonly offset: number; readonly limit: number };

/**
 * The slots of one page, ranked by words matched, then explicit sort, then quality of the match, then the default
 * order.
 */
export function selectHits(
  snapshot: Snapshot,
  set: MatchSet,
  text: TextMatch | null,
  sort: readonly SortRule[],
  page: Page,
): number[] {
  if (page.limit === 0 || page.offset >= set.size) return [];
  if (!text) return selectSorted(snapshot, set, sort, page);
  const slots: number[] = [];
  let skip = page.offset;
  for (const bucket of buckets(text, set.bits)) {
    const inBucket = new MatchSet(snapshot, bucket.bits);
    if (skip >= inBucket.size) {
      skip -= inBucket.size;
      continue;
    }
    const limit = page.limit - slots.length;
    const compare = orderBy(snapshot.store, sort, bucket.compare);
    slots.push(...selectBest(inBucket, compare, { offset: skip, limit }));
    skip = 0;
    if (slots.length === page.limit) break;
  }
  return slots;
}

/**
 * A first rule with few values, such as whether a car can be bought, ties most matches. Those with its first value are
 * sorted by the other rules alone, then those with its next one, until the page is full.
 */
function selectSorted(snapshot: Snapshot, set: MatchSet, sort: readonly SortRule[], page: Page): number[] {
  const [first, ...others] = sort;
  const groups = first && others.length > 0 ? valueGroups(snapshot, set, first) : null;
  if (!groups) return selectByOrder(snapshot, set, sort, page);
  const slots: number[] = [];
  let skip = page.offset;
  for (const group of groups) {
    if (slots.length === page.limit) break;
    if (skip >= group.size) {
      skip -= group.size;
      continue;
    }
    slots.push(...selectSorted(snapshot, group, others, { offset: skip, limit: page.limit - slots.length }));
    skip = 0;
  }
  return slots;
}

function* groupsOf(snapshot: Snapshot, set: MatchSet, column: Column, { direction }: SortRule): Generator<MatchSet> {
  const values = column.sets!.flatMap((slots, code) => ({ slots, value: codeValue(column, code) }));
  const rest = set.bits.slice();
  for (const { slots } of values.sort((a, b) => compareValues(a.value, b.value, direction))) {
    andNotInto(rest, slots);
    if (anyBoth(set.bits, slots)) yield new MatchSet(snapshot, andInto(set.bits.slice(), slots));
  }
  const without = new MatchSet(snapshot, rest);
  if (without.size > 0) yield without;
}

/** The matches by their value, in the order of the rule; null where a column keeps no set of slots for each value. */
function valueGroups(snapshot: Snapshot, set: MatchSet, rule: SortRule): Generator<MatchSet> | null {
  const column = snapshot.store.columns.get(rule.attribute)!;
  // One value for each slot, in one spelling.
  const isPlain = column.numbers === null && column.listStarts === null && !column.dictionary.hasSpellings;
  return isPlain && column.sets !== null ? groupsOf(snapshot, set, column, rule) : null;
}

/** Many matches: walk the order of the first rule until the page is full. Few: compare them with each other. */
function selectByOrder(snapshot: Snapshot, set: MatchSet, sort: readonly SortRule[], page: Page): number[] {
  const wanted = Math.min(page.offset + page.limit, set.size);
  const compare = orderBy(snapshot.store, sort);
  // A walk meets a match every length/size slots.
  if ((wanted * snapshot.length) / set.size > set.size * 4) return selectBest(set, compare, page);
  const first = sort[0];
  const order = first ? snapshot.orders.by(first) : snapshot.orders.byDefault();
  const met: number[] = [];
  let at = 0;
  for (; at < order.length && met.length < wanted; at++) if (hasBit(set.bits, order[at]!)) met.push(order[at]!);
  if (sort.length > 1) {
    const column = snapshot.store.columns.get(first!.attribute)!;
    const last = sortValue(column, met.at(-1)!, first!.direction);
    // Slots that tie with the last value may rank before it by the next rule.
    for (; at < order.length && sortValue(column, order[at]!, first!.direction) === last; at++) {
      if (hasBit(set.bits, order[at]!)) met.push(order[at]!);
    }
    met.sort(compare);
  }
  return met.slice(page.offset, wanted);
}

/** The best of a set by comparison, keeping only as many as the page needs. */
function selectBest(set: MatchSet, compare: CompareSlots, page: Page): number[] {
  const wanted = Math.min(page.offset + page.limit, set.size);
  if (wanted > MAX_KEPT || wanted * 4 > set.size) return [...set.slots()].sort(compare).slice(page.offset, wanted);
  const best: number[] = [];
  for (const slot of set.slots()) {
    if (best.length === wanted && compare(slot, best[wanted - 1]!) >= 0) continue;
    if (best.length === wanted) best.pop();
    best.splice(placeOf(best, slot, compare), 0, slot);
  }
  return best.slice(page.offset, wanted);
}

function placeOf(sorted: readonly number[], slot: number, compare: CompareSlots): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle]!, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
