import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noPages } from "#tests/support/no-pages.ts";
import { searchCars } from "#tests/support/search-cars.ts";
import { createTestApp, testNow } from "#tests/support/test-app.ts";
import { issueToken, keysFromSecret } from "./site-tokens.ts";
import { signTenantToken } from "./tenant-token.ts";

const first = "http://first-site.localhost/api/search";
const day = 86_400_000;
const keys = keysFromSecret("a secret for tests alone");
const key = keys("first-site");
const tokenAt = (now: number, site = "first-site") => issueToken(site, keys(site), now).token;

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => void (app = await createTestApp(searchCars(20), { build: noPages })));
afterAll(() => app.close());

type Answer = { status: number; body: Record<string, unknown>; headers: Headers };
async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await app.get(`${first}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${tokenAt(testNow.getTime())}`, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer["body"], headers: response.headers };
}
const refusal = (code: string, type = "invalid_request") => ({
  code,
  type,
  message: expect.stringMatching(/\S/),
  link: `https://docs.meilisearch.com/errors#${code}`,
});

describe("tokens", () => {
  const search = (authorization: string) => post("/indexes/cars/search", {}, { authorization });

  test("[7] /token gives one token per site and day, good for seven days", async () => {
    const ask = async (site: string) => await app.get(`http://${site}.localhost/api/search/token`);
    const response = await ask("first-site");
    const issued = (await response.json()) as { token: string; expiresAt: string };
    expect(issued.expiresAt).toBe("2026-03-17T00:00:00.000Z");
    expect(await (await ask("first-site")).json()).toEqual(issued);
    expect(await (await ask("second-site")).json()).not.toEqual(issued);
    expect(tokenAt(testNow.getTime() + day)).not.toBe(issued.token);
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    const payload = JSON.parse(Buffer.from(issued.token.split(".")[1]!, "base64url").toString()) as object;
    expect(payload).toEqual({
      apiKeyUid: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      searchRules: { "*": { filter: 'listed_on = "first-site"' } },
      exp: 1_773_705_600,
    });
  });

  test("[7] a token is good on its last day and expired on the eighth", async () => {
    expect((await search(`Bearer ${tokenAt(testNow.getTime() - 6 * day)}`)).status).toBe(200);
    const late = await search(`Bearer ${tokenAt(testNow.getTime() - 7 * day)}`);
    expect(late).toMatchObject({ status: 403, body: refusal("invalid_api_key", "auth") });
    expect(late.body["message"]).toMatch(/^Tenant token expired\. Was valid up to `2026-03-10T00:00:00.000Z`/);
  });

  test("[7] no token, or no bearer: 401 missing_authorization_header", async () => {
    for (const authorization of ["", "Bearer", "Basic dXNlcjpwYXNz", tokenAt(testNow.getTime())]) {
      expect(await search(authorization)).toMatchObject({
        status: 401,
        body: refusal("missing_authorization_header", "auth"),
      });
    }
  });

  test("[7] every call but health and token needs one", async () => {
    for (const path of ["/version", "/indexes/cars/search"])
      expect((await app.get(`${first}${path}`)).status).toBe(401);
    for (const path of ["/multi-search", "/indexes/cars/search", "/indexes/cars/facet-search", "/indexes/x/search"]) {
      expect((await post(path, "{", { authorization: "" })).status, path).toBe(401);
    }
    expect(await (await app.get(`${first}/health`)).json()).toEqual({ status: "available" });
  });

  const claims = {
    apiKeyUid: key.uid,
    searchRules: { "*": { filter: "listed_on EXISTS" } },
    exp: testNow.getTime() / 1000 + 60,
  };
  const raw = (header: object, payload: object, secret = key.key, hash = "sha256") => {
    const body = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
    return `${body}.${createHmac(hash, secret).update(body).digest("base64url")}`;
  };
  const good = raw({ alg: "HS256", typ: "JWT" }, claims);
  const [head, payload, signature] = good.split(".") as [string, string, string];
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  test.each([
    ["of another site", tokenAt(testNow.getTime(), "second-site")],
    ["signed by another secret", raw({ alg: "HS256", typ: "JWT" }, claims, "not the key of this site")],
    ["with another site's key and this site's uid", raw({ alg: "HS256" }, claims, keys("second-site").key)],
    ["with the algorithm none", `${none}.${payload}.`],
    ["with the algorithm none and the old signature", `${none}.${payload}.${signature}`],
    ["with another algorithm", raw({ alg: "HS512", typ: "JWT" }, claims, key.key, "sha512")],
    ["that names another algorithm than it uses", raw({ alg: "HS384" }, claims)],
    [
      "with changed claims",
      `${head}.${Buffer.from(JSON.stringify({ ...claims, exp: 9e9 })).toString("base64url")}.${signature}`,
    ],
    ["with another uid", raw({ alg: "HS256" }, { ...claims, apiKeyUid: keys("second-site").uid })],
    ["without rules", raw({ alg: "HS256" }, { apiKeyUid: key.uid })],
    ["with a part too many", `${good}.${signature}`],
    ["with a signature cut short", good.slice(0, -4)],
    ["that is none", "abc"],
  ])("[7] a token %s: 403 invalid_api_key", async (_what, token) => {
    expect(await search(`Bearer ${token}`)).toMatchObject({ status: 403, body: refusal("invalid_api_key", "auth") });
  });

  test("[7] the rules of a token are applied, and cannot reach past the site", async () => {
    const ids = async (searchRules: Parameters<typeof signTenantToken>[0]["searchRules"]) => {
      const token = signTenantToken({ ...claims, searchRules }, key);
      const { body } = await post("/indexes/cars/search", { limit: 100 }, { authorization: `Bearer ${token}` });
      return (body["hits"] as { id: string }[] | undefined)?.map(({ id }) => id) ?? body["code"];
    };
    expect(await ids({ "*": { filter: "listed_on = second-site OR listed_on EXISTS" } })).toHaveLength(20);
    expect(await ids({ "*": { filter: ["make = Kia", ["km < 5000", "km > 15000"]] } })).toEqual([
      "first-3",
      "first-18",
    ]);
    expect(await ids({ "*": { filter: "listed_on = second-site" } })).toEqual([]);
    expect(await ids({ cars: { filter: "make = Kia" }, "*": null })).toHaveLength(4);
    expect(await ids({ cars: null })).toHaveLength(20);
    expect(await ids(["car*"])).toHaveLength(20);
    expect(await ids(["offers"])).toBe("invalid_api_key");
    expect(await ids({ "*": { filter: "make = " } })).toBe("invalid_search_filter");
  });
});

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
    ["51 queries", "/multi-search", { queries: Array(51).fill({ indexUid: "cars" }) }, 400, "bad_request"],
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
    ["too far an offset", "/indexes/cars/search", { offset: 100_001 }, 400, "invalid_search_offset"],
    ["a negative limit", "/indexes/cars/search", { limit: -1 }, 400, "invalid_search_limit"],
    ["a page that is no number", "/indexes/cars/search", { page: "two" }, 400, "invalid_search_page"],
    ["too long a query", "/indexes/cars/search", { q: "x".repeat(513) }, 400, "invalid_search_q"],
    ["too long a filter", "/indexes/cars/search", { filter: `id = ${"x".repeat(8000)}` }, 400, "invalid_search_filter"],
    ["too many conditions", "/indexes/cars/search", { filter: Array(2000).fill("km>1") }, 400, "invalid_search_filter"],
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
    expect(await post(path, body)).toMatchObject({ status, body: refusal(code) });
  });

  test("[7] filters of one call are bounded together", async () => {
    const query = { indexUid: "cars", filter: Array(790).fill("km > 1") };
    expect((await post("/multi-search", { queries: Array(4).fill(query) })).status).toBe(200);
    expect(await post("/multi-search", { queries: Array(6).fill(query) })).toMatchObject({
      status: 400,
      body: refusal("invalid_search_filter"),
    });
  });

  test("[7] a bad filter says where and why, and in which query", async () => {
    const bad = { indexUid: "cars", filter: ["make = Kia", "price >> 3"] };
    const { status, body } = await post("/multi-search", { queries: [{ indexUid: "cars" }, bad] });
    expect(status).toBe(400);
    expect(body["message"]).toMatch(
      /^Inside `\.queries\[1\]`: Was expecting a value but instead got `>`\.\n8:9 price >> 3$/,
    );
  });

  test("[7] another content type is refused", async () => {
    const refused = await post("/indexes/cars/search", {}, { "content-type": "text/plain" });
    expect(refused).toMatchObject({ status: 415, body: refusal("invalid_content_type") });
  });

  test("a fault of ours is told in the same shape, without its inside", async () => {
    const broken = await createTestApp([], {
      build: noPages,
      search: {
        keys,
        port: {
          search: () => Promise.reject(new Error("disk on fire")),
          multiSearch: () => Promise.reject(new Error("disk on fire")),
          facetSearch: () => Promise.reject(new Error("disk on fire")),
          isHealthy: async () => false,
        },
      },
    });
    const authorization = `Bearer ${tokenAt(testNow.getTime())}`;
    const response = await broken.get(`${first}/indexes/cars/search`, { headers: { authorization } });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: "internal", type: "internal" });
    expect((await broken.get(`${first}/health`)).status).toBe(503);
    await broken.close();
  });
});

describe("other origins", () => {
  const preflight = (origin: string) =>
    app.get(`${first}/multi-search`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,x-meilisearch-client",
      },
    });

  test.each(["https://www.first.example", "http://first.example", "http://first-site.localhost:3000"])(
    "[7] a page of the site at %s may ask",
    async (origin) => {
      const answer = await preflight(origin);
      expect(answer.status).toBe(204);
      expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
      expect(answer.headers.get("access-control-allow-methods")).toContain("POST");
      expect(answer.headers.get("access-control-allow-headers")).toMatch(/Authorization.*Content-Type.*X-Meilisearch/);
      const found = await post("/indexes/cars/search", {}, { origin });
      expect(found.headers.get("access-control-allow-origin")).toBe(origin);
      expect(found.headers.get("vary")).toMatch(/Origin/i);
      const refused = await post("/indexes/bikes/search", {}, { origin });
      expect(refused.headers.get("access-control-allow-origin")).toBe(origin);
    },
  );

  test.each(["https://www.second.example", "https://evil.example", "https://www.first.example.evil.example", "null"])(
    "[7] %s may not",
    async (origin) => {
      expect((await preflight(origin)).headers.get("access-control-allow-origin")).toBeNull();
      const answer = await post("/indexes/cars/search", {}, { origin });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    },
  );
});
