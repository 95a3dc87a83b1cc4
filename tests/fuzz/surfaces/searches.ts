import { hostileSearch } from "#tests/support/hostile-searches.ts";
import { checkAnswer, type Surface } from "../surface.ts";
import { firstSite, fuzzApp } from "../fuzz-app.ts";
import { tokenAt } from "../search-token.ts";

/** What visitors type, with every field of a search, in the calls and in the search box. */
export async function searches(): Promise<Surface> {
  const app = await fuzzApp();
  const headers = { "content-type": "application/json", authorization: `Bearer ${await tokenAt()}` };
  const post = (path: string, body: object) =>
    app.get(`${firstSite}/api/search/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return {
    async run(input, index) {
      const text = input.toString("utf8").slice(0, 512);
      const { q: _q, ...fields } = hostileSearch(text, index);
      const search = { indexUid: "cars", ...fields, q: text };
      await checkAnswer(await post("multi-search", { queries: [search, { indexUid: "offers", q: text }] }));
      await checkAnswer(await post("indexes/cars/facet-search", { facetName: "make", facetQuery: text, q: text }));
      await checkAnswer(await app.get(`${firstSite}/api/suggestions?q=${encodeURIComponent(text.toWellFormed())}`));
    },
    close: () => app.close(),
  };
}
