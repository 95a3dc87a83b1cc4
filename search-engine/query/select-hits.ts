import type { SortRule } from "../settings.ts";
import { hasBit } from "../store/bitset.ts";
import { orderBy, type CompareSlots } from "../store/sort-value.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { MatchSet } from "../facets/match-set.ts";
import { buckets, type TextMatch } from "../text/match-text.ts";

/** Longer pages are sorted as a whole: inserting so many one by one would cost more. */
const MAX_KEPT = 256;
/** Nobody asks for longer lists of rules often enough that sorting all slots by them would pay. */
const MAX_RULES = 3;

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
  if (!text) return selectByOrder(snapshot, set, sort, page);
  const slots: number[] = [];
  let skip = page.offset;
  for (const bucket of buckets(text, set.bits)) {
    const inBucket = new MatchSet(bucket.bits);
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
