import { instantMeiliSearch } from "@meilisearch/instant-meilisearch";
import { Meilisearch } from "meilisearch";
import { generateTenantToken } from "meilisearch/token";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listenAs } from "#tests/support/listen-as.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { searchCars } from "#tests/support/search-cars.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { keysFromSecrets } from "./site-tokens.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let first: Awaited<ReturnType<typeof listenAs>>;
let host: string;
let token: string;
let client: Meilisearch;
beforeAll(async () => {
  app = await createTestApp(searchCars(40), { build: noPages });
  first = await listenAs(app.app, "first-site.localhost");
  host = `${first.url}/api/search`;
  token = ((await (await fetch(`${host}/token`)).json()) as { token: string }).token;
  client = new Meilisearch({ host, apiKey: token });
});
afterAll(async () => {
  await first.close();
  await app.close();
});

describe("the official client, unchanged", () => {
  test("[7.1.1] search with filter list, sort, facets, statistics, highlights and paging", async () => {
    const answer = await client.index("cars").search("corolla", {
      filter: ["make = Toyota", ["colour = White", 'colour = "Dark blue"'], "price >= 10000"],
      sort: ["price:desc"],
      facets: ["colour", "price"],
      attributesToRetrieve: ["id", "name", "price"],
      attributesToHighlight: ["name"],
      limit: 2,
      offset: 1,
    });
    expect(answer).toMatchObject({ query: "corolla", limit: 2, offset: 1, estimatedTotalHits: 4 });
    expect(answer.hits.map(({ id, price }) => [id, price])).toEqual([
      ["first-25", 22_500],
      ["first-15", 17_500],
    ]);
    expect(answer.hits[0]?._formatted?.["name"]).toBe("2013 Toyota <em>Corolla</em>");
    expect(answer.facetDistribution).toMatchObject({ colour: { White: 2, "Dark blue": 2 } });
    expect(answer.facetStats).toMatchObject({ price: { min: 15_000, max: 25_000 } });
  });

  test("[7] pages by number", async () => {
    const answer = await client.index("cars").search("", { page: 2, hitsPerPage: 21 });
    expect(answer).toMatchObject({ page: 2, hitsPerPage: 21, totalPages: 2, totalHits: 40 });
    expect(answer.hits).toHaveLength(19);
  });

  test("[7] GET search answers as POST does", async () => {
    const options = { filter: "make = Kia AND km < 20000", sort: ["km:asc"], facets: ["make", "body"], limit: 3 };
    const [get, post] = await Promise.all([
      client.index("cars").searchGet("sportage", options),
      client.index("cars").search("sportage", options),
    ]);
    expect(get.hits.map(({ id }) => id)).toEqual(["first-3", "first-8", "first-13"]);
    expect({ ...get, processingTimeMs: 0 }).toEqual({ ...post, processingTimeMs: 0 });
  });

  test("[7] facet search", async () => {
    const answer = await client.index("cars").searchForFacetValues({
      facetName: "make",
      facetQuery: "to",
      filter: "body = Ute",
    });
    expect(answer.facetHits).toEqual([{ value: "Toyota", count: 8 }]);
  });

  test("[7.1.1] multi-search over every index, with one extra query per facet", async () => {
    const { results } = await client.multiSearch({
      queries: [
        { indexUid: "cars", facets: ["make"], filter: ["make = Kia"], limit: 21 },
        { indexUid: "cars", facets: ["make"], limit: 0 },
        { indexUid: "offers", q: "corolla" },
        { indexUid: "categories", q: "toy" },
        { indexUid: "products", q: "ranger", sort: ["custom_rank:desc"], limit: 5 },
      ],
    });
    expect(results.map(({ indexUid, hits }) => [indexUid, hits.length])).toEqual([
      ["cars", 8],
      ["cars", 0],
      ["offers", 1],
      ["categories", 1],
      ["products", 5],
    ]);
    expect(results[1]?.facetDistribution).toEqual({ make: { Ford: 8, Kia: 8, Mazda: 8, Toyota: 16 } });
  });

  test("health, version and token generation", async () => {
    expect(await client.isHealthy()).toBe(true);
    expect(await client.getVersion()).toMatchObject({ pkgVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    const { uid, key } = keysFromSecrets({ secret: "a secret for tests alone" })("first-site")[0];
    const own = await generateTenantToken({
      apiKey: key,
      apiKeyUid: uid,
      searchRules: { cars: { filter: "make = Kia" } },
      expiresAt: new Date("2027-01-01"),
    });
    const narrow = new Meilisearch({ host, apiKey: own });
    const { hits } = await narrow.index("cars").search("");
    expect(new Set(hits.map(({ make }) => make))).toEqual(new Set(["Kia"]));
    await expect(narrow.index("offers").search("")).rejects.toMatchObject({ cause: { code: "invalid_api_key" } });
  });

  test("[7] a bad filter reaches the client as an error with code and position", async () => {
    await expect(client.index("cars").search("", { filter: "make = Kia AND" })).rejects.toMatchObject({
      cause: { code: "invalid_search_filter", type: "invalid_request", message: expect.stringContaining("\n15:15 ") },
    });
  });
});

describe("instant-meilisearch", () => {
  const search = async (params: Record<string, unknown>, options = {}) => {
    const { searchClient } = instantMeiliSearch(host, token, { primaryKey: "id", ...options });
    const { results } = await searchClient.search<Record<string, unknown>>([{ indexName: "cars", params }]);
    return results[0] as { hits: { objectID: string; name: string }[]; nbHits: number; nbPages: number } & Record<
      "facets",
      Record<string, Record<string, number>>
    >;
  };

  test("[7.1.1] a search box with refinements, ranges and facets", async () => {
    const answer = await search({
      query: "toyota",
      facets: ["body", "make"],
      facetFilters: [["body:Ute", "body:SUV"]],
      numericFilters: ["km>=10000"],
      hitsPerPage: 5,
      page: 0,
    });
    expect(answer.nbHits).toBe(6);
    expect(answer.hits).toHaveLength(5);
    expect(answer.facets).toEqual({ body: { Ute: 6 }, make: { Toyota: 6 } });
    expect(answer.hits[0]?.objectID).toMatch(/^first-/);
  });

  test("[7] a full page of 100 hits, numbered pages, and sort by index name", async () => {
    expect((await search({ query: "", hitsPerPage: 100 })).hits).toHaveLength(40);
    expect(await search({ query: "", hitsPerPage: 21, page: 1 }, { finitePagination: true })).toMatchObject({
      nbPages: 2,
      nbHits: 40,
    });
    const { searchClient } = instantMeiliSearch(host, token, { primaryKey: "id" });
    const { results } = await searchClient.search<{ km: number }>([
      { indexName: "cars:km:desc", params: { query: "", hitsPerPage: 2 } },
    ]);
    expect((results[0] as { hits: { km: number }[] }).hits.map(({ km }) => km)).toEqual([39_000, 38_000]);
  });

  test("[7] search for facet values", async () => {
    const { searchClient } = instantMeiliSearch(host, token);
    const [answer] = await searchClient.searchForFacetValues!([
      { indexName: "cars", params: { facetName: "make", facetQuery: "ma", query: "" } },
    ]);
    expect(answer).toMatchObject({ facetHits: [{ value: "Mazda", count: 8 }] });
  });
});
