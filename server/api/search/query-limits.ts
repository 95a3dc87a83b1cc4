import type { FilterInput } from "#search-engine/filter/filter.ts";
import type { FacetSearchQuery, SearchQuery } from "#search-engine/query/search-query.ts";
import { SearchError } from "#search-engine/search-error.ts";

/** What one call of the public may ask for: more than any page needs, less than would hold the server up. */
export const searchLimits = {
  queries: 50,
  /** One more than the largest page: some clients ask for the first hit of the next page too. */
  hits: 101,
  reach: 100_000,
  words: 512,
  filter: 8_000,
  filters: 32_000,
  facets: 60,
  names: 100,
  sorts: 10,
  tag: 100,
} as const;

type Check = readonly [field: keyof SearchQuery, code: string, size: (query: SearchQuery) => number, most: number];

const length = (value: { readonly length: number } | null | undefined): number => value?.length ?? 0;

/** What is measured of a search, and the most of it; Meilisearch's code for the field when it is more. */
const checks: readonly Check[] = [
  ["limit", "invalid_search_limit", ({ limit }) => limit ?? 0, searchLimits.hits],
  ["hitsPerPage", "invalid_search_hits_per_page", ({ hitsPerPage }) => hitsPerPage ?? 0, searchLimits.hits],
  ["offset", "invalid_search_offset", ({ offset }) => offset ?? 0, searchLimits.reach],
  ["page", "invalid_search_page", ({ page }) => page ?? 0, searchLimits.reach],
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
];

export function checkQuery(query: SearchQuery): void {
  for (const [field, code, size, most] of checks) {
    const found = size(query);
    if (found > most) {
      const message = `Invalid value at \`.${field}\`: ${found} is more than the ${most} that this service allows.`;
      throw new SearchError(code, field === "filter" ? `${message}\n${most + 1}:${found + 1}` : message);
    }
  }
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

/** Over all queries of one call: a filter costs by its conditions. */
export function checkTogether(queries: readonly SearchQuery[]): void {
  const all = queries.reduce((sum, { filter }) => sum + filterLength(filter), 0);
  if (all <= searchLimits.filters) return;
  throw new SearchError(
    "invalid_search_filter",
    `The filters of one call are ${all} characters long, more than the ${searchLimits.filters} that this service allows.`,
  );
}

/** What is no text at all is refused later, for what it is. */
function filterLength(filter: FilterInput | null | undefined): number {
  const parts: unknown[] = Array.isArray(filter) ? filter.flat() : [filter];
  return parts.reduce<number>((sum, part) => sum + (typeof part === "string" ? part.length + 1 : 1), -1);
}
