import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createIndex } from "../index-version.ts";
import { sampleDocuments, settings } from "../testing/arbitrary-documents.ts";
import { fuzz } from "../testing/fuzz.ts";
import { lookUp, valuesOf } from "../testing/naive-filter.ts";

const idsOf = (answer: { readonly hits: readonly Record<string, unknown>[] }): unknown[] =>
  answer.hits.map((hit) => hit["id"]);

describe("hits", () => {
  const index = createIndex(
    {
      primaryKey: "id",
      filterableAttributes: ["price"],
      sortableAttributes: ["price", "name"],
      rankingRules: ["rank:desc"],
    },
    [
      { id: "d", price: 20, rank: 1, name: "b" },
      { id: "c", price: 10, rank: 1, name: "a" },
      { id: "b", price: 10, rank: 2, name: "Ä" },
      { id: "a", price: 10, rank: 1, name: 7 },
      { id: "e", price: null, rank: 9 },
      { id: "f", rank: 8, price: "call us" },
    ],
  );

  test("come by custom rank, then primary key", () => {
    expect(idsOf(index.search())).toEqual(["e", "f", "b", "a", "c", "d"]);
  });

  test("are sorted numbers first, then text, and those without a value last, either way", () => {
    expect(idsOf(index.search({ sort: ["price:asc"] }))).toEqual(["b", "a", "c", "d", "f", "e"]);
    expect(idsOf(index.search({ sort: ["price:desc"] }))).toEqual(["d", "b", "a", "c", "f", "e"]);
  });

  test("are sorted by further rules where the first ties", () => {
    expect(idsOf(index.search({ sort: ["price:asc", "name:desc"], limit: 2 }))).toEqual(["a", "b"]);
    expect(idsOf(index.search({ sort: ["price:asc", "name:asc"], limit: 3 }))).toEqual(["a", "c", "b"]);
  });
});

test("any sort, filter and page equals sorting all documents", () => {
  const documents = sampleDocuments(300, 5);
  const index = createIndex(settings, documents);
  const rule = fc.constantFrom("size:asc", "size:desc", "colour:asc", "colour:desc", "tags:asc", "tags:desc");
  const page = fc.record({ offset: fc.nat(40), limit: fc.nat(60) });
  const filter = fc.constantFrom(null, "size > 1", "colour = red", "NOT size EXISTS", "tags IN [red, 10]");
  const bestOf = (attribute: string, document: (typeof documents)[number], sign: number): [number, string | number] => {
    const values = valuesOf(lookUp(document, attribute)).map((value): [number, string | number] =>
      typeof value === "number" ? [0, value] : [1, String(value).trim().normalize("NFKD").toLowerCase()],
    );
    return values.sort((a, b) => a[0] - b[0] || compare(a[1], b[1]) * sign)[0] ?? [2, 0];
  };
  fc.assert(
    fc.property(fc.uniqueArray(rule, { maxLength: 4 }), page, filter, (sort, window, narrowed) => {
      const matching = new Set(idsOf(index.search({ filter: narrowed, limit: 1000 })));
      const expected = documents
        .filter((document) => matching.has(document["id"]))
        .sort((a, b) => {
          for (const [attribute, direction] of sort.map((text) => text.split(":") as [string, string])) {
            const sign = direction === "asc" ? 1 : -1;
            const [left, right] = [bestOf(attribute, a, sign), bestOf(attribute, b, sign)];
            const order = left[0] - right[0] || compare(left[1], right[1]) * sign;
            if (order !== 0) return order;
          }
          const rank = (document: typeof a): number => (document["rank"] as number | undefined) ?? -1;
          return rank(b) - rank(a) || compare(String(a["id"]), String(b["id"]));
        })
        .slice(window.offset, window.offset + window.limit);
      expect(idsOf(index.search({ sort, filter: narrowed, ...window }))).toEqual(idsOf({ hits: expected }));
    }),
    fuzz(3 / 20),
  );
}, 60_000);

const compare = (a: string | number, b: string | number): number => (a === b ? 0 : a < b ? -1 : 1);

describe("[5] pages", () => {
  const index = createIndex(
    { primaryKey: "id" },
    Array.from({ length: 45 }, (_, id) => ({ id: 100 + id })),
  );

  test("by offset and limit", () => {
    expect(index.search({ limit: 21, offset: 42 })).toMatchObject({ limit: 21, offset: 42, estimatedTotalHits: 45 });
    expect(idsOf(index.search({ limit: 21, offset: 42 }))).toEqual([142, 143, 144]);
    expect(idsOf(index.search({ offset: 45 }))).toEqual([]);
    expect(index.search().hits).toHaveLength(20);
    expect(index.search({ limit: 0 })).toMatchObject({ hits: [], estimatedTotalHits: 45 });
  });

  test("by number", () => {
    const last = index.search({ page: 3, hitsPerPage: 21 });
    expect(last).toMatchObject({ page: 3, hitsPerPage: 21, totalHits: 45, totalPages: 3 });
    expect(idsOf(last)).toEqual([142, 143, 144]);
    expect(last).not.toHaveProperty("estimatedTotalHits");
    expect(index.search({ page: 0 }).hits).toEqual([]);
    expect(index.search({ hitsPerPage: 0 })).toMatchObject({ hits: [], totalPages: 0, totalHits: 45 });
  });

  test("reach no further than the index allows", () => {
    const short = createIndex(
      { primaryKey: "id", maxTotalHits: 30 },
      Array.from({ length: 45 }, (_, id) => ({ id })),
    );
    expect(short.search({ limit: 21, offset: 21 }).hits).toHaveLength(9);
    expect(short.search({ page: 1, hitsPerPage: 10 })).toMatchObject({ totalHits: 30, totalPages: 3 });
  });
});

test("a first rule that ties most documents compares only those of the page", () => {
  const size = 5000;
  const cars = Array.from({ length: size }, (_, n) => ({
    id: `c${n}`,
    open: n % 10 === 0 ? 0 : 1,
    price: (n * 7919) % size,
  }));
  const index = createIndex(
    { primaryKey: "id", filterableAttributes: [], sortableAttributes: ["open", "price"], rankingRules: [] },
    cars,
  );
  const sort = ["open:desc", "price:asc"];
  index.search({ sort, limit: 1 });
  const compare = vi.spyOn(Array.prototype, "sort");
  const { hits } = index.search({ sort, limit: 24 });
  const longest = Math.max(0, ...compare.mock.contexts.map((list) => (list as unknown[]).length));
  compare.mockRestore();
  expect(longest).toBeLessThan(100);
  const expected = cars.toSorted((a, b) => b.open - a.open || a.price - b.price).slice(0, 24);
  expect(idsOf({ hits })).toEqual(idsOf({ hits: expected }));
});
