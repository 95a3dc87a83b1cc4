import type { FilterInput } from "#search-engine/filter/filter.ts";
import type { FacetSearchQuery, SearchQuery } from "#search-engine/query/search-query.ts";
import { SearchError } from "#search-engine/search-error.ts";
import { filterBudget, filterCost, tooCostly } from "./filter-cost.ts";
import { checkWork, workOf } from "./query-work.ts";

/** Limits of one public call: more than any page needs, less than would block the server. */
export const searchLimits = {
  queries: 50,
  /** One more than the largest page: some clients also request the first hit of the next page. */
  hits: 101,
  /** How far paging goes. */
  reach: 10_000,
  words: 512,
  filter: 8_000,
  /** Per query, and for all queries of one call; `*` counts as all facets. */
  facets: 60,
  allFacets: 300,
  names: 100,
  /** Values of all hits of one call: hits times shown attributes. */
  allValues: 20_000,
  /** Attributes that a hit shows if all are requested. */
  wholeHit: 40,
  /** The same for attributes in which words are marked, cut or located, which cost the most. */
  allHighlights: 12_000,
  sorts: 10,
  tag: 100,
} as const;

type Check = readonly [field: keyof SearchQuery, code: string, size: (query: SearchQuery) => number, most: number];

const length = (value: { readonly length: number } | null | undefined): number => value?.length ?? 0;

/** Each measure of a search with its limit, and Meilisearch's error code for the field. */
const checks: readonly Check[] = [
  ["limit", "invalid_search_limit", ({ limit }) => limit ?? 0, searchLimits.hits],
  ["hitsPerPage", "invalid_search_hits_per_page", ({ hitsPerPage }) => hitsPerPage ?? 0, searchLimits.hits],
  ["offset", "invalid_search_offset", ({ offset }) => offset ?? 0, searchLimits.reach],
  [
    "page",
    "invalid_search_page",
    (query) => Math.max(0, (query.page ?? 1) - 1) * (query.hitsPerPage ?? 20),
    searchLimits.reach,
  ],
  ["q", "invalid_search_q", ({ q }) => length(q), searchLimits.words],
  ["filter", "invalid_search_filter", ({ filter }) => filterLength(filter), searchLimits.filter],
  ["facets", "invalid_search_facets", ({ facets }) => length(facets), searchLimits.facets],
  ["sort", "invalid_search_sort", ({ sort }) => length(sort), searchLimits.sorts],
  [
    "attributesToRetrieve",
    "invalid_search_attributes_to_retrieve",
    ({ attributesToRetrieve }) => length(attributesToRetrieve),
    searchLimits.names,
  ],
  [
    "attributesToHighlight",
    "invalid_search_attributes_to_highlight",
    ({ attributesToHighlight }) => length(attributesToHighlight),
    searchLimits.names,
  ],
  [
    "attributesToSearchOn",
    "invalid_search_attributes_to_search_on",
    ({ attributesToSearchOn }) => length(attributesToSearchOn),
    searchLimits.names,
  ],
  [
    "attributesToCrop",
    "invalid_search_attributes_to_crop",
    ({ attributesToCrop }) => length(attributesToCrop),
    searchLimits.names,
  ],
  ["locales", "invalid_search_locales", ({ locales }) => length(locales), searchLimits.names],
  // A tag is repeated at every match of every hit.
  [
    "highlightPreTag",
    "invalid_search_highlight_pre_tag",
    ({ highlightPreTag }) => length(highlightPreTag),
    searchLimits.tag,
  ],
  [
    "highlightPostTag",
    "invalid_search_highlight_post_tag",
    ({ highlightPostTag }) => length(highlightPostTag),
    searchLimits.tag,
  ],
  ["cropMarker", "invalid_search_crop_marker", ({ cropMarker }) => length(cropMarker), searchLimits.tag],
];

export type QueryCost = { filterCost: number; facets: number; values: number; highlights: number; work: number };

const USUAL_HITS = 20;

function shownNames(names: readonly string[] | null | undefined): number {
  return names == null || names.includes("*") ? searchLimits.wholeHit : names.length;
}

/** Attributes in which the words of the query are looked for once more. */
function markedNames({ attributesToHighlight, attributesToCrop, showMatchesPosition }: SearchQuery): number {
  const lists = [attributesToHighlight ?? [], attributesToCrop ?? []];
  const named = lists.reduce((sum, names) => sum + (names.length > 0 ? shownNames(names) : 0), 0);
  return named + (showMatchesPosition ? searchLimits.wholeHit : 0);
}

/** Refuses more than a page needs; returns the cost of the query. */
export function checkQuery(query: SearchQuery): QueryCost {
  for (const [field, code, size, most] of checks) {
    const found = size(query);
    if (found > most) {
      const message = `Invalid value at \`.${field}\`: ${found} is more than the ${most} that this service allows.`;
      throw new SearchError(code, message);
    }
  }
  const hits = query.hitsPerPage ?? query.limit ?? USUAL_HITS;
  const counted = {
    values: hits * shownNames(query.attributesToRetrieve),
    highlights: hits * markedNames(query),
    filterCost: filterCost(query.filter),
    facets: query.facets?.includes("*") ? searchLimits.facets : length(query.facets),
  };
  return { ...counted, work: workOf(query, counted) };
}

export function checkFacetQuery(query: FacetSearchQuery): void {
  checkQuery(query);
  if (length(query.facetQuery) > searchLimits.words) {
    throw new SearchError(
      "invalid_facet_search_facet_query",
      `Invalid value at \`.facetQuery\`: more than the ${searchLimits.words} characters that this service allows.`,
    );
  }
}

/** All queries of one call together. */
export function checkTogether(costs: readonly QueryCost[]): void {
  const conditions = costs.reduce((sum, cost) => sum + cost.filterCost, 0);
  if (conditions > filterBudget.call) throw tooCostly("The filters ask", conditions, filterBudget.call);
  const facets = costs.reduce((sum, cost) => sum + cost.facets, 0);
  if (facets > searchLimits.allFacets) {
    const message = `The queries ask for ${facets} facets, and this service allows ${searchLimits.allFacets} in one call.`;
    throw new SearchError("invalid_search_facets", message);
  }
  checkSum(
    costs,
    "values",
    "invalid_search_limit",
    searchLimits.allValues,
    "hits times the attributes that each shows",
  );
  checkSum(
    costs,
    "highlights",
    "invalid_search_attributes_to_highlight",
    searchLimits.allHighlights,
    "hits times the attributes that are highlighted, cropped or searched for positions",
  );
  checkWork(costs.map(({ work }) => work));
}

function checkSum(
  costs: readonly QueryCost[],
  of: "values" | "highlights",
  code: string,
  most: number,
  what: string,
): void {
  const sum = costs.reduce((total, cost) => total + cost[of], 0);
  if (sum <= most) return;
  const advice = "Ask for fewer hits or fewer attributes, or in several calls.";
  throw new SearchError(
    code,
    `The queries ask for ${sum} ${what}, and this service allows ${most} in one call. ${advice}`,
  );
}

/** A filter that is not text is refused later, with its own error. */
function filterLength(filter: FilterInput | null | undefined): number {
  const parts: unknown[] = Array.isArray(filter) ? filter.flat() : [filter];
  return parts.reduce<number>((sum, part) => sum + (typeof part === "string" ? part.length + 1 : 1), -1);
}
