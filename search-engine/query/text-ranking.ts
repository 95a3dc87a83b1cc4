import { MatchSet } from "../facets/match-set.ts";
import { hasBit, setBit, type Bits } from "../store/bitset.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { buckets, textMatches, type TextMatch } from "../text/match-text.ts";
import { combine } from "../text/text-rules.ts";
import { BucketRanking, type RanksByRule } from "./bucket-ranking.ts";

/** One bucket of a search: documents that match the same terms. */
type RankedBucket = { readonly set: MatchSet; readonly ranking: BucketRanking };

/** How the documents of a search are ranked by their text. Buckets are made when they are reached. */
export class TextRanking {
  readonly #made: RankedBucket[] = [];
  readonly #rest: Generator<RankedBucket>;

  constructor(snapshot: Snapshot, text: TextMatch, matched: Bits) {
    this.#rest = (function* () {
      for (const bucket of buckets(text, matched)) {
        const set = new MatchSet(bucket.bits);
        if (set.size > 0) yield { set, ranking: new BucketRanking(snapshot, bucket, text) };
      }
    })();
  }

  *buckets(): Generator<RankedBucket> {
    for (let at = 0; ; at++) {
      if (at === this.#made.length) {
        const next = this.#rest.next();
        if (next.done) return;
        this.#made.push(next.value);
      }
      yield this.#made[at]!;
    }
  }

  /** The ranks of a slot that matched. */
  ranks(slot: number): RanksByRule {
    for (const { set, ranking } of this.buckets()) if (hasBit(set.bits, slot)) return ranking.ranks(slot);
    throw new Error(`The slot ${slot} is in no bucket.`);
  }

  /** Meilisearch's score of a slot that matched, from above 0 to 1. */
  score(slot: number): number {
    const { rank, most } = combine([...this.ranks(slot).values()].flat());
    return rank / most;
  }
}

/** What a text matches within a set; `ranking` is null when it has no words to rank by. */
export function rankMatches(
  snapshot: Snapshot,
  text: TextMatch | null,
  within: Bits,
): { readonly set: MatchSet; readonly ranking: TextRanking | null } {
  if (!text) return { set: new MatchSet(within), ranking: null };
  const set = new MatchSet(textMatches(text, within));
  return { set, ranking: text.terms.length > 0 ? new TextRanking(snapshot, text, set.bits) : null };
}

/** The slots with at least this score; without words all have the best. */
export function narrow(set: MatchSet, ranking: TextRanking | null, threshold: number | null | undefined): MatchSet {
  if (threshold == null || !ranking) return set;
  const bits = new Uint32Array(set.bits.length);
  for (const slot of set.slots()) if (ranking.score(slot) >= threshold) setBit(bits, slot);
  return new MatchSet(bits);
}
