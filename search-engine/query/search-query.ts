import type { FilterInput } from "../filter/filter.ts";
import type { MatchingStrategy } from "../text/match-text.ts";
import { SearchError } from "../search-error.ts";
import { locales } from "./locales.ts";
import { readFields, type FieldTable } from "./read-fields.ts";

/** A search as Meilisearch's clients send it. `null` counts as absent. */
export type SearchQuery = {
  readonly q?: string | null;
  readonly filter?: FilterInput | null;
  readonly facets?: readonly string[] | null;
  readonly sort?: readonly string[] | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly page?: number | null;
  readonly hitsPerPage?: number | null;
  readonly attributesToRetrieve?: readonly string[] | null;
  readonly attributesToHighlight?: readonly string[] | null;
  readonly highlightPreTag?: string | null;
  readonly highlightPostTag?: string | null;
  readonly attributesToCrop?: readonly string[] | null;
  readonly cropLength?: number | null;
  readonly cropMarker?: string | null;
  readonly showMatchesPosition?: boolean | null;
  readonly showRankingScore?: boolean | null;
  readonly showRankingScoreDetails?: boolean | null;
  readonly rankingScoreThreshold?: number | null;
  readonly distinct?: string | null;
  readonly attributesToSearchOn?: readonly string[] | null;
  readonly matchingStrategy?: MatchingStrategy | null;
  /** Of no effect: words are read alike in every language. */
  readonly locales?: readonly string[] | null;
  /** Of no effect: there are none. */
  readonly retrieveVectors?: boolean | null;
  readonly showPerformanceDetails?: boolean | null;
};

export type FacetSearchQuery = Pick<SearchQuery, "q" | "filter" | "matchingStrategy" | "attributesToSearchOn"> & {
  readonly facetName: string;
  readonly facetQuery?: string | null;
};

const SEARCH_FIELDS: FieldTable = {
  q: ["text", "invalid_search_q"],
  filter: ["anything", "invalid_search_filter"],
  facets: ["texts", "invalid_search_facets"],
  sort: ["texts", "invalid_search_sort"],
  limit: ["count", "invalid_search_limit"],
  offset: ["count", "invalid_search_offset"],
  page: ["count", "invalid_search_page"],
  hitsPerPage: ["count", "invalid_search_hits_per_page"],
  attributesToRetrieve: ["texts", "invalid_search_attributes_to_retrieve"],
  attributesToHighlight: ["texts", "invalid_search_attributes_to_highlight"],
  highlightPreTag: ["text", "invalid_search_highlight_pre_tag"],
  highlightPostTag: ["text", "invalid_search_highlight_post_tag"],
  attributesToCrop: ["texts", "invalid_search_attributes_to_crop"],
  cropLength: ["count", "invalid_search_crop_length"],
  cropMarker: ["text", "invalid_search_crop_marker"],
  showMatchesPosition: ["flag", "invalid_search_show_matches_position"],
  showRankingScore: ["flag", "invalid_search_show_ranking_score"],
  showRankingScoreDetails: ["flag", "invalid_search_show_ranking_score_details"],
  rankingScoreThreshold: ["share", "invalid_search_ranking_score_threshold"],
  distinct: ["text", "invalid_search_distinct"],
  attributesToSearchOn: ["texts", "invalid_search_attributes_to_search_on"],
  matchingStrategy: [["last", "all", "frequency"], "invalid_search_matching_strategy"],
  locales: ["texts", "invalid_search_locales"],
  retrieveVectors: ["flag", "invalid_search_retrieve_vectors"],
  showPerformanceDetails: ["flag", "invalid_search_show_performance_details"],
  vector: ["refused", "missing_search_hybrid"],
  hybrid: ["refused", "invalid_search_embedder"],
  media: ["refused", "missing_search_hybrid"],
  personalize: ["refused", "invalid_search_personalize"],
  useNetwork: ["refused", "feature_not_enabled"],
};

/** A client may send a whole search: what has no meaning for a facet search is ignored, as by Meilisearch. */
const FACET_SEARCH_FIELDS: FieldTable = {
  ...SEARCH_FIELDS,
  facetName: ["text", "invalid_facet_search_facet_name"],
  facetQuery: ["text", "invalid_facet_search_facet_query"],
  exhaustiveFacetCount: ["flag", "invalid_facet_search_exhaustive_facet_count"],
};

/** Checks the field names and types of a search from the network. */
export function parseSearchQuery(body: unknown): SearchQuery {
  const query: SearchQuery = readFields(body, SEARCH_FIELDS);
  const strange = query.locales?.find((locale) => !locales.has(locale));
  if (strange === undefined) return query;
  throw new SearchError("invalid_search_locales", `Unsupported locale \`${strange}\` at \`.locales\`.`);
}

export function parseFacetSearchQuery(body: unknown): FacetSearchQuery {
  const { facetName, facetQuery, q, filter, matchingStrategy, attributesToSearchOn }: Partial<FacetSearchQuery> =
    readFields(body, FACET_SEARCH_FIELDS);
  if (facetName === undefined) {
    throw new SearchError("missing_facet_search_facet_name", "Missing field `facetName`");
  }
  return { facetName, facetQuery, q, filter, matchingStrategy, attributesToSearchOn };
}
