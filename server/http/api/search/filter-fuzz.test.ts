import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Tree } from "#search-engine/testing/arbitrary-filters.ts";
import { accepts } from "#search-engine/testing/naive-filter.ts";
import { createSearchApp } from "#tests/support/search-app.ts";
import { documentsOf, fuzzRuns, tellingCars, writtenFilter } from "#tests/support/search-fuzz.ts";

let app: Awaited<ReturnType<typeof createSearchApp>>;
beforeAll(async () => void (app = await createSearchApp(tellingCars)));
afterAll(() => app.close());

describe("random filters over HTTP", () => {
  let documents: Record<string, unknown>[];
  beforeAll(async () => void (documents = await documentsOf(app, "first-site")));
  const naive = (tree: Tree) =>
    documents
      .filter((document) => accepts(document, tree))
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
      fc.asyncProperty(writtenFilter, form, async ({ tree, text }, write) => {
        const body = { filter: write(text), limit: 101, attributesToRetrieve: ["id"] };
        const { status, body: answer } = await app.post("/indexes/cars/search", body);
        expect({ text, status }).toEqual({ text, status: 200 });
        const found = (answer["hits"] as { id: string }[]).map(({ id }) => id).sort();
        expect({ text, found }).toEqual({ text, found: naive(tree) });
      }),
      { numRuns: fuzzRuns / 2 },
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
      fc.asyncProperty(writtenFilter, fc.constantFrom(...breakages), async ({ text }, breakage) => {
        const filter = breakage(text);
        const { status, body } = await app.post("/indexes/cars/search", { filter });
        expect({ filter, status }).toEqual({ filter, status: 400 });
        expect(body["code"]).toBe("invalid_search_filter");
        expect(body["message"]).toMatch(/^[^\n]+\n\d+:\d+ /);
      }),
      { numRuns: fuzzRuns / 2 },
    );
  }, 600_000);
});
