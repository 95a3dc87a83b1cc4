import type { FilterInput } from "../filter/filter.ts";
import type { MatchingStrategy } from "../text/match-text.ts";
import { SearchError } from "../search-error.ts";
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
  readonly attributesToSearchOn?: readonly string[] | null;
  readonly matchingStrategy?: MatchingStrategy | null;
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
  attributesToSearchOn: ["texts", "invalid_search_attributes_to_search_on"],
  matchingStrategy: [["last", "all"], "invalid_search_matching_strategy"],
};

const FACET_SEARCH_FIELDS: FieldTable = {
  facetName: ["text", "invalid_facet_search_facet_name"],
  facetQuery: ["text", "invalid_facet_search_facet_query"],
  q: SEARCH_FIELDS["q"]!,
  filter: SEARCH_FIELDS["filter"]!,
  matchingStrategy: SEARCH_FIELDS["matchingStrategy"]!,
  attributesToSearchOn: SEARCH_FIELDS["attributesToSearchOn"]!,
};

/** Checks the field names and types of a search from the network. */
export const parseSearchQuery = (body: unknown): SearchQuery => readFields(body, SEARCH_FIELDS);

export function parseFacetSearchQuery(body: unknown): FacetSearchQuery {
  const query = readFields(body, FACET_SEARCH_FIELDS);
  if (typeof query["facetName"] === "string") return query as FacetSearchQuery;
  throw new SearchError("missing_facet_search_facet_name", "Missing field `facetName`");
}
