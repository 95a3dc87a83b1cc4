import { SearchError } from "#search-engine/search-error.ts";

/** Meilisearch names the query that it refuses. */
export const insideQuery = (at: number, error: SearchError): SearchError =>
  new SearchError(error.code, `Inside \`.queries[${at}]\`: ${error.message}`);
