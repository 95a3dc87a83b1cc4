import type { FilterInput } from "#search-engine/filter/filter.ts";
import type { FacetSearchAnswer } from "#search-engine/query/facet-search.ts";
import type { SearchAnswer } from "#search-engine/query/search.ts";
import type { FacetSearchQuery, SearchQuery } from "#search-engine/query/search-query.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";

/** Spec 7.1. */
export const indexNames = ["cars", "offers", "categories", "products"] as const;
export type IndexName = (typeof indexNames)[number];

/** On whose behalf is searched. */
export type SearchScope = {
  readonly runtime: SiteRuntime;
  readonly now: number;
  /** The visitor's own token, which a search server checks again. */
  readonly token: string;
  /** What holds for every answer of that index, whatever is asked: the site's own pin and the token's rules. */
  readonly within: (uid: IndexName) => FilterInput;
};

export type IndexQuery = { readonly indexUid: IndexName; readonly query: SearchQuery };
export type IndexAnswer = SearchAnswer & { readonly indexUid: string };

/** What answers a site's searches: the embedded engine, or a Meilisearch server. */
export type SearchPort = {
  search(scope: SearchScope, uid: IndexName, query: SearchQuery): Promise<SearchAnswer>;
  multiSearch(scope: SearchScope, queries: readonly IndexQuery[]): Promise<IndexAnswer[]>;
  facetSearch(scope: SearchScope, uid: IndexName, query: FacetSearchQuery): Promise<FacetSearchAnswer>;
  isHealthy(): Promise<boolean>;
};
