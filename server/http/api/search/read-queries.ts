import { isObject } from "#search-engine/document.ts";
import {
  type FacetSearchQuery,
  parseFacetSearchQuery,
  parseSearchQuery,
  type SearchQuery,
} from "#search-engine/query/search-query.ts";
import { SearchError } from "#search-engine/search-error.ts";
import { insideQuery } from "#server/search/inside-query.ts";
import { type IndexName, indexNames, type IndexQuery } from "#server/search/search-port.ts";
import { checkFacetQuery, checkQuery, checkTogether, searchLimits } from "./query-limits.ts";

/** Turns request bodies into validated queries. */

export function readIndexName(uid: string): IndexName {
  const name = indexNames.find((known) => known === uid);
  if (name) return name;
  throw new SearchError("index_not_found", `Index \`${uid.slice(0, 100)}\` not found.`);
}

export function readQuery(body: unknown): SearchQuery {
  const query = parseSearchQuery(body);
  checkQuery(query);
  return query;
}

export function readMultiSearch(body: unknown): IndexQuery[] {
  if (!isObject(body)) throw new SearchError("bad_request", "Invalid value type: expected an object");
  const { queries, ...rest } = body;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) {
    throw new SearchError("bad_request", `Unknown field \`${unknown.slice(0, 100)}\`: expected \`queries\``);
  }
  if (queries === undefined) throw new SearchError("bad_request", "Missing field `queries`");
  if (!Array.isArray(queries))
    throw new SearchError("bad_request", "Invalid value type at `.queries`: expected an array");
  if (queries.length > searchLimits.queries) {
    const message = `Invalid value at \`.queries\`: ${queries.length} is more than the ${searchLimits.queries} that this service allows.`;
    throw new SearchError("bad_request", message);
  }
  const read = queries.map((query: unknown, at) => {
    try {
      const found = readIndexQuery(query);
      return { ...found, cost: checkQuery(found.query) };
    } catch (error) {
      throw error instanceof SearchError ? insideQuery(at, error) : error;
    }
  });
  checkTogether(read.map(({ cost }) => cost));
  return read.map(({ indexUid, query }) => ({ indexUid, query }));
}

function readIndexQuery(query: unknown): IndexQuery {
  if (!isObject(query)) throw new SearchError("bad_request", "Invalid value type: expected an object");
  const { indexUid, ...rest } = query;
  if (indexUid === undefined) throw new SearchError("missing_index_uid", "Missing field `indexUid`");
  if (typeof indexUid !== "string") {
    throw new SearchError("invalid_index_uid", "Invalid value type at `.indexUid`: expected a string");
  }
  return { indexUid: readIndexName(indexUid), query: parseSearchQuery(rest) };
}

export function readFacetQuery(body: unknown): FacetSearchQuery {
  const query = parseFacetSearchQuery(body);
  checkFacetQuery(query);
  return query;
}
