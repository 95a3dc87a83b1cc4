import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { fakeMeilisearch } from "#tests/support/fake-meilisearch.ts";
import { createSearchApp, searchKeys } from "#tests/support/search-app.ts";
import { searchCars } from "#tests/support/search-cars.ts";
import { hasty, syncedPort } from "#tests/support/search-subjects.ts";
import type { SearchPort } from "../search-port.ts";
import { remoteSearch } from "./remote-search.ts";

let server: Awaited<ReturnType<typeof fakeMeilisearch>>;
let stock: Awaited<ReturnType<typeof createSearchApp>>;
let app: Awaited<ReturnType<typeof createSearchApp>>;
let port: SearchPort;
const cars = searchCars(10);
beforeAll(async () => {
  server = await fakeMeilisearch();
  stock = await createSearchApp(cars);
  port = await syncedPort(stock, server.url, server.masterKey, hasty);
  app = await createSearchApp([], { search: { keys: searchKeys, port } });
});
afterEach(() => {
  server.faults.fail = () => false;
  server.faults.refuse = () => false;
});
afterAll(async () => {
  await Promise.all([stock.close(), app.close()]);
  await server.close();
});

const idsOf = (body: Record<string, unknown>) => (body["hits"] as { id: string }[]).map(({ id }) => id);
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

  test.each([
    [
      "a filter",
      "/indexes/cars/search",
      { filter: "km > 1 AND vin = 3" },
      "invalid_search_filter",
      /\n12:15 km > 1 AND vin = 3$/,
    ],
    ["a list", "/indexes/cars/search", { filter: [["km > 1", "vin = 3"]] }, "invalid_search_filter", /\n1:4 vin = 3$/],
    [
      "one query of several",
      "/multi-search",
      { queries: [{ indexUid: "cars" }, { indexUid: "offers", filter: "vin = 3" }] },
      "invalid_search_filter",
      /^Inside `.queries\[1\]`: .*\n1:4 vin = 3$/,
    ],
    [
      "a facet search",
      "/indexes/cars/facet-search",
      { facetName: "make", filter: "vin = 3" },
      "invalid_search_filter",
      /\n1:4 vin = 3$/,
    ],
    [
      "a sort",
      "/indexes/cars/search",
      { sort: ["vin:asc"] },
      "invalid_search_sort",
      /^Attribute `vin` is not sortable/,
    ],
  ])(
    "[7.1.3] the refusal of %s shows what the visitor sent, and nothing of ours",
    async (_what, path, query, code, message) => {
      server.calls.length = 0;
      const { status, body } = await app.post(path, query);
      expect({ status, code: body["code"] }).toEqual({ status: 400, code });
      expect(body["message"]).toMatch(message);
      expect(body["message"]).not.toMatch(/first-site|listed_on =/);
      expect(server.calls).toHaveLength(1);
    },
  );

  test("[7.1.3] a refusal that only the server makes is told without its sentence", async () => {
    server.faults.refuse = (call) => call.endsWith("/search");
    const { status, body } = await app.post("/indexes/cars/search", { filter: "km > 1" });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: "invalid_search_filter", message: "The search server does not accept this query." },
    });
  });

  test("answers are asked for uncompressed: compressed ones come in chunks, the last of which waits", async () => {
    await app.post("/indexes/cars/search", {});
    expect(server.encodings.at(-1)).toBe("identity");
  });

  test("[7.1.9] while the server fails the embedded engine answers the same, and the platform stays ready", async () => {
    const asked = { filter: "make = Kia", limit: 5, sort: ["price:asc"] };
    const { body: fromServer } = await app.post("/indexes/cars/search", asked);
    server.faults.fail = () => true;
    const spared = await createSearchApp(cars, { search: { keys: searchKeys, port } });
    const { status, body } = await spared.post("/indexes/cars/search", asked);
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual(idsOf(fromServer));
    expect(await health(spared)).toBe(200);
    expect(await ready(spared)).toBe(200);
    const seen = await spared.get("http://127.0.0.1/readyz");
    expect(await seen.json()).toMatchObject({ warnings: [expect.stringContaining("search server") as string] });
    await spared.close();
  });

  test("[7.1.9] a server that failed is left alone for a moment, then asked again", async () => {
    let now = Date.parse("2026-03-10T01:00:00Z");
    const patient = await createSearchApp(cars, { clock: () => new Date(now), search: { keys: searchKeys, port } });
    server.faults.fail = () => true;
    expect((await patient.post("/indexes/cars/search", {})).status).toBe(200);
    server.faults.fail = () => false;
    server.calls.length = 0;
    expect((await patient.post("/indexes/cars/search", {})).status).toBe(200);
    expect(server.calls).toEqual([]);
    now += 5000;
    expect((await patient.post("/indexes/cars/search", {})).status).toBe(200);
    expect(server.calls).not.toEqual([]);
    await patient.close();
  });

  test.each(["a key that the server refuses", "no server at all"])("[7.1.9] %s: the engine answers", async (what) => {
    const gone = await fakeMeilisearch();
    if (what === "no server at all") await gone.close();
    const refusing = remoteSearch({
      url: gone.url,
      signingKey: async () => searchKeys("first-site")[0],
      timeoutMs: 60_000,
    });
    const alone = await createSearchApp(cars, { search: { keys: searchKeys, port: refusing } });
    const { status, body } = await alone.post("/multi-search", { queries: [{ indexUid: "cars" }] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ results: [{ estimatedTotalHits: cars.length / 2 }] });
    await alone.close();
    if (what !== "no server at all") await gone.close();
  });
});
