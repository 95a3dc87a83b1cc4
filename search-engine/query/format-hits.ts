import type { SortRule } from "../settings.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { createSpanFinder, type FindSpans } from "../text/find-spans.ts";
import { marksOf, type TextMatch } from "../text/match-text.ts";
import { formatHit, isListed, type Hit, type HitForm } from "./format-hit.ts";
import { readAttributes } from "./plan.ts";
import { scoreDetails } from "./score-details.ts";
import type { SearchQuery } from "./search-query.ts";
import type { TextRanking } from "./text-ranking.ts";

/** What the hits of one search are made from. */
export type Ranked = {
  readonly snapshot: Snapshot;
  readonly text: TextMatch | null;
  readonly ranking: TextRanking | null;
  readonly sort: readonly SortRule[];
};

const CROP_LENGTH = 10;
const CROP_MARKER = "…";

/** How a query wants its hits; words are found in their texts only if it asks for that. */
export function readHitForm(query: SearchQuery): Omit<HitForm, "find"> {
  const lengths = readCrops(query);
  const marked = query.attributesToHighlight ? readAttributes(query.attributesToHighlight) : new Set<string>();
  const tags = { before: query.highlightPreTag ?? "<em>", after: query.highlightPostTag ?? "</em>" };
  const marker = query.cropMarker ?? CROP_MARKER;
  const isFormatted = marked === null || marked.size > 0 || lengths.size > 0;
  const formatOf = (attribute: string) => {
    const words = lengths.get(attribute) ?? lengths.get("*");
    const isMarked = isListed(marked, attribute);
    if (!isMarked && words === undefined) return null;
    return { tags: isMarked ? tags : null, crop: words === undefined ? null : { words, marker } };
  };
  return {
    retrieve: readAttributes(query.attributesToRetrieve),
    formatOf: isFormatted ? formatOf : null,
    withPositions: query.showMatchesPosition ?? false,
  };
}

/** The words to leave of each cut attribute: `name:5` has a length of its own. */
function readCrops({ attributesToCrop, cropLength }: SearchQuery): ReadonlyMap<string, number> {
  return new Map(
    (attributesToCrop ?? []).map((entry) => {
      const [, name, own] = /^(.*):(\d{1,6})$/s.exec(entry) ?? [entry, entry];
      return [name, own === undefined ? (cropLength ?? CROP_LENGTH) : Number(own)];
    }),
  );
}

export function formatHits(
  ranked: Ranked,
  slots: readonly number[],
  query: SearchQuery,
  asked: Omit<HitForm, "find">,
): Hit[] {
  const { snapshot, text } = ranked;
  const needsWords = text !== null && (asked.formatOf !== null || asked.withPositions);
  const find: FindSpans = needsWords ? createSpanFinder(marksOf(text, snapshot)) : () => [];
  const form = { ...asked, find };
  return slots.map((slot) => ({
    ...formatHit(snapshot.store, slot, form),
    ...(query.retrieveVectors && { _vectors: {} }),
    ...describeScore(ranked, slot, query),
  }));
}

function describeScore({ snapshot, ranking, sort }: Ranked, slot: number, query: SearchQuery): Hit {
  const hit: Hit = {};
  if (query.showRankingScore) hit["_rankingScore"] = ranking?.score(slot) ?? 1;
  if (query.showRankingScoreDetails) {
    hit["_rankingScoreDetails"] = scoreDetails(snapshot, slot, sort, ranking?.ranks(slot) ?? null);
  }
  return hit;
}
