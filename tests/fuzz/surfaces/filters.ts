import { tokenAt } from "#tests/fuzz/search-token.ts";
import { checkAnswer, type Surface } from "../surface.ts";
import { firstSite, fuzzApp } from "../fuzz-app.ts";

/** The body of a search, and its filter alone, as a client of the search service sends them. */
export async function filters(): Promise<Surface> {
  const app = await fuzzApp();
  const headers = { "content-type": "application/json", authorization: `Bearer ${await tokenAt()}` };
  const send = (body: string) =>
    app.get(`${firstSite}/api/search/indexes/cars/search`, { method: "POST", headers, body });
  return {
    async run(input, index) {
      const text = input.toString("utf8");
      await checkAnswer(await send(index % 2 === 0 ? text : JSON.stringify({ filter: text, facets: ["*"] })));
    },
    close: () => app.close(),
  };
}
