import { isObject } from "./document.ts";
import type { IndexVersion, SearchOptions } from "./index-version.ts";
import type { SearchAnswer } from "./query/search.ts";
import { parseSearchQuery } from "./query/search-query.ts";
import { SearchError } from "./search-error.ts";

/** Finds an index by name, with the filter it must be searched within. */
export type IndexLookup = (uid: string) => ({ readonly index: IndexVersion } & SearchOptions) | undefined;
export type MultiSearchAnswer = { readonly results: readonly (SearchAnswer & { readonly indexUid: string })[] };

/** Meilisearch's multi-search: each query names its index. One bad query rejects the whole request. */
export function multiSearch(lookup: IndexLookup, queries: readonly unknown[]): MultiSearchAnswer {
  return { results: queries.map((query, at) => inside(at, () => searchOne(lookup, query))) };
}

function searchOne(lookup: IndexLookup, query: unknown): SearchAnswer & { readonly indexUid: string } {
  if (!isObject(query)) throw new SearchError("bad_request", "Invalid value type: expected an object");
  const { indexUid, ...rest } = query;
  if (indexUid === undefined) throw new SearchError("missing_index_uid", "Missing field `indexUid`");
  if (typeof indexUid !== "string") {
    throw new SearchError("invalid_index_uid", "Invalid value type at `.indexUid`: expected a string");
  }
  const found = lookup(indexUid);
  if (!found) throw new SearchError("index_not_found", `Index \`${indexUid}\` not found.`);
  return { indexUid, ...found.index.search(parseSearchQuery(rest), { within: found.within }) };
}

function inside<Answer>(at: number, run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    throw new SearchError(error.code, `Inside \`.queries[${at}]\`: ${error.message}`);
  }
}
