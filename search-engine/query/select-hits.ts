import type { SortRule } from "../settings.ts";
import { hasBit, setBit } from "../store/bitset.ts";
import type { Column } from "../store/column.ts";
import { orderBy, type CompareSlots } from "../store/sort-value.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { MatchSet } from "../facets/match-set.ts";
import type { TextRanking } from "./text-ranking.ts";

/** Longer pages are sorted as a whole: inserting so many one by one would cost more. */
const MAX_KEPT = 256;
/** Nobody asks for longer lists of rules often enough that sorting all slots by them would pay. */
const MAX_RULES = 3;

export type Page = { readonly offset: number; readonly limit: number };

/** The slots of one page, ranked by how many words matched, then by the steps of the index, then by its default order. */
export function selectHits(
  snapshot: Snapshot,
  set: MatchSet,
  text: TextRanking | null,
  sort: readonly SortRule[],
  page: Page,
): number[] {
  if (page.limit === 0 || page.offset >= set.size) return [];
  if (!text) return selectByOrder(snapshot, set, sort, page);
  const slots: number[] = [];
  let skip = page.offset;
  for (const bucket of text.buckets()) {
    const inBucket = bucket.set.within(set);
    if (skip >= inBucket.size) {
      skip -= inBucket.size;
      continue;
    }
    const limit = page.limit - slots.length;
    for (const slot of selectBest(inBucket, bucket.ranking.order(sort), { offset: skip, limit })) slots.push(slot);
    skip = 0;
    if (slots.length === page.limit) break;
  }
  return slots;
}

/** The best slot of each value of an attribute, and every slot without a value. */
export function selectDistinct(
  snapshot: Snapshot,
  set: MatchSet,
  text: TextRanking | null,
  sort: readonly SortRule[],
  column: Column,
): MatchSet {
  const bits = new Uint32Array(set.bits.length);
  const seen = new Set<number | string>();
  for (const slot of selectHits(snapshot, set, text, sort, { offset: 0, limit: set.size })) {
    const values = column.groupsOf(slot);
    if (values.some((value) => seen.has(value))) continue;
    for (const value of values) seen.add(value);
    setBit(bits, slot);
  }
  return new MatchSet(bits);
}

/** Many matches: walk the sorted slots until the page is full. Few, or many rules: compare them with each other. */
function selectByOrder(snapshot: Snapshot, set: MatchSet, sort: readonly SortRule[], page: Page): number[] {
  const wanted = Math.min(page.offset + page.limit, set.size);
  // A walk meets a match every length/size slots.
  const isWalkLong = (wanted * snapshot.length) / set.size > set.size * 4;
  if (isWalkLong || sort.length > MAX_RULES) return selectBest(set, orderBy(snapshot.store, sort), page);
  const met: number[] = [];
  for (const slot of snapshot.orders.by(sort)) {
    if (hasBit(set.bits, slot)) met.push(slot);
    if (met.length === wanted) break;
  }
  return met.slice(page.offset);
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
