import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createIndex } from "../index-version.ts";
import { attributes, filterTree, typedFilter } from "../testing/arbitrary-filters.ts";
import { sampleDocuments, settings } from "../testing/arbitrary-documents.ts";
import { fuzz } from "../testing/fuzz.ts";
import { accepts, lookUp, valuesOf } from "../testing/naive-filter.ts";

const documents = sampleDocuments(150, 3);
const index = createIndex(settings, documents);

const fold = (value: unknown): string =>
  `${typeof value === "number"}${String(value).trim().normalize("NFKD").toLowerCase()}`;

/** Documents per value, spellings together, whatever name the group goes by. */
function naiveCounts(matching: typeof documents, attribute: string): number[] {
  const counts = new Map<string, number>();
  for (const document of matching) {
    for (const value of new Set(valuesOf(lookUp(document, attribute)).map(fold))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts.values()].sort((a, b) => a - b);
}

test("[7] facet counts, statistics and hits equal naive ones, each without its own part", () => {
  const parts = fc.dictionary(fc.constantFrom(...attributes, "other"), filterTree, { maxKeys: 4 });
  fc.assert(
    fc.property(parts, filterTree, (trees, base) => {
      const typed = Object.entries(trees).map(([name, tree]) => [name, typedFilter(tree)]);
      const answer = index.disjunctive({
        filter: typedFilter(base),
        parts: Object.fromEntries(typed),
        facets: [...attributes.slice(1), { attribute: "colour", without: ["size", "tags"] }],
        ranges: [{ attribute: "size", buckets: [-10, 0, 2, 20] }],
        limit: 1000,
      });
      // Of each document the parts that refuse it, worked out once for all the questions below.
      const refusals = documents
        .filter((document) => accepts(document, base))
        .map((document) => ({
          document,
          by: Object.entries(trees).flatMap(([name, tree]) => (accepts(document, tree) ? [] : [name])),
        }));
      const matching = (without: readonly string[]): typeof documents =>
        refusals.filter(({ by }) => by.every((name) => without.includes(name))).map(({ document }) => document);
      expect(answer.totalHits).toBe(matching([]).length);
      expect(answer.hits.map((hit) => String(hit["id"])).sort()).toEqual(
        matching([]).map((document) => document["id"]),
      );
      for (const attribute of attributes) {
        const without = attribute === "colour" ? ["size", "tags"] : [attribute];
        const counts = answer.facets[attribute]!.map(({ count }) => count).sort((a, b) => a - b);
        expect({ attribute, counts }).toEqual({ attribute, counts: naiveCounts(matching(without), attribute) });
      }
      const sizes = matching(["size"])
        .map((document) => document["size"])
        .filter((size) => typeof size === "number");
      const within = (from: number, to: number): number => sizes.filter((size) => size >= from && size < to).length;
      expect(answer.ranges["size"] ?? null).toEqual(
        sizes.length === 0
          ? null
          : {
              min: Math.min(...sizes),
              max: Math.max(...sizes),
              histogram: [
                { from: -10, to: 0, count: within(-10, 0) },
                { from: 0, to: 2, count: within(0, 2) },
                { from: 2, to: 20, count: within(2, 21) },
              ],
            },
      );
    }),
    fuzz(1 / 10),
  );
}, 600_000);

const only = (attribute: string, value: string) => ({ kind: "in", attribute, values: [value] }) as const;

describe("a page of choices", () => {
  const cars = createIndex(
    { primaryKey: "id", filterableAttributes: ["make", "price", "list"], sortableAttributes: ["price"] },
    [
      { id: 1, make: "Kia", price: 10, list: "a" },
      { id: 2, make: "Mazda", price: 20, list: "a" },
      { id: 3, make: "Kia", price: 30, list: "b" },
      { id: 4, make: "Audi", price: 40, list: "a" },
    ],
  );

  test("[7.1.5] a facet keeps its other values when one is chosen, and the others are narrowed", () => {
    const answer = cars.disjunctive({
      parts: { make: only("make", "Kia") },
      facets: ["make", "list"],
      ranges: ["price"],
    });
    expect(answer.facets["make"]).toEqual([
      { value: "Audi", count: 1 },
      { value: "Kia", count: 2 },
      { value: "Mazda", count: 1 },
    ]);
    expect(answer.facets["list"]).toEqual([
      { value: "a", count: 1 },
      { value: "b", count: 1 },
    ]);
    expect(answer.ranges["price"]).toEqual({ min: 10, max: 30, histogram: [] });
  });

  test("order and limit of a facet can be asked for", () => {
    const [facet] = Object.values(
      cars.disjunctive({ facets: [{ attribute: "make", order: "count", limit: 2 }] }).facets,
    );
    expect(facet).toEqual([
      { value: "Kia", count: 2 },
      { value: "Audi", count: 1 },
    ]);
  });

  test("equal buckets cover the range, its end included", () => {
    const { ranges } = cars.disjunctive({ ranges: [{ attribute: "price", buckets: 3 }] });
    expect(ranges["price"]!.histogram).toEqual([
      { from: 10, to: 20, count: 1 },
      { from: 20, to: 30, count: 1 },
      { from: 30, to: 40, count: 2 },
    ]);
    const single = cars.disjunctive({
      parts: { make: only("make", "Audi") },
      ranges: [{ attribute: "price", buckets: 3 }],
    });
    expect(single.ranges["price"]).toEqual({ min: 40, max: 40, histogram: [{ from: 40, to: 40, count: 1 }] });
  });

  test("the caller's own rule holds for hits and for counts that leave parts out", () => {
    const answer = cars.disjunctive({
      filter: only("list", "a"),
      parts: { make: only("make", "Kia") },
      facets: ["make"],
    });
    expect(answer.hits.map((hit) => hit["id"])).toEqual([1]);
    expect(answer.facets["make"]).toEqual([
      { value: "Audi", count: 1 },
      { value: "Kia", count: 1 },
      { value: "Mazda", count: 1 },
    ]);
  });

  test("an unknown facet or range is refused by name", () => {
    expect(() => cars.disjunctive({ facets: ["nope"] })).toThrow(/Attribute `nope` is not filterable/);
    expect(() => cars.disjunctive({ ranges: ["nope"] })).toThrow(/Attribute `nope` is not filterable/);
  });
});
