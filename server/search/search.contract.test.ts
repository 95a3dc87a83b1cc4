import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FilterInput } from "#search-engine/filter/filter.ts";
import type { SearchAnswer } from "#search-engine/query/search.ts";
import { createSearchApp } from "#tests/support/search-app.ts";
import { searchCars } from "#tests/support/search-cars.ts";
import { type SearchSubject, searchSubjects } from "#tests/support/search-subjects.ts";

let app: Awaited<ReturnType<typeof createSearchApp>>;
beforeAll(async () => void (app = await createSearchApp(searchCars(40))));
afterAll(() => app.close());

const numbers = ({ hits }: SearchAnswer): number[] => hits.map(({ id }) => Number(String(id).replace("first-", "")));
const refusalOf = (error: unknown): { code?: string; message?: string } => {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: { code: string } };
  return { code: code ?? cause?.code, message };
};

describe.each(Object.keys(searchSubjects))("%s", (name) => {
  let subject: SearchSubject;
  beforeAll(async () => void (subject = await searchSubjects[name]!(app)));
  afterAll(() => subject.close());
  const found = async (filter: FilterInput) =>
    numbers(await subject.search("cars", { filter, limit: 100, sort: ["km:asc"], attributesToRetrieve: ["id"] }));

  test.each<[FilterInput, number[]]>([
    ["km = 3000", [3]],
    ["km <= 2000 AND make = toyota", [0, 1]],
    ["km 1000 TO 3000", [1, 2, 3]],
    ['make IN [Kia, "Ford"] AND km < 9000', [3, 4, 8]],
    ["colour = 'Dark blue' AND km < 8000", [1, 4, 7]],
    ["categories = Rental AND NOT km > 10000", [0, 5, 10]],
    ['categories = "Family\'s choice" AND km < 1000', [0]],
    [
      ["make = Mazda", ["km < 3000", "km > 36000"]],
      [2, 37],
    ],
    ["price IS NULL AND km < 20000", [0, 7, 14]],
    ["categories IS EMPTY AND km <= 2000", [1, 2]],
    ["listed_on = second-site", []],
    ["dealership_id = second OR km = 5000", [5]],
  ])("[7] filter %j", async (filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });

  test("[7] a bad filter is refused with its place", async () => {
    const refused = refusalOf(await subject.search("cars", { filter: "km > " }).catch((error: unknown) => error));
    expect(refused.code).toBe("invalid_search_filter");
    expect(refused.message).toMatch(/\n\d+:\d+ km > $/);
    const unknown = refusalOf(await found("vin EXISTS OR km = 1000").catch((error: unknown) => error));
    expect(unknown).toMatchObject({
      code: "invalid_search_filter",
      message: expect.stringContaining("1:4 vin EXISTS"),
    });
  });

  test("[7] sorted, by offset and by page", async () => {
    const sort = ["price:desc", "km:asc"];
    const some = await subject.search("cars", { sort, limit: 3, offset: 1 });
    expect(some).toMatchObject({ limit: 3, offset: 1, estimatedTotalHits: 40 });
    expect(numbers(some)).toEqual([38, 37, 36]);
    const page = await subject.search("cars", { sort, page: 2, hitsPerPage: 21 });
    expect(page).toMatchObject({ page: 2, hitsPerPage: 21, totalPages: 2, totalHits: 40 });
    expect(page.hits).toHaveLength(19);
  });

  test("[7] counts and statistics of facets, asked for without hits", async () => {
    const answer = await subject.search("cars", { facets: ["make", "km"], filter: "km < 10000", limit: 0 });
    expect(answer.hits).toEqual([]);
    expect(answer.facetDistribution?.["make"]).toEqual({ Toyota: 4, Mazda: 2, Kia: 2, Ford: 2 });
    expect(answer.facetStats?.["km"]).toEqual({ min: 0, max: 9000 });
  });

  test("[7] words: the last may be a beginning, one letter may be wrong", async () => {
    const search = async (q: string) => new Set(numbers(await subject.search("cars", { q, limit: 100 })));
    const rangers = new Set([4, 9, 14, 19, 24, 29, 34, 39]);
    expect(await search("ranger")).toEqual(rangers);
    expect(await search("rang")).toEqual(rangers);
    expect(await search("rannger")).toEqual(rangers);
    expect(await search("zzzz")).toEqual(new Set());
  });

  test("[7] what matched is marked", async () => {
    const { hits } = await subject.search("cars", {
      q: "ranger",
      attributesToHighlight: ["name"],
      attributesToRetrieve: ["id", "name"],
      highlightPreTag: "[",
      highlightPostTag: "]",
      limit: 1,
    });
    expect(hits[0]?.["_formatted"]).toMatchObject({ name: expect.stringMatching(/^\d{4} Ford \[Ranger\]$/) });
  });

  test("[3.8.1, 7.1.12] a hit of the search box is name, price, picture and label, by custom rank", async () => {
    const { hits } = await subject.search("products", { sort: ["custom_rank:desc"], limit: 2 });
    expect(hits).toHaveLength(2);
    for (const hit of hits) {
      expect(Object.keys(hit).sort()).toEqual(["id", "label", "name", "price", "primary_image_url", "slug"]);
      expect(Number(String(hit["id"]).replace("first-", "")) % 9).toBe(8);
    }
  });

  test("[7] offers that are still on, and the ways into the stock", async () => {
    const offers = await subject.search("offers", { q: "corolla" });
    expect(offers.hits).toMatchObject([{ id: "corolla-runout", manufacturer: "toyota" }]);
    const makes = await subject.search("categories", { filter: "kind = make" });
    expect(makes.hits.map(({ name: make, count, url }) => [make, count, url])[0]).toEqual([
      "Toyota",
      16,
      "/search/toyota",
    ]);
  });

  test("[7] values of a facet by their beginning", async () => {
    const { facetHits } = await subject.facetSearch("cars", {
      facetName: "make",
      facetQuery: "ma",
      filter: "km < 10000",
    });
    expect(facetHits).toEqual([{ value: "Mazda", count: 2 }]);
  });

  test("[7] several queries in one call, answered in their order", async () => {
    const results = await subject.multiSearch([
      { indexUid: "cars", query: { filter: "make = Kia", limit: 1 } },
      { indexUid: "offers", query: { q: "nothing like it" } },
      { indexUid: "cars", query: { facets: ["make"], limit: 0 } },
    ]);
    expect(results.map(({ indexUid, estimatedTotalHits }) => [indexUid, estimatedTotalHits])).toEqual([
      ["cars", 8],
      ["offers", 0],
      ["cars", 40],
    ]);
  });
});
