import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSearchApp, refusal, searchKeys } from "#tests/support/search-app.ts";
import { searchCars } from "#tests/support/search-cars.ts";

let app: Awaited<ReturnType<typeof createSearchApp>>;
beforeAll(async () => void (app = await createSearchApp(searchCars(20))));
afterAll(() => app.close());

describe("requests that cannot be answered", () => {
  test.each([
    ["unknown index", "/indexes/bikes/search", {}, 404, "index_not_found"],
    ["an index named like a property", "/indexes/__proto__/search", {}, 404, "index_not_found"],
    ["unknown index inside", "/multi-search", { queries: [{ indexUid: "bikes" }] }, 404, "index_not_found"],
    ["unknown field", "/indexes/cars/search", { colour: "red" }, 400, "bad_request"],
    ["unknown field inside", "/multi-search", { queries: [{ indexUid: "cars", x: 1 }] }, 400, "bad_request"],
    ["federation", "/multi-search", { queries: [], federation: {} }, 400, "bad_request"],
    ["no queries", "/multi-search", {}, 400, "bad_request"],
    ["no index uid", "/multi-search", { queries: [{}] }, 400, "missing_index_uid"],
    ["queries that are no list", "/multi-search", { queries: {} }, 400, "bad_request"],
    [
      "51 queries",
      "/multi-search",
      { queries: Array.from({ length: 51 }, () => ({ indexUid: "cars" })) },
      400,
      "bad_request",
    ],
    ["a list as body", "/indexes/cars/search", [], 400, "bad_request"],
    ["broken JSON", "/indexes/cars/search", "{", 400, "malformed_payload"],
    ["no body", "/indexes/cars/search", " ", 400, "missing_payload"],
    ["a body beyond 256 kB", "/indexes/cars/search", { q: "x".repeat(300_000) }, 413, "payload_too_large"],
    [
      "deep nesting",
      "/indexes/cars/search",
      `{"filter":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
      400,
      "bad_request",
    ],
    ["too many hits", "/indexes/cars/search", { limit: 102 }, 400, "invalid_search_limit"],
    ["too long pages", "/indexes/cars/search", { hitsPerPage: 1000 }, 400, "invalid_search_hits_per_page"],
    ["too far an offset", "/indexes/cars/search", { offset: 10_001 }, 400, "invalid_search_offset"],
    ["too far a page", "/indexes/cars/search", { page: 102, hitsPerPage: 100 }, 400, "invalid_search_page"],
    ["a negative limit", "/indexes/cars/search", { limit: -1 }, 400, "invalid_search_limit"],
    ["a page that is no number", "/indexes/cars/search", { page: "two" }, 400, "invalid_search_page"],
    ["too long a query", "/indexes/cars/search", { q: "x".repeat(513) }, 400, "invalid_search_q"],
    ["too long a filter", "/indexes/cars/search", { filter: `id = ${"x".repeat(8000)}` }, 400, "invalid_search_filter"],
    ["too many conditions", "/indexes/cars/search", { filter: Array(51).fill("km>1") }, 400, "invalid_search_filter"],
    [
      "too long a list of facets",
      "/indexes/cars/search",
      { facets: Array(61).fill("make") },
      400,
      "invalid_search_facets",
    ],
    ["a facet that is none", "/indexes/cars/search", { facets: ["vin"] }, 400, "invalid_search_facets"],
    [
      "too long a tag",
      "/indexes/cars/search",
      { highlightPreTag: "x".repeat(101) },
      400,
      "invalid_search_highlight_pre_tag",
    ],
    ["a sort that is none", "/indexes/cars/search", { sort: ["vin:asc"] }, 400, "invalid_search_sort"],
    ["no facet name", "/indexes/cars/facet-search", {}, 400, "missing_facet_search_facet_name"],
    [
      "too long a facet query",
      "/indexes/cars/facet-search",
      { facetName: "make", facetQuery: "x".repeat(513) },
      400,
      "invalid_facet_search_facet_query",
    ],
    [
      "an unknown field of a facet search",
      "/indexes/cars/facet-search",
      { facetName: "make", x: 1 },
      400,
      "bad_request",
    ],
    ["a call that is none", "/indexes/cars/documents", [{}], 404, "not_found"],
  ])("[7] %s", async (_what, path, body, status, code) => {
    expect(await app.post(path, body)).toMatchObject({ status, body: refusal(code) });
  });

  test("[7.1.10, 8] hits and highlights of one call are bounded together, and the refusal names the limit", async () => {
    const call = (count: number, query: object) =>
      app.post("/multi-search", { queries: Array.from({ length: count }, () => ({ indexUid: "cars", ...query })) });
    const refused = (message: RegExp) => ({ status: 400, body: { message: expect.stringMatching(message) as string } });
    expect(await call(50, { limit: 101 })).toMatchObject(refused(/202000 hits .* allows 20000 in one call/));
    const marked = { limit: 101, attributesToRetrieve: ["id"], attributesToHighlight: ["*"] };
    expect(await call(4, marked)).toMatchObject(refused(/16160 hits .* highlighted, .* allows 12000/));
    expect((await call(50, { limit: 101, attributesToRetrieve: ["id", "make"] })).status).toBe(200);
  });

  test("[7.1.10] conditions and facets of one call are bounded together", async () => {
    const call = (count: number, query: object) =>
      app.post("/multi-search", { queries: Array.from({ length: count }, () => ({ indexUid: "cars", ...query })) });
    const ranges = { filter: Array.from({ length: 50 }, () => "km > 1") };
    expect((await call(8, ranges)).status).toBe(200);
    expect(await call(9, ranges)).toMatchObject({ status: 400, body: refusal("invalid_search_filter") });
    const facets = { facets: ["*"], limit: 0 };
    expect((await call(5, facets)).status).toBe(200);
    expect(await call(6, facets)).toMatchObject({ status: 400, body: refusal("invalid_search_facets") });
  });

  test("[7.1.10] the work of all queries of one call is bounded, and the refusal names the limit", async () => {
    const call = (count: number, query: object) =>
      app.post("/multi-search", { queries: Array.from({ length: count }, () => ({ indexUid: "cars", ...query })) });
    const words = { q: "a b c d e f g h i j", filter: Array.from({ length: 8 }, () => "km > 1"), limit: 0 };
    const refused = (message: RegExp) => ({
      status: 400,
      body: { code: "bad_request", message: expect.stringMatching(message) as string },
    });
    expect((await call(43, words)).status).toBe(200);
    expect(await call(50, words)).toMatchObject(
      refused(/their work is 28\d\d, and this service allows 2500 in one call/),
    );
    const whole = { distinct: "make", rankingScoreThreshold: 0.1, limit: 1 };
    expect((await call(30, whole)).status).toBe(200);
    expect(await call(31, whole)).toMatchObject(refused(/allows 2500 in one call/));
  });

  test("[7] a page of every facet, each counted without its own choice, fits in one call", async () => {
    const ends = ["price", "km", "year", "subscription_price"].flatMap((name) => [`${name} >= 1`, `${name} <= 90000`]);
    const facets = Array.from({ length: 26 }, () => "make");
    const queries = Array.from({ length: 30 }, (_, at) => ({
      indexUid: "cars",
      filter: [...ends, ["make = Kia", "make = Ford"], ["body = SUV"]],
      facets: at === 0 ? facets : ["make"],
      limit: at === 0 ? 21 : 0,
    }));
    expect((await app.post("/multi-search", { queries })).status).toBe(200);
  });

  test("[7.1.3] a bad filter says where and why, and in which query", async () => {
    const bad = { indexUid: "cars", filter: ["make = Kia", "price >> 3"] };
    const { status, body } = await app.post("/multi-search", { queries: [{ indexUid: "cars" }, bad] });
    expect(status).toBe(400);
    expect(body["message"]).toMatch(
      /^Inside `\.queries\[1\]`: Was expecting a value but instead got `>`\.\n8:8 price >> 3$/,
    );
  });

  test("[7] another content type is refused", async () => {
    const refused = await app.post("/indexes/cars/search", {}, { "content-type": "text/plain" });
    expect(refused).toMatchObject({ status: 415, body: refusal("invalid_content_type") });
  });

  test("a fault of ours is told in the same shape, without its inside", async () => {
    const broken = await createSearchApp([], {
      search: {
        keys: searchKeys,
        port: {
          search: () => Promise.reject(new Error("disk on fire")),
          multiSearch: () => Promise.reject(new Error("disk on fire")),
          facetSearch: () => Promise.reject(new Error("disk on fire")),
          isHealthy: async () => false,
        },
      },
    });
    const response = await broken.post("/indexes/cars/search", {});
    expect(response.status).toBe(500);
    expect(response.body).toMatchObject({ code: "internal", type: "internal" });
    expect(JSON.stringify(response.body)).not.toContain("fire");
    await broken.close();
  });
});
