import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSearchApp, tokenAt } from "#tests/support/search-app.ts";
import { searchCars } from "#tests/support/search-cars.ts";
import { testNow } from "#tests/support/test-app.ts";

// Statuses and codes that a Meilisearch 1.50 server answered to these calls. Of calls whose answer depends on documents,
// only the engine is compared: search-engine/meilisearch-answers.test.ts.

let app: Awaited<ReturnType<typeof createSearchApp>>;
beforeAll(async () => void (app = await createSearchApp(searchCars(20))));
afterAll(() => app.close());

type Call = { method?: string; path: string; body?: string; type?: string | null; token?: string | null };
const search = "/indexes/cars/search";
const queries = (...list: object[]): string => JSON.stringify({ queries: list });

async function send({ method = "POST", path, body, type = "application/json", token }: Call) {
  const bearer = token === undefined ? await tokenAt(testNow.getTime()) : token;
  const response = await app.get(`http://first-site.localhost/api/search${path}`, {
    method,
    headers: {
      ...(type !== null && { "content-type": type }),
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    },
    // As bytes: for text, the content type would be filled in.
    ...(body !== undefined && { body: new TextEncoder().encode(body) }),
  });
  const { code } = (await response.json()) as { code?: string };
  return code === undefined ? String(response.status) : `${response.status} ${code}`;
}

describe("[7.1.1] calls as a real Meilisearch server answers them", () => {
  test.each<[Call, string]>([
    [{ path: "/multi-search", body: queries() }, "200"],
    [{ path: "/multi-search", body: "{}" }, "400 bad_request"],
    [{ path: "/multi-search", body: queries({ q: "x" }) }, "400 missing_index_uid"],
    [{ path: "/multi-search", body: queries({ indexUid: "cars", filter: "price >>" }) }, "400 invalid_search_filter"],
    [{ path: "/multi-search", body: queries({ indexUid: "cars", unknownField: 1 }) }, "400 bad_request"],
    [{ method: "GET", path: `${search}?q=toyota&limit=2&attributesToRetrieve=id,name` }, "200"],
    [{ method: "GET", path: `${search}?q=toyota&filter=year%20%3E%202020&facets=make&limit=1` }, "200"],
    [{ method: "GET", path: `${search}?limit=abc` }, "400 invalid_search_limit"],
    [{ method: "GET", path: `${search}?sort=price:asc,year:desc&limit=2` }, "200"],
    [{ method: "GET", path: `${search}?unknown=1` }, "400 bad_request"],
    [{ method: "GET", path: `${search}?page=2&hitsPerPage=3` }, "200"],
    [{ method: "GET", path: `${search}?attributesToHighlight=name&q=toyota&limit=1` }, "200"],
    [{ method: "GET", path: "/indexes/nope/search?q=x" }, "404 index_not_found"],
    [{ method: "GET", path: "/health" }, "200"],
    [{ path: search, body: '{"q":"x"}', token: null }, "401 missing_authorization_header"],
    [{ path: search, body: '{"q":"x"}', token: "wrong" }, "403 invalid_api_key"],
    [{ path: search, body: "{" }, "400 malformed_payload"],
    [{ path: search, body: "" }, "400 missing_payload"],
    [{ path: search, body: "[]" }, "400 bad_request"],
    [{ path: search, body: "5" }, "400 bad_request"],
    [{ path: search, body: "null" }, "400 bad_request"],
    [{ path: search, body: '{"q": "x", }' }, "400 malformed_payload"],
    [{ path: search, body: "{}", type: "text/plain" }, "415 invalid_content_type"],
    [{ path: search, body: "{}", type: "application/x-www-form-urlencoded" }, "415 invalid_content_type"],
    [{ path: search, body: "{}", type: null }, "415 missing_content_type"],
    [{ path: search, body: '{"hybrid":{"embedder":"x"}}' }, "400 invalid_search_embedder"],
    [{ path: search, body: '{"rankingScoreThreshold":2}' }, "400 invalid_search_ranking_score_threshold"],
    [{ path: search, body: '{"distinct":"unknown"}' }, "400 invalid_search_distinct"],
    [{ path: search, body: '{"cropLength":-1}' }, "400 invalid_search_crop_length"],
    [{ path: search, body: '{"filter":"make CONTAINS oyo"}' }, "400 feature_not_enabled"],
  ])("%j: %s", async (call, answer) => {
    expect(await send(call)).toBe(answer);
  });

  // Meilisearch's own answer comes first.
  test.each<[string, Call, string, string]>([
    [
      "400 index_not_found",
      { path: "/multi-search", body: queries({ indexUid: "nope" }) },
      "404 index_not_found",
      "an unknown index is a 404 in every call",
    ],
    [
      "400 invalid_index_uid",
      { method: "GET", path: "/indexes/bad%20uid/search" },
      "404 index_not_found",
      "there are four indexes, whatever a name looks like",
    ],
    [
      "200",
      { path: "/multi-search", body: JSON.stringify({ federation: {}, queries: [] }) },
      "400 bad_request",
      "answers of several indexes are not merged",
    ],
    [
      "200",
      { path: "/indexes/cars/documents/fetch", body: "{}" },
      "404 not_found",
      "documents are read by searches alone",
    ],
    ["200", { method: "GET", path: "/indexes/cars/settings" }, "404 not_found", "settings are the operator's"],
    ["200", { method: "GET", path: "/stats" }, "404 not_found", "and so are statistics"],
    [
      "400 bad_request",
      { path: "/indexes/cars/similar", body: '{"id":"e1"}' },
      "404 not_found",
      "there are no vectors",
    ],
  ])("%s there, explained: %j: %s, because %s", async (there, call, answer) => {
    expect(await send(call)).toBe(answer);
    expect(answer).not.toBe(there);
  });
});
