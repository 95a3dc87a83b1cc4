import { describe, expect, test } from "vitest";
import type { Document } from "../document.ts";
import { parseFilter } from "../filter/parser.ts";
import { createIndex, type IndexVersion } from "../index-version.ts";

const COUNT = 9000;
/** More different numbers than get codes, a value without a set, and some missing or odd values. */
const documents: Document[] = Array.from({ length: COUNT }, (_, at) => ({
  id: `n-${at}`,
  price: at % 10 === 0 ? null : at % 97 === 0 ? "on request" : (at * 7919) % 6007,
  odd: at % 500 === 0 ? [at, at + 0.5] : at,
  shop: `shop ${at % 150}`,
  few: at % 3,
}));
const numbersOf = (from: readonly Document[], name: string): number[] =>
  from.flatMap((document) => document[name]).filter((value) => typeof value === "number");

const build = (list: readonly Document[]): IndexVersion =>
  createIndex(
    {
      primaryKey: "id",
      filterableAttributes: ["price", "odd", "shop", "few"],
      sortableAttributes: ["price", "odd"],
      maxValuesPerFacet: 10_000,
    },
    list,
  );

/** Half built at once and half added, so that both paths must give the same answers. */
const halves = build(documents.slice(0, COUNT / 2)).with({ put: documents.slice(COUNT / 2) });
const grown = documents
  .slice(6000)
  .reduce((index, document) => index.with({ put: [document] }), build(documents.slice(0, 6000)));

describe.for<[string, IndexVersion]>([
  ["built", build(documents)],
  ["built in halves", halves],
  ["grown one by one", grown],
])("an index with very many numbers, %s", ([, index]) => {
  const count = (filter: string): number => index.search({ filter, limit: 0 }).estimatedTotalHits!;

  test("filters by equality, range and text", () => {
    const prices = numbersOf(documents, "price");
    for (const price of [1, 5999, 6006, 123456])
      expect(count(`price = ${price}`)).toBe(prices.filter((p) => p === price).length);
    expect(count("price IN [1, 2, 6000, 'ON REQUEST']")).toBe(
      prices.filter((p) => [1, 2, 6000].includes(p)).length +
        documents.filter((d) => d["price"] === "on request").length,
    );
    expect(count("price > 5990 AND price < 6000")).toBe(prices.filter((p) => p > 5990 && p < 6000).length);
    expect(count("price 5990 TO 6000")).toBe(prices.filter((p) => p >= 5990 && p <= 6000).length);
    expect(count("price < 0.5")).toBe(prices.filter((p) => p < 0.5).length);
    expect(count("price IS NULL")).toBe(COUNT / 10);
    expect(count("odd > 8000")).toBe(documents.filter((d) => numbersOf([d], "odd").some((n) => n > 8000)).length);
    expect(count("odd = 8500.5")).toBe(1);
  });

  test("counts values and finds limits, of everything and of a part", () => {
    for (const filter of ["id_", "few = 1", "few != 1", "shop = 'shop 7'", "price > 5000"]) {
      const part = filter === "id_" ? documents : documents.filter((d) => keep(filter, d));
      const { facetDistribution, facetStats } = index.search({
        filter: filter === "id_" ? null : filter,
        facets: ["*"],
      });
      const prices = numbersOf(part, "price");
      expect(facetStats!["price"]).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
      const odd = numbersOf(part, "odd");
      expect(facetStats!["odd"]).toEqual({ min: Math.min(...odd), max: Math.max(...odd) });
      for (const name of ["price", "shop", "few", "odd"]) {
        const counts: Record<string, number> = {};
        for (const value of part.flatMap((d) => d[name] ?? []) as (string | number)[])
          counts[value] = (counts[value] ?? 0) + 1;
        expect({ filter, name, counts: facetDistribution![name] }).toEqual({ filter, name, counts });
      }
    }
  });

  test("lists the smallest numbers when there are more than are shown", () => {
    for (const filter of ["few != 1", "few = 1 AND odd < 300", "price > 5000"]) {
      const part = documents.filter(
        (d) => keep(filter, d) && (!filter.includes("odd") || numbersOf([d], "odd")[0]! < 300),
      );
      const { facets } = index.disjunctive({
        filter: parseFilter(filter),
        facets: [{ attribute: "price", limit: 20 }],
      });
      const numbers = [...new Set(numbersOf(part, "price"))].sort((a, b) => a - b).slice(0, 20);
      const expected = numbers.map((value) => ({
        value: String(value),
        count: part.filter((document) => document["price"] === value).length,
      }));
      expect(facets["price"]).toEqual(expected);
    }
  });

  test("sorts", () => {
    const prices = index.search({ sort: ["price:desc"], limit: COUNT }).hits.map((hit) => hit["price"]);
    const numbers = prices.filter((price) => typeof price === "number");
    expect(numbers).toEqual(numbersOf(documents, "price").sort((a, b) => b - a));
    expect(prices.slice(numbers.length).filter((price) => price === null)).toHaveLength(COUNT / 10);
    expect(prices[numbers.length]).toBe("on request");
    expect(prices.at(-1)).toBeNull();
    const odd = index.search({ sort: ["odd:desc"], limit: 2, filter: "odd <= 8500.5" }).hits.map((hit) => hit["id"]);
    expect(odd).toEqual(["n-8500", "n-8499"]);
  });

  test("gives documents back as they came", () => {
    for (const document of documents) expect(index.document(String(document["id"]))).toEqual(document);
  });
});

function keep(filter: string, document: Document): boolean {
  if (filter.startsWith("few")) return (document["few"] === 1) === filter.includes(" = ");
  if (filter.startsWith("shop")) return document["shop"] === "shop 7";
  return typeof document["price"] === "number" ? document["price"] > 5000 : document["price"] === "on request";
}

test("more than 65,536 different values of one attribute are told apart", () => {
  const many = Array.from({ length: 70_000 }, (_, at) => ({ id: at, code: `c${at}`, codes: [`a${at}`, `b${at % 2}`] }));
  const index = createIndex({ primaryKey: "id", filterableAttributes: ["code", "codes"] }, many);
  expect(index.search({ filter: "code IN [c3, C69999, c70000]" }).hits.map((hit) => hit["id"])).toEqual([3, 69999]);
  expect(index.search({ filter: "codes = a69998" }).hits).toEqual([
    { id: 69998, code: "c69998", codes: ["a69998", "b0"] },
  ]);
  const { facetDistribution } = index.search({
    filter: "codes = b1 AND code IN [c1, c2, c65536, c69999]",
    facets: ["*"],
  });
  expect(facetDistribution).toEqual({ code: { c1: 1, c69999: 1 }, codes: { a1: 1, a69999: 1, b1: 2 } });
});

test("a document too large for a chunk is kept whole", () => {
  const long = "ü".repeat(3_000_000);
  const index = createIndex({ primaryKey: "id" }, [{ id: 1, long }, { id: 2 }, { id: 3, long: "x" }]);
  expect(index.document(1)).toEqual({ id: 1, long });
  expect(index.document(3)).toEqual({ id: 3, long: "x" });
});
