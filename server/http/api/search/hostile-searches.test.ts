import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostileFields, hostileSearch, hostileTexts } from "#tests/support/hostile-searches.ts";
import { createSearchApp } from "#tests/support/search-app.ts";
import { tellingCars } from "#tests/support/search-fuzz.ts";

let app: Awaited<ReturnType<typeof createSearchApp>>;
beforeAll(async () => void (app = await createSearchApp(tellingCars)));
afterAll(() => app.close());

/** What was asked is repeated in an answer, and may name the other site. */
const withoutQuestion = ({ query: _query, facetQuery: _facetQuery, ...answer }: Record<string, unknown>): string =>
  JSON.stringify(answer);

describe("[7.1.10] hostile text is a search like any other", () => {
  test.each(hostileFields.map((fields, at) => [JSON.stringify(fields), at] as const))(
    "with %s",
    async (_fields, at) => {
      for (const text of hostileTexts) {
        const { status, body } = await app.post("/indexes/cars/search", hostileSearch(text, at));
        expect({ text, status }).toEqual({ text, status: 200 });
        // `second` is in every id, yard and colour of the other site.
        expect(withoutQuestion(body)).not.toMatch(/second/i);
      }
    },
  );

  test("as a facet query, as a parameter and in suggestions", async () => {
    for (const text of hostileTexts) {
      const found = await app.post("/indexes/cars/facet-search", { facetName: "colour", facetQuery: text, q: text });
      expect({ text, status: found.status }).toEqual({ text, status: 200 });
      expect(withoutQuestion(found.body)).not.toMatch(/second/i);
      const q = encodeURIComponent(text.toWellFormed());
      const suggested = await app.get(`http://first-site.localhost/api/suggestions?q=${q}`);
      expect(suggested.status).toBe(200);
      expect(await suggested.text()).not.toMatch(/second-\d/i);
    }
  });

  test("text of 10,000 letters is refused by its length, in every field", async () => {
    const long = "x".repeat(10_000);
    for (const query of [{ q: long }, { filter: `make = ${long}` }, { cropMarker: long }, { highlightPreTag: long }]) {
      const { status, body } = await app.post("/indexes/cars/search", query);
      expect(status).toBe(400);
      expect(body["message"]).toMatch(/is more than the \d+ that this service allows/);
    }
    const { status } = await app.post("/indexes/cars/search", { distinct: long });
    expect(status).toBe(400);
  });
});
