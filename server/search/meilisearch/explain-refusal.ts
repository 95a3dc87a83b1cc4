import { createIndex, type IndexVersion } from "#search-engine/index-version.ts";
import type { FacetSearchQuery, SearchQuery } from "#search-engine/query/search-query.ts";
import { SearchError } from "#search-engine/search-error.ts";
import { type IndexName, indexNames } from "../search-port.ts";
import { sharedSettings } from "./index-settings.ts";

/** They hold nothing, so only a query's faults can come of them. */
const emptyIndexes = new Map<IndexName, IndexVersion>(indexNames.map((uid) => [uid, createIndex(sharedSettings[uid])]));

/**
 * Why a query is wrong, in words that hold nothing but the query: the server's own sentence shows the filter that keeps a
 * search inside its site, and the attributes of every site. Null if the engine would accept it.
 */
export function explainRefusal(uid: IndexName, query: SearchQuery | FacetSearchQuery): SearchError | null {
  const index = emptyIndexes.get(uid)!;
  try {
    if ("facetName" in query) index.facetSearch(query);
    else index.search(query);
    return null;
  } catch (error) {
    if (error instanceof SearchError) return error;
    throw error;
  }
}
