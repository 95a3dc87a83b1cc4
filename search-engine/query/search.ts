import { distribution, listFacet } from "../facets/distribution.ts";
import { MatchSet } from "../facets/match-set.ts";
import { facetStats, type FacetStats } from "../facets/statistics.ts";
import { evaluate } from "../filter/evaluate.ts";
import type { Filter } from "../filter/filter.ts";
import { readFilter } from "../filter/filter-input.ts";
import { andInto, type Bits } from "../store/bitset.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { createHighlighter } from "../text/highlight.ts";
import { matchText, textMatches, wordsFound, type TextMatch } from "../text/match-text.ts";
import { formatHit, type Hit } from "./format-hit.ts";
import { readAttributes, readFacets, readPage, readSort, readTextQuery } from "./plan.ts";
import { parseSearchQuery, type SearchQuery } from "./search-query.ts";
import { selectHits } from "./select-hits.ts";

export type SearchAnswer = {
  readonly hits: readonly Hit[];
  readonly query: string;
  readonly processingTimeMs: number;
  readonly limit?: number;
  readonly offset?: number;
  readonly estimatedTotalHits?: number;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly totalHits?: number;
  readonly totalPages?: number;
  readonly facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facetStats?: Readonly<Record<string, FacetStats>>;
};

export function search(snapshot: Snapshot, input: SearchQuery, within?: Filter | null): SearchAnswer {
  const started = performance.now();
  const query = parseSearchQuery(input);
  const { settings } = snapshot.store;
  const sort = readSort(settings, query.sort ?? []);
  const facets = query.facets ? readFacets(settings, query.facets) : null;
  const textQuery = readTextQuery(settings, query);
  const page = readPage(settings, query);
  const filtered = filterSlots(snapshot, within, readFilter(query.filter));
  const text = matchText(snapshot, textQuery);
  const set = new MatchSet(text ? textMatches(text, filtered) : filtered);
  const hits = formatHits(snapshot, selectHits(snapshot, set, text, sort, page), query, text);
  const counts = facets && describeFacets(snapshot, set, facets);
  return {
    hits,
    query: textQuery.q,
    processingTimeMs: Math.round(performance.now() - started),
    ...countHits(set.size, settings.maxTotalHits, query, page),
    ...counts,
  };
}

/** The alive slots that every filter accepts. */
export function filterSlots(snapshot: Snapshot, ...filters: readonly (Filter | null | undefined)[]): Bits {
  return filters.reduce((bits, filter) => (filter ? andInto(evaluate(snapshot, filter), bits) : bits), snapshot.alive);
}

export function formatHits(
  snapshot: Snapshot,
  slots: readonly number[],
  query: SearchQuery,
  text: TextMatch | null,
): Hit[] {
  const retrieve = readAttributes(query.attributesToRetrieve);
  const tags = { before: query.highlightPreTag ?? "<em>", after: query.highlightPostTag ?? "</em>" };
  const marker = () => createHighlighter(text ? wordsFound(text, snapshot) : [], tags);
  const highlight = query.attributesToHighlight
    ? { attributes: readAttributes(query.attributesToHighlight), mark: marker() }
    : null;
  return slots.map((slot) => formatHit(snapshot.store, slot, retrieve, highlight));
}

function countHits(
  size: number,
  reachable: number,
  query: SearchQuery,
  page: ReturnType<typeof readPage>,
): Partial<SearchAnswer> {
  if (!page.isNumbered) return { limit: page.limit, offset: page.offset, estimatedTotalHits: size };
  const hitsPerPage = query.hitsPerPage ?? page.limit;
  const totalHits = Math.min(size, reachable);
  const totalPages = hitsPerPage === 0 ? 0 : Math.ceil(totalHits / hitsPerPage);
  return { page: query.page ?? 1, hitsPerPage, totalHits, totalPages };
}

function describeFacets(snapshot: Snapshot, set: MatchSet, facets: readonly string[]): Partial<SearchAnswer> {
  const { settings, columns } = snapshot.store;
  const distributions: [string, Record<string, number>][] = [];
  const stats: [string, FacetStats][] = [];
  for (const facet of facets) {
    const column = columns.get(facet)!;
    const shown = { order: settings.facetOrder(facet), limit: settings.facetLimit(facet) };
    distributions.push([facet, distribution(listFacet(snapshot, column, set, shown))]);
    const range = facetStats(snapshot, column, set);
    if (range) stats.push([facet, range]);
  }
  return { facetDistribution: Object.fromEntries(distributions), facetStats: Object.fromEntries(stats) };
}
