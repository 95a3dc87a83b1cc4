import { distribution, listFacet } from "../facets/distribution.ts";
import { MatchSet } from "../facets/match-set.ts";
import { facetStats, type FacetStats } from "../facets/statistics.ts";
import { evaluate } from "../filter/evaluate.ts";
import type { Filter } from "../filter/filter.ts";
import { readFilter } from "../filter/filter-input.ts";
import { andInto, type Bits } from "../store/bitset.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { matchText } from "../text/match-text.ts";
import type { Hit } from "./format-hit.ts";
import { formatHits, readHitForm } from "./format-hits.ts";
import { readDistinct, readFacets, readPage, readSort, readTextQuery } from "./plan.ts";
import { parseSearchQuery, type SearchQuery } from "./search-query.ts";
import { selectDistinct, selectHits } from "./select-hits.ts";
import { narrow, rankMatches } from "./text-ranking.ts";

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
  const facets = query.facets && query.facets.length > 0 ? readFacets(settings, query.facets) : null;
  const textQuery = readTextQuery(settings, query);
  const page = readPage(settings, query);
  const distinct = readDistinct(snapshot, query.distinct);
  const form = readHitForm(query);
  const filtered = filterSlots(snapshot, within, readFilter(query.filter));
  const text = matchText(snapshot, textQuery);
  const { set, ranking } = rankMatches(snapshot, text, filtered);
  const above = narrow(set, ranking, query.rankingScoreThreshold);
  const shown = distinct ? selectDistinct(snapshot, above, ranking, sort, distinct) : above;
  const slots = selectHits(snapshot, shown, ranking, sort, page);
  const counts = facets && describeFacets(snapshot, shown, facets);
  return {
    hits: formatHits({ snapshot, text, ranking, sort }, slots, query, form),
    query: textQuery.q,
    processingTimeMs: Math.round(performance.now() - started),
    ...countHits(shown.size, settings.maxTotalHits, query, page),
    ...counts,
  };
}

/** The alive slots that every filter accepts. */
export function filterSlots(snapshot: Snapshot, ...filters: readonly (Filter | null | undefined)[]): Bits {
  return filters.reduce((bits, filter) => (filter ? andInto(evaluate(snapshot, filter), bits) : bits), snapshot.alive);
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
