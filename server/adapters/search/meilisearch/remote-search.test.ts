import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { fakeMeilisearch } from "#tests/support/fake-meilisearch.ts";
import { createSearchApp, searchKeys } from "#tests/support/search-app.ts";
import { searchCars } from "#tests/support/search-cars.ts";
import { hasty, syncedPort } from "#tests/support/search-subjects.ts";
import { remoteSearch } from "./remote-search.ts";

let server: Awaited<ReturnType<typeof fakeMeilisearch>>;
let stock: Awaited<ReturnType<typeof createSearchApp>>;
let app: Awaited<ReturnType<typeof createSearchApp>>;
beforeAll(async () => {
  server = await fakeMeilisearch();
  stock = await createSearchApp(searchCars(10));
  const port = await syncedPort(stock, server.url, server.masterKey, hasty);
  app = await createSearchApp([], { search: { keys: searchKeys, port } });
});
afterEach(() => void (server.faults.fail = () => false));
afterAll(async () => {
  await Promise.all([stock.close(), app.close()]);
  await server.close();
});

const refused = { code: "internal", type: "internal", message: expect.stringContaining("does not answer") };
const health = async (of: typeof app) => (await of.get("http://first-site.localhost/api/search/health")).status;
const ready = async (of: typeof app) => (await of.get("http://first-site.localhost/readyz")).status;

describe("/api/search in front of a search server", () => {
  test("[7.1.9] answers come from the server, in the same shape", async () => {
    const { status, body } = await app.post("/indexes/cars/search", { filter: "make = Kia", limit: 5 });
    expect(status).toBe(200);
    expect((body["hits"] as { id: string }[]).map(({ id }) => id).sort()).toEqual(["first-3", "first-8"]);
    expect(await health(app)).toBe(200);
    expect(await ready(app)).toBe(200);
  });

  test("[7] limits and unknown fields are refused before the server is asked", async () => {
    server.calls.length = 0;
    for (const query of [{ limit: 1000 }, { hybrid: {} }]) {
      expect((await app.post("/indexes/cars/search", query)).status).toBe(400);
    }
    expect(server.calls).toEqual([]);
  });

  test("[7] the server's reason for refusing a filter is passed on", async () => {
    const { status, body } = await app.post("/multi-search", { queries: [{ indexUid: "cars", filter: "km >" }] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid_search_filter", message: expect.stringMatching(/\n5:5 km >$/) });
  });

  test("[7.1.9] a server that fails is 503 in the same shape, and says nothing of its inside", async () => {
    server.faults.fail = () => true;
    expect(await app.post("/indexes/cars/search", {})).toMatchObject({ status: 503, body: refused });
    expect(await health(app)).toBe(503);
    expect(await ready(app)).toBe(503);
  });

  test("a key that the server refuses is our fault, not the visitor's", async () => {
    const port = remoteSearch({
      url: server.url,
      signingKey: async () => searchKeys("first-site")[0],
      timeoutMs: 60_000,
    });
    const wrong = await createSearchApp([], { search: { keys: searchKeys, port } });
    expect(await wrong.post("/indexes/cars/search", {})).toMatchObject({ status: 503, body: refused });
    await wrong.close();
  });

  test("no server at all", async () => {
    const gone = await fakeMeilisearch();
    await gone.close();
    const port = remoteSearch({
      url: gone.url,
      signingKey: async () => searchKeys("first-site")[0],
      timeoutMs: 60_000,
    });
    const alone = await createSearchApp([], { search: { keys: searchKeys, port } });
    expect(await alone.post("/multi-search", { queries: [{ indexUid: "cars" }] })).toMatchObject({ status: 503 });
    expect(await health(alone)).toBe(503);
    await alone.close();
  });
});
