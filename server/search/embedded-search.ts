import { setImmediate as nextTurn } from "node:timers/promises";
import type { IndexVersion } from "#search-engine/index-version.ts";
import { readFilter } from "#search-engine/filter/filter-input.ts";
import { SearchError } from "#search-engine/search-error.ts";
import { categoriesIndex } from "./categories-index.ts";
import { insideQuery } from "./inside-query.ts";
import { offersIndex } from "./offers-index.ts";
import { asProductQuery } from "./product-view.ts";
import type { IndexAnswer, IndexName, SearchPort, SearchScope } from "./search-port.ts";

/** Answers from the indexes in memory. */
export const embeddedSearch: SearchPort = {
  async search(scope, uid, query) {
    const index = await findIndex(scope, uid);
    return index.search(uid === "products" ? asProductQuery(query) : query, { within: readFilter(scope.within(uid)) });
  },

  async multiSearch(scope, queries) {
    const answers: IndexAnswer[] = [];
    for (const [at, { indexUid, query }] of queries.entries()) {
      try {
        answers.push({ indexUid, ...(await embeddedSearch.search(scope, indexUid, query)) });
      } catch (error) {
        throw error instanceof SearchError ? insideQuery(at, error) : error;
      }
      // Fifty costly queries of one visitor must not delay everybody else.
      await nextTurn();
    }
    return answers;
  },

  async facetSearch(scope, uid, query) {
    return (await findIndex(scope, uid)).facetSearch(query, { within: readFilter(scope.within(uid)) });
  },

  isHealthy: async () => true,
};

async function findIndex({ runtime, now }: SearchScope, uid: IndexName): Promise<IndexVersion> {
  if (uid === "offers") return offersIndex(runtime.site, now);
  const { stock } = await runtime.state(now);
  return uid === "categories" ? categoriesIndex(stock, runtime.site.public.id) : stock.index;
}
