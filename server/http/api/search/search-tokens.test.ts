import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSearchApp, refusal, searchKeys, tokenAt } from "#tests/support/search-app.ts";
import { searchCars } from "#tests/support/search-cars.ts";
import { testNow } from "#tests/support/test-app.ts";
import { signTenantToken } from "#server/search/tenant-token.ts";

const first = "http://first-site.localhost/api/search";
const day = 86_400_000;
const [key] = searchKeys("first-site");

let app: Awaited<ReturnType<typeof createSearchApp>>;
beforeAll(async () => void (app = await createSearchApp(searchCars(20))));
afterAll(() => app.close());

const ofAnotherSite = await tokenAt(testNow.getTime(), "second-site");

describe("tokens", () => {
  const search = (authorization: string) => app.post("/indexes/cars/search", {}, { authorization });

  test("[7.1.7] /token gives one token per site and day, good for seven days", async () => {
    const ask = async (site: string) => await app.get(`http://${site}.localhost/api/search/token`);
    const response = await ask("first-site");
    const issued = (await response.json()) as { token: string; expiresAt: string };
    expect(issued.expiresAt).toBe("2026-03-17T00:00:00.000Z");
    expect(await (await ask("first-site")).json()).toEqual(issued);
    expect(await (await ask("second-site")).json()).not.toEqual(issued);
    expect(await tokenAt(testNow.getTime() + day)).not.toBe(issued.token);
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    const payload = JSON.parse(Buffer.from(issued.token.split(".")[1]!, "base64url").toString()) as object;
    expect(payload).toEqual({
      apiKeyUid: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      searchRules: { "*": { filter: 'listed_on = "first-site"' } },
      exp: 1_773_705_600,
    });
  });

  test("[7] a token is good on its last day and expired on the eighth", async () => {
    expect((await search(`Bearer ${await tokenAt(testNow.getTime() - 6 * day)}`)).status).toBe(200);
    const late = await search(`Bearer ${await tokenAt(testNow.getTime() - 7 * day)}`);
    expect(late).toMatchObject({ status: 403, body: refusal("invalid_api_key", "auth") });
    expect(late.body["message"]).toMatch(/^Tenant token expired\. Was valid up to `2026-03-10T00:00:00.000Z`/);
  });

  test("[7.1.7] no token, or no bearer: 401 missing_authorization_header", async () => {
    for (const authorization of ["", "Bearer", "Basic dXNlcjpwYXNz", await tokenAt(testNow.getTime())]) {
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
      expect({ path, status: (await app.post(path, "{", { authorization: "" })).status }).toEqual({
        path,
        status: 401,
      });
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
    ["of another site", ofAnotherSite],
    ["signed by another secret", raw({ alg: "HS256", typ: "JWT" }, claims, "not the key of this site")],
    ["with another site's key and this site's uid", raw({ alg: "HS256" }, claims, searchKeys("second-site")[0].key)],
    ["with the algorithm none", `${none}.${payload}.`],
    ["with the algorithm none and the old signature", `${none}.${payload}.${signature}`],
    ["with another algorithm", raw({ alg: "HS512", typ: "JWT" }, claims, key.key, "sha512")],
    ["that names another algorithm than it uses", raw({ alg: "HS384" }, claims)],
    [
      "with changed claims",
      `${head}.${Buffer.from(JSON.stringify({ ...claims, exp: 9e9 })).toString("base64url")}.${signature}`,
    ],
    ["with another uid", raw({ alg: "HS256" }, { ...claims, apiKeyUid: searchKeys("second-site")[0].uid })],
    ["without rules", raw({ alg: "HS256" }, { apiKeyUid: key.uid })],
    ["with a part too many", `${good}.${signature}`],
    ["with a signature cut short", good.slice(0, -4)],
    ["that is none", "abc"],
  ])("[7.1.7] a token %s: 403 invalid_api_key", async (_what, token) => {
    expect(await search(`Bearer ${token}`)).toMatchObject({ status: 403, body: refusal("invalid_api_key", "auth") });
  });

  test("[7] the rules of a token are applied, and cannot reach past the site", async () => {
    const ids = async (searchRules: Parameters<typeof signTenantToken>[0]["searchRules"]) => {
      const token = await signTenantToken({ ...claims, searchRules }, key);
      const { body } = await app.post("/indexes/cars/search", { limit: 100 }, { authorization: `Bearer ${token}` });
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
