import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIndex, type IndexVersion } from "#search-engine/index-version.ts";
import { filterTreeOver, type Pen, type Tree, writeFilter } from "#search-engine/testing/arbitrary-filters.ts";
import { accepts } from "#search-engine/testing/naive-filter.ts";
import { embeddedSearch } from "#server/adapters/search/embedded-search.ts";
import { indexNames, type SearchPort } from "#server/adapters/search/search-port.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { searchCars } from "#tests/support/search-cars.ts";
import { createTestApp, testNow } from "#tests/support/test-app.ts";
import { issueToken, keysFromSecret } from "./site-tokens.ts";

/** 10,000 in the full run. */
const runs = Number(process.env["FUZZ_RUNS"] ?? 600);
const keys = keysFromSecret("a secret for tests alone");
const { token } = issueToken("first-site", keys("first-site"), testNow.getTime());
const cars = searchCars(30).map((car) =>
  car.dealership_id === "second" ? { ...car, colour: "secondary", price: (car.price ?? 0) + 1 } : car,
);

let app: Awaited<ReturnType<typeof createTestApp>>;
let shared: IndexVersion;
beforeAll(async () => {
  app = await createTestApp(cars, { build: noPages, search: { keys, port: { ...embeddedSearch } } });
  shared = createIndex(
    {
      primaryKey: "id",
      searchableAttributes: ["name", "colour"],
      filterableAttributes: filterable,
      sortableAttributes: ["price", "km", "year", "custom_rank"],
    },
    (await Promise.all(["first-site", "second-site"].map(documentsOf))).flat(),
  );
});
afterAll(() => app.close());

async function documentsOf(slug: string): Promise<Record<string, unknown>[]> {
  const { stock } = await app.registry.bySlug(slug)!.state(testNow.getTime());
  const { hits } = stock.index.search({ limit: 1000, attributesToRetrieve: ["id"] });
  return hits.map(({ id }) => stock.index.document(String(id))!);
}

async function ask(to: { get: typeof app.get }, path: string, body: unknown) {
  const response = await to.get(`http://first-site.localhost/api/search${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const filterable = [
  "id",
  "listed_on",
  "dealership_id",
  "make",
  "body",
  "km",
  "price",
  "colour",
  "categories",
  "reserved",
];
const words = [
  ...["first-site", "second-site", "second", "first", "second-3", "first-3", "Toyota", "KIA", "suv", "Dark blue"],
  ...[
    "secondary",
    "Rental",
    "Family's choice",
    "12000",
    "10501",
    "1e4",
    "-1",
    "true",
    "false",
    "",
    "AND",
    'a"b',
    "x\\y",
  ],
];
const tree = filterTreeOver(filterable, words);
const written = fc.tuple(tree, fc.infiniteStream(fc.nat(2))).map(([parsed, choices]) => {
  const choose = (): number => choices.next().value as number;
  const pen: Pen = { quote: () => (["", "'", '"'] as const)[choose()]!, blank: () => " ".repeat(choose()) };
  return { parsed, text: writeFilter(parsed, pen) };
});

describe("random filters over HTTP", () => {
  let documents: Record<string, unknown>[];
  beforeAll(async () => void (documents = await documentsOf("first-site")));
  const naive = (parsed: Tree) =>
    documents
      .filter((document) => accepts(document, parsed))
      .map(({ id }) => String(id))
      .sort();

  test("[7] a valid filter finds what a naive reading of it finds", async () => {
    const form = fc.constantFrom<(text: string) => unknown>(
      (text) => text,
      (text) => [text],
      (text) => [[text]],
      (text) => [text, ["listed_on = second-site", "listed_on = first-site"]],
    );
    await fc.assert(
      fc.asyncProperty(written, form, async ({ parsed, text }, write) => {
        const body = { filter: write(text), limit: 101, attributesToRetrieve: ["id"] };
        const { status, body: answer } = await ask(app, "/indexes/cars/search", body);
        expect(status, text).toBe(200);
        const found = (answer["hits"] as { id: string }[]).map(({ id }) => id).sort();
        expect(found, text).toEqual(naive(parsed));
      }),
      { numRuns: runs / 2 },
    );
  }, 600_000);

  const breakages: readonly ((text: string) => string)[] = [
    (text) => `${text} AND`,
    (text) => `(${text}`,
    (text) => `${text})`,
    (text) => `${text} make = Kia`,
    (text) => `${text} OR vin = 1`,
    (text) => `${text} OR car.vin EXISTS`,
    (text) => `${text} AND km >`,
    (text) => `${text} AND make = 'Kia`,
    (text) => `${text} AND make IN [Kia`,
    (text) => `${text} && km = 1`,
    (text) => `${text} AND km 1 TO`,
    (text) => `${text} AND make : Kia`,
  ];
  test("[7] an invalid filter is 400 with a position and a reason", async () => {
    await fc.assert(
      fc.asyncProperty(written, fc.constantFrom(...breakages), async ({ text }, breakage) => {
        const { status, body } = await ask(app, "/indexes/cars/search", { filter: breakage(text) });
        expect(status, breakage(text)).toBe(400);
        expect(body["code"]).toBe("invalid_search_filter");
        expect(body["message"], breakage(text)).toMatch(/^[^\n]+\n\d+:\d+ /);
      }),
      { numRuns: runs / 2 },
    );
  }, 600_000);
});

/** Meant to get out: by OR, by closing what was never opened, by lists in lists, by names of other things. */
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
  written.map(({ text }) => text),
  fc.array(
    fc.oneof(
      written.map(({ text }) => text),
      fc.array(
        written.map(({ text }) => text),
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
  // In the second set-up all sites share one index, as on a search server: there the token's rule stands alone.
  const sharedPort: SearchPort = {
    search: async (scope, uid, query) => shared.search(query, { within: scope.within(uid) }),
    multiSearch: async (scope, queries) =>
      queries.map(({ indexUid, query }) => ({ indexUid, ...shared.search(query, { within: scope.within(indexUid) }) })),
    facetSearch: async (scope, uid, query) => shared.facetSearch(query, { within: scope.within(uid) }),
    isHealthy: async () => true,
  };
  let together: Awaited<ReturnType<typeof createTestApp>>;
  beforeAll(async () => {
    together = await createTestApp([], { build: noPages, search: { keys, port: sharedPort } });
  });
  afterAll(() => together.close());

  test.each([
    ["in an index of its own", () => app],
    ["in an index shared by all sites", () => together],
  ])(
    "[3] whatever is asked, %s",
    async (_what, subject) => {
      const uid = fc.constantFrom(...indexNames);
      await fc.assert(
        fc.asyncProperty(uid, anyQuery, anyFacetQuery, async (indexUid, query, facetQuery) => {
          const answers = [
            await ask(subject(), `/indexes/${indexUid}/search`, query),
            await ask(subject(), "/multi-search", {
              queries: [
                { indexUid, ...query },
                { indexUid: "cars", ...query },
              ],
            }),
            await ask(subject(), `/indexes/${indexUid}/facet-search`, facetQuery),
          ];
          for (const { status, body } of answers) {
            expect([200, 400], JSON.stringify(body)).toContain(status);
            const results = (body["results"] ?? [body]) as Record<string, unknown>[];
            for (const { hits, facetDistribution, facetHits, facetStats, estimatedTotalHits = 0 } of results) {
              // `second` is in every id, yard and colour of the other site, and its prices end in 1.
              expect(JSON.stringify({ hits, facetDistribution, facetHits })).not.toMatch(/second/i);
              expect(JSON.stringify({ hits, facetStats })).not.toMatch(/"price":\d+1[,}]|"(min|max)":\d+501[,}]/);
              expect(estimatedTotalHits).toBeLessThanOrEqual(30);
            }
          }
        }),
        { numRuns: Math.ceil(runs / 4) },
      );
    },
    600_000,
  );
});

test("[4.1] nothing of a car but what is displayed can be read, filtered or counted", async () => {
  const { body } = await ask(app, "/indexes/cars/search", {
    attributesToRetrieve: ["*"],
    attributesToHighlight: ["*"],
    limit: 101,
  });
  expect(JSON.stringify(body)).not.toMatch(/vinfirst|payment_processors|finance_lenders|"car":|listed_on/i);
  for (const attempt of [
    { filter: "vin EXISTS" },
    { filter: "car.vin EXISTS" },
    { facets: ["car"] },
    { sort: ["vin:asc"] },
  ]) {
    expect((await ask(app, "/indexes/cars/search", attempt)).status).toBe(400);
  }
});
