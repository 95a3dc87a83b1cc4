import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { indexNames } from "#server/search/search-port.ts";
import { fakeMeilisearch } from "#tests/support/fake-meilisearch.ts";
import { createSearchApp, searchKeys } from "#tests/support/search-app.ts";
import { fuzzRuns, tellingCars, writtenFilter } from "#tests/support/search-fuzz.ts";
import { hasty, syncedPort } from "#tests/support/search-subjects.ts";

let app: Awaited<ReturnType<typeof createSearchApp>>;
beforeAll(async () => void (app = await createSearchApp(tellingCars)));
afterAll(() => app.close());

/** Attempts to break out: by OR, by unbalanced brackets, by nested lists, by other names. */
const tricks = [
  "listed_on = second-site",
  "listed_on != first-site OR listed_on EXISTS",
  "make = Kia) OR (listed_on = second-site",
  'make = "Kia" OR listed_on = "second-site"',
  "NOT listed_on = first-site",
  "NOT (NOT (listed_on IN [second-site]))",
  ["listed_on = second-site"],
  [["listed_on = second-site", "id EXISTS"]],
  [[["listed_on = second-site"]]],
  [[], "listed_on = second-site"],
  [["make = Kia", "make != Kia"], []],
  { $or: ["listed_on = second-site"] },
  null,
  "",
  " ",
];
const anyFilter = fc.oneof(
  fc.constantFrom<unknown>(...tricks),
  writtenFilter.map(({ text }) => text),
  fc.array(
    fc.oneof(
      writtenFilter.map(({ text }) => text),
      fc.array(
        writtenFilter.map(({ text }) => text),
        { maxLength: 3 },
      ),
    ),
    {
      maxLength: 3,
    },
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text) as unknown),
);
const anyQuery = fc.record(
  {
    q: fc.constantFrom("", "toyota", "secondary", "second", "corola", "2015 mazda"),
    filter: anyFilter,
    facets: fc.constantFrom(["*"], ["listed_on", "dealership_id", "id"], ["colour", "price"]),
    sort: fc.constantFrom(["price:desc"], ["custom_rank:desc"], ["km:asc", "year:desc"]),
    attributesToRetrieve: fc.constantFrom(["*"], ["car"], ["id", "vin", "listed_on"], ["price"]),
    attributesToHighlight: fc.constantFrom(["*"], ["car", "name"]),
    limit: fc.constantFrom(0, 1, 101),
    offset: fc.constantFrom(0, 5),
    matchingStrategy: fc.constantFrom("last", "all"),
  },
  { requiredKeys: [] },
);
const anyFacetQuery = fc.record(
  {
    facetName: fc.constantFrom("listed_on", "dealership_id", "id", "colour", "make", "kind", "manufacturer"),
    facetQuery: fc.constantFrom("", "s", "second", "first"),
    filter: anyFilter,
    q: fc.constantFrom("", "secondary", "toyota"),
  },
  { requiredKeys: ["facetName"] },
);

describe("a token of one site never finds a car of another", () => {
  // On a search server all sites share their indexes: only the token's rule separates them.
  let server: Awaited<ReturnType<typeof fakeMeilisearch>>;
  let together: Awaited<ReturnType<typeof createSearchApp>>;
  beforeAll(async () => {
    server = await fakeMeilisearch();
    const port = await syncedPort(app, server.url, server.masterKey, hasty);
    together = await createSearchApp([], { search: { keys: searchKeys, port } });
  });
  afterAll(async () => {
    await together.close();
    await server.close();
  });

  test.each([
    ["in an index of its own", () => app],
    ["in indexes that all sites share on a search server", () => together],
  ])(
    "[3, 6.2.3] whatever is asked, %s",
    async (_what, subject) => {
      const uid = fc.constantFrom(...indexNames);
      await fc.assert(
        fc.asyncProperty(uid, anyQuery, anyFacetQuery, async (indexUid, query, facetQuery) => {
          const answers = [
            await subject().post(`/indexes/${indexUid}/search`, query),
            await subject().post("/multi-search", {
              queries: [
                { indexUid, ...query },
                { indexUid: "cars", ...query },
              ],
            }),
            await subject().post(`/indexes/${indexUid}/facet-search`, facetQuery),
          ];
          for (const { status, body } of answers) {
            expect([200, 400]).toContain(status);
            const results = (body["results"] ?? [body]) as Record<string, unknown>[];
            for (const { hits, facetDistribution, facetHits, facetStats, estimatedTotalHits = 0 } of results) {
              // `second` is in every id, yard and colour of the other site, and its prices end in 1.
              expect(JSON.stringify({ hits, facetDistribution, facetHits })).not.toMatch(/second/i);
              expect(JSON.stringify({ hits, facetStats })).not.toMatch(/"price":\d+1[,}]|"(min|max)":\d+501[,}]/);
              expect(estimatedTotalHits).toBeLessThanOrEqual(30);
            }
          }
        }),
        { numRuns: Math.ceil(fuzzRuns / 4) },
      );
    },
    600_000,
  );
});

test("[3.1.9, 4.1] nothing of a car but what is displayed can be read, filtered or counted", async () => {
  const { body } = await app.post("/indexes/cars/search", {
    attributesToRetrieve: ["*"],
    facets: ["*"],
    attributesToHighlight: ["*"],
    limit: 101,
  });
  expect(JSON.stringify(body)).not.toMatch(/vinfirst|payment_processors|finance_lenders|PLT\d|"rego"|vin_end/i);
  expect(JSON.stringify(body["hits"])).not.toMatch(/"car":|listed_on/i);
  for (const attempt of [
    { filter: "vin EXISTS" },
    { filter: "car.vin EXISTS" },
    { filter: "vin_end EXISTS" },
    { filter: "rego EXISTS" },
    { facets: ["car"] },
    { facets: ["vin_end"] },
    { facets: ["rego"] },
    { distinct: "rego" },
    { sort: ["vin:asc"] },
  ]) {
    expect((await app.post("/indexes/cars/search", attempt)).status).toBe(400);
  }
});
