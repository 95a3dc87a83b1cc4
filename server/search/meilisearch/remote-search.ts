import { Meilisearch, MeilisearchApiError } from "meilisearch";
import type { FacetSearchAnswer } from "#search-engine/query/facet-search.ts";
import type { SearchAnswer } from "#search-engine/query/search.ts";
import type { SearchError } from "#search-engine/search-error.ts";
import { insideQuery } from "../inside-query.ts";
import type { IndexAnswer, IndexName, IndexQuery, SearchPort, SearchScope } from "../search-port.ts";
import { ServiceError, unavailable } from "#server/adapters/search/service-error.ts";
import { signTenantToken } from "../tenant-token.ts";
import { explainRefusal } from "./explain-refusal.ts";
import type { FindSigningKey } from "./signing-key.ts";

const tokenSeconds = 60;
/** The server sends compressed answers in chunks, of which the last waits for a delayed acknowledgement: 48 ms, not 7. */
const uncompressed = { "accept-encoding": "identity" };

export type RemoteServer = { url: string; signingKey: FindSigningKey; timeoutMs: number };

/**
 * Answers from a Meilisearch server. Rules for every answer go into a tenant token, so that the server itself keeps
 * each search inside its site; the visitor's query is passed on unchanged.
 */
export function remoteSearch({ url, signingKey, timeoutMs }: RemoteServer): SearchPort {
  const clientFor = async ({ within, now }: SearchScope, uids: readonly IndexName[]): Promise<Meilisearch> => {
    const key = await signingKey();
    const rules = uids.map((uid) => [uid, { filter: withLists(within(uid)) }]);
    const exp = Math.floor(now / 1000) + tokenSeconds;
    const apiKey = await signTenantToken({ apiKeyUid: key.uid, searchRules: Object.fromEntries(rules), exp }, key);
    return new Meilisearch({ host: url, apiKey, timeout: timeoutMs, requestInit: { headers: uncompressed } });
  };
  const ask = async <Answer>(
    scope: SearchScope,
    uids: readonly IndexName[],
    call: (client: Meilisearch) => Promise<unknown>,
    explain: () => SearchError | null,
  ): Promise<Answer> => {
    try {
      return (await call(await clientFor(scope, uids))) as Answer;
    } catch (error) {
      throw asVisitorsError(error, explain);
    }
  };

  return {
    search: (scope, uid, query) =>
      ask<SearchAnswer>(
        scope,
        [uid],
        (client) => client.httpRequest.post({ path: `indexes/${uid}/search`, body: query }),
        () => explainRefusal(uid, query),
      ),
    async multiSearch(scope, queries) {
      const uids = [...new Set(queries.map(({ indexUid }) => indexUid))];
      const body = { queries: queries.map(({ indexUid, query }) => ({ indexUid, ...query })) };
      const { results } = await ask<{ results: IndexAnswer[] }>(
        scope,
        uids,
        (client) => client.httpRequest.post({ path: "multi-search", body }),
        () => explainFirst(queries),
      );
      return results;
    },
    facetSearch: (scope, uid, query) =>
      ask<FacetSearchAnswer>(
        scope,
        [uid],
        (client) => client.httpRequest.post({ path: `indexes/${uid}/facet-search`, body: query }),
        () => explainRefusal(uid, query),
      ),
    isHealthy: () => new Meilisearch({ host: url, timeout: timeoutMs }).isHealthy(),
  };
}

type Filter = ReturnType<SearchScope["within"]>;
/** The engine's filters are read-only lists; the token's are plain ones. */
const withLists = (filter: Filter): string | (string | string[])[] =>
  typeof filter === "string" ? filter : filter.map((part) => (typeof part === "string" ? part : [...part]));

/** The first query that is wrong, and how. */
function explainFirst(queries: readonly IndexQuery[]): SearchError | null {
  for (const [at, { indexUid, query }] of queries.entries()) {
    const refusal = explainRefusal(indexUid, query);
    if (refusal) return insideQuery(at, refusal);
  }
  return null;
}

/** Errors of the visitor's query are explained in our own words. Other errors are not shown. */
function asVisitorsError(error: unknown, explain: () => SearchError | null): unknown {
  if (error instanceof ServiceError) return error;
  if (error instanceof MeilisearchApiError && error.response.status === 400 && error.cause) {
    return explain() ?? new ServiceError(400, error.cause.code, "The search server does not accept this query.");
  }
  const failure = unavailable();
  failure.cause = error;
  return failure;
}
