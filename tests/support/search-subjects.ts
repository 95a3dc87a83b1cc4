import { Meilisearch } from "meilisearch";
import { pino } from "pino";
import type { FacetSearchAnswer } from "#search-engine/query/facet-search.ts";
import type { SearchAnswer } from "#search-engine/query/search.ts";
import type { FacetSearchQuery, SearchQuery } from "#search-engine/query/search-query.ts";
import { embeddedSearch } from "#server/search/embedded-search.ts";
import { remoteSearch } from "#server/search/meilisearch/remote-search.ts";
import { syncAll } from "#server/search/meilisearch/search-sync.ts";
import { type Patience, usualPatience } from "#server/search/meilisearch/server-tasks.ts";
import { signingKeyOf } from "#server/search/meilisearch/signing-key.ts";
import { prepareServer } from "#server/search/meilisearch/sync-site.ts";
import type { IndexName, IndexQuery, SearchPort, SearchScope } from "#server/search/search-port.ts";
import { listedOn } from "#server/http/api/search/site-tokens.ts";
import { fakeMeilisearch } from "./fake-meilisearch.ts";
import { listenAs } from "./listen-as.ts";
import { type createSearchApp, searchKeys, tokenAt } from "./search-app.ts";
import { testNow } from "./test-app.ts";

export const hasty: Patience = { tries: 2, waitMs: 1, longestWaitMs: 2, taskMs: 5000 };

type App = Awaited<ReturnType<typeof createSearchApp>>;

/** One way to search the first site, whatever answers it. */
export type SearchSubject = {
  search(uid: IndexName, query: SearchQuery): Promise<SearchAnswer>;
  multiSearch(queries: readonly IndexQuery[]): Promise<readonly (SearchAnswer & { indexUid: string })[]>;
  facetSearch(uid: IndexName, query: FacetSearchQuery): Promise<FacetSearchAnswer>;
  close(): Promise<void>;
};

export const searchSubjects: Readonly<Record<string, (app: App) => Promise<SearchSubject>>> = {
  "the embedded engine in process": async (app) => ofPort(embeddedSearch, await scopeOf(app)),

  "the service over HTTP, by the official client": async (app) => {
    const listener = await listenAs(app.app, "first-site.localhost");
    const client = new Meilisearch({ host: `${listener.url}/api/search`, apiKey: await tokenAt(testNow.getTime()) });
    const post = <Answer>(path: string, body: object) => client.httpRequest.post<Answer>({ path, body: { ...body } });
    return {
      search: (uid, query) => post(`indexes/${uid}/search`, query),
      async multiSearch(queries) {
        const body = { queries: queries.map(({ indexUid, query }) => ({ indexUid, ...query })) };
        return (await post<{ results: (SearchAnswer & { indexUid: string })[] }>("multi-search", body)).results;
      },
      facetSearch: (uid, query) => post(`indexes/${uid}/facet-search`, query),
      close: () => listener.close(),
    };
  },

  "the Meilisearch adapter, with our own service as the server": async (app) => {
    const listener = await listenAs(app.app, "first-site.localhost");
    const signingKey = async () => searchKeys("first-site")[0];
    const port = remoteSearch({ url: `${listener.url}/api/search`, signingKey, timeoutMs: 5000 });
    return { ...ofPort(port, await scopeOf(app)), close: () => listener.close() };
  },

  "the Meilisearch adapter, after a sync into indexes that all sites share": async (app) => {
    const server = await fakeMeilisearch();
    return { ...(await synced(app, server.url, server.masterKey, hasty)), close: () => server.close() };
  },

  // An existing Meilisearch server, empty or reserved for tests: SEARCH_URL, SEARCH_KEY.
  ...(process.env["SEARCH_URL"] && {
    "the Meilisearch server at SEARCH_URL": (app: App) =>
      synced(app, process.env["SEARCH_URL"]!, process.env["SEARCH_KEY"] ?? "", usualPatience),
  }),
};

async function synced(app: App, url: string, key: string, patience: Patience): Promise<SearchSubject> {
  // The server's own clock decides when tokens expire.
  return ofPort(await syncedPort(app, url, key, patience), { ...(await scopeOf(app)), now: Date.now() });
}

/** Searches on a server that has every site of the application. */
export async function syncedPort(app: App, url: string, key: string, patience: Patience): Promise<SearchPort> {
  const client = new Meilisearch({ host: url, apiKey: key });
  const sites = new Set(app.registry.all().map(({ site }) => site.public.id));
  const ledger = await client
    .index("forecourt_sync")
    .getDocuments<{ id: string }>()
    .catch(() => ({ results: [] }));
  const stranger = ledger.results.find(({ id }) => !sites.has(id));
  if (stranger) throw new Error(`This search server holds the site ${stranger.id}: it is in use, not for tests.`);
  const target = { client, patience };
  await prepareServer(target);
  await syncAll({ target, registry: app.registry, clock: () => testNow, log: pino({ level: "silent" }) });
  return remoteSearch({ url, signingKey: signingKeyOf(client), timeoutMs: 5000 });
}

const scopeOf = async (app: App): Promise<SearchScope> => ({
  runtime: app.registry.bySlug("first-site")!,
  now: testNow.getTime(),
  token: await tokenAt(testNow.getTime()),
  within: () => [listedOn("first-site")],
});

const ofPort = (port: SearchPort, scope: SearchScope): SearchSubject => ({
  search: (uid, query) => port.search(scope, uid, query),
  multiSearch: (queries) => port.multiSearch(scope, queries),
  facetSearch: (uid, query) => port.facetSearch(scope, uid, query),
  close: async () => undefined,
});
