import type { FilterInput } from "#search-engine/filter/filter.ts";
import type { FacetSearchAnswer } from "#search-engine/query/facet-search.ts";
import type { SearchAnswer } from "#search-engine/query/search.ts";
import type { FacetSearchQuery, SearchQuery } from "#search-engine/query/search-query.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

/** Spec 7.1. */
export const indexNames = ["cars", "offers", "categories", "products"] as const;
export type IndexName = (typeof indexNames)[number];

/** On whose behalf the search runs. */
export type SearchScope = {
  readonly runtime: SiteRuntime;
  readonly now: number;
  /** The visitor's own token, which a search server verifies again. */
  readonly token: string;
  /** A filter that applies to every answer of that index: the site's own filter and the token's rules. */
  readonly within: (uid: IndexName) => FilterInput;
};

export type IndexQuery = { readonly indexUid: IndexName; readonly query: SearchQuery };
export type IndexAnswer = SearchAnswer & { readonly indexUid: string };

/** One call of the search service. */
export type SearchCall =
  | { readonly kind: "search"; readonly uid: IndexName; readonly query: SearchQuery }
  | { readonly kind: "multi-search"; readonly queries: readonly IndexQuery[] }
  | { readonly kind: "facet-search"; readonly uid: IndexName; readonly query: FacetSearchQuery };

/** Answers a site's searches: the embedded engine, or a Meilisearch server. */
export type SearchPort = {
  search(scope: SearchScope, uid: IndexName, query: SearchQuery): Promise<SearchAnswer>;
  multiSearch(scope: SearchScope, queries: readonly IndexQuery[]): Promise<IndexAnswer[]>;
  facetSearch(scope: SearchScope, uid: IndexName, query: FacetSearchQuery): Promise<FacetSearchAnswer>;
  isHealthy(): Promise<boolean>;
};

/** The answer as JSON text: written to the socket unchanged, whichever thread made it. */
export async function answerSearchCall(port: SearchPort, scope: SearchScope, call: SearchCall): Promise<string> {
  switch (call.kind) {
    case "search":
      return JSON.stringify(await port.search(scope, call.uid, call.query));
    case "multi-search":
      return JSON.stringify({ results: await port.multiSearch(scope, call.queries) });
    case "facet-search":
      return JSON.stringify(await port.facetSearch(scope, call.uid, call.query));
  }
}
