import { describe, expect, test } from "vitest";
import { createIndex } from "../index-version.ts";
import { SearchError, type ErrorBody } from "../search-error.ts";
import { parseFacetSearchQuery, parseSearchQuery } from "./search-query.ts";

const documents = [
  { id: 1, make: "Kia", body: "SUV", price: 10, secret: "x", tags: ["a", "b"] },
  { id: 2, make: "kia", body: "Ute", price: 20, secret: "y", tags: ["A"] },
  { id: 3, make: "Kia", body: "SUV", price: null, tags: [] },
  { id: 4, make: "Škoda", body: "Wagon", price: 40 },
];
const index = createIndex(
  {
    primaryKey: "id",
    searchableAttributes: ["make", "body"],
    filterableAttributes: ["make", "body", "price", "tags"],
    sortableAttributes: ["price"],
    displayedAttributes: ["id", "make", "body", "price"],
    maxValuesPerFacet: { "*": 100, body: 2 },
    sortFacetValuesBy: { body: "count" },
  },
  documents,
);

describe("[7] answers in Meilisearch's shape", () => {
  test("[7.1.2] a search with everything", () => {
    const answer = index.search({
      q: "",
      filter: ["make = KIA", ["price < 15", "price > 15"]],
      facets: ["*"],
      limit: 1,
    });
    expect(answer).toEqual({
      hits: [{ id: 1, make: "Kia", body: "SUV", price: 10 }],
      query: "",
      processingTimeMs: expect.any(Number) as number,
      limit: 1,
      offset: 0,
      estimatedTotalHits: 2,
      facetDistribution: { make: { Kia: 2 }, body: { SUV: 1, Ute: 1 }, price: { 10: 1, 20: 1 }, tags: { A: 2, b: 1 } },
      facetStats: { price: { min: 10, max: 20 } },
    });
  });

  test("facets keep to their limit and order: by count, then by name", () => {
    const { facetDistribution } = index.search({ facets: ["body", "make"] });
    expect(Object.entries(facetDistribution!["body"]!)).toEqual([
      ["SUV", 2],
      ["Ute", 1],
    ]);
    expect(Object.keys(facetDistribution!["make"]!)).toEqual(["Kia", "Škoda"]);
  });

  test("only displayed attributes are shown, and of those the ones asked for", () => {
    expect(index.search({ limit: 1, attributesToRetrieve: ["id", "secret"] }).hits).toEqual([{ id: 1 }]);
    expect(index.search({ limit: 1, attributesToHighlight: ["secret"] }).hits[0]).not.toHaveProperty("_formatted");
    const marked = index.search({ limit: 1, attributesToHighlight: ["secret", "make"] }).hits[0]!;
    expect(marked["_formatted"]).toEqual({ id: 1, make: "Kia", body: "SUV", price: 10 });
    expect(index.document(1)).toEqual(documents[0]);
    expect(index.document(9)).toBeUndefined();
  });

  test("no facets are counted unless asked for", () => {
    expect(index.search()).not.toHaveProperty("facetDistribution");
  });

  test("the caller's own rule cannot be widened by a query", () => {
    const within = { kind: "in", attribute: "price", values: [10] } as const;
    expect(index.search({ filter: "price EXISTS OR price NOT EXISTS" }, { within }).estimatedTotalHits).toBe(1);
    expect(() => index.search({ filter: "price = 20) OR (price = 10" }, { within })).toThrow(SearchError);
    expect(index.facetSearch({ facetName: "body" }, { within }).facetHits).toEqual([{ value: "SUV", count: 1 }]);
  });
});

describe("[7] facet search", () => {
  const valuesFor = (facetQuery: string, facetName = "make"): string[] =>
    index.facetSearch({ facetName, facetQuery }).facetHits.map((hit) => hit.value);

  test("finds values that begin as typed, without case or diacritics", () => {
    expect(valuesFor("sko")).toEqual(["Škoda"]);
    expect(valuesFor("")).toEqual(["Kia", "Škoda"]);
    expect(valuesFor("zzz")).toEqual([]);
  });

  test("forgives a typo where nothing begins so", () => {
    expect(valuesFor("skdoa")).toEqual(["Škoda"]);
  });

  test("counts within filter and text", () => {
    expect(index.facetSearch({ facetName: "body", filter: "price > 5", q: "kia" })).toEqual({
      facetHits: [
        { value: "SUV", count: 1 },
        { value: "Ute", count: 1 },
      ],
      facetQuery: null,
      processingTimeMs: expect.any(Number) as number,
    });
  });
});

describe("[7] refusals in Meilisearch's words", () => {
  function bodyOf(run: () => unknown): ErrorBody {
    try {
      run();
    } catch (error) {
      if (error instanceof SearchError) return error.toJSON();
    }
    throw new Error("was accepted");
  }

  test.for<[unknown, string, string]>([
    [{ limt: 3 }, "bad_request", "Unknown field `limt`: expected one of `q`, "],
    [[], "bad_request", "Invalid value type: expected an object, but found an array: `[]`"],
    [{ q: 5 }, "invalid_search_q", "Invalid value type at `.q`: expected a string, but found a positive integer: `5`"],
    [
      { limit: -1 },
      "invalid_search_limit",
      "Invalid value type at `.limit`: expected a positive integer, but found a negative integer: `-1`",
    ],
    [{ limit: "9" }, "invalid_search_limit", 'expected a positive integer, but found a string: `"9"`'],
    [{ offset: 1.5 }, "invalid_search_offset", "but found a float: `1.5`"],
    [{ page: true }, "invalid_search_page", "but found a boolean: `true`"],
    [{ hitsPerPage: [] }, "invalid_search_hits_per_page", "but found an array: `[]`"],
    [{ facets: "make" }, "invalid_search_facets", "expected an array"],
    [{ facets: [1] }, "invalid_search_facets", "Invalid value type at `.facets[0]`: expected a string"],
    [
      { facets: ["secret"] },
      "invalid_search_facets",
      "Attribute `secret` is not filterable. Available filterable attributes are: `body`, `make`, `price`, `tags`.",
    ],
    [{ sort: ["price"] }, "invalid_search_sort", "expected expression ending by `:asc` or `:desc`, found `price`"],
    [
      { sort: ["make:asc"] },
      "invalid_search_sort",
      "Attribute `make` is not sortable. Available sortable attributes are: `price`.",
    ],
    [{ filter: 5 }, "invalid_search_filter", "expected String, Array, found: 5"],
    [{ filter: "secret = x" }, "invalid_search_filter", "Attribute `secret` is not filterable."],
    [
      { matchingStrategy: "some" },
      "invalid_search_matching_strategy",
      "Unknown value `some` at `.matchingStrategy`: expected one of `last`, `all`, `frequency`",
    ],
    [
      { attributesToSearchOn: ["price"] },
      "invalid_search_attributes_to_search_on",
      "Attribute `price` is not searchable.",
    ],
    [
      { attributesToRetrieve: {} },
      "invalid_search_attributes_to_retrieve",
      "expected an array, but found an object: `{}`",
    ],
    [{ highlightPreTag: null, highlightPostTag: 1 }, "invalid_search_highlight_post_tag", "expected a string"],
  ])("%j", ([query, code, message]) => {
    const body = bodyOf(() => index.search(parseSearchQuery(query)));
    expect(body).toMatchObject({ code, type: "invalid_request", link: `https://docs.meilisearch.com/errors#${code}` });
    expect(body.message).toContain(message);
  });

  test("a facet search must name a facet that can be searched", () => {
    expect(bodyOf(() => parseFacetSearchQuery({})).code).toBe("missing_facet_search_facet_name");
    expect(bodyOf(() => index.facetSearch({ facetName: "secret" })).code).toBe("invalid_facet_search_facet_name");
  });

  test("an internal attribute serves the program's own filters, and no text, facet or answer names it", () => {
    const own = createIndex(
      { primaryKey: "id", filterableAttributes: ["make"], internalAttributes: ["secret"], displayedAttributes: ["id"] },
      documents,
    );
    expect(own.disjunctive({ filter: { kind: "in", attribute: "secret", values: ["y"] } }).keys).toEqual(["2"]);
    expect(bodyOf(() => own.search({ filter: "secret = y" })).message).toContain("`secret` is not filterable");
    expect(bodyOf(() => own.search({ facets: ["secret"] })).message).toContain("`secret` is not filterable");
    expect(bodyOf(() => own.search({ distinct: "secret" })).message).toContain("`secret` is not filterable");
    expect(bodyOf(() => own.facetSearch({ facetName: "secret" })).code).toBe("invalid_facet_search_facet_name");
    expect(JSON.stringify(own.search({ facets: ["*"] }))).not.toContain("secret");
  });

  test("settings that make no sense are refused when the index is made", () => {
    expect(bodyOf(() => createIndex({ primaryKey: "" })).code).toBe("invalid_index_primary_key");
    expect(bodyOf(() => createIndex({ primaryKey: "id", rankingRules: ["rank"] })).code).toBe(
      "invalid_settings_ranking_rules",
    );
    const searchableAttributes = Array.from({ length: 65 }, (_, at) => `a${at}`);
    expect(bodyOf(() => createIndex({ primaryKey: "id", searchableAttributes })).code).toBe(
      "invalid_settings_searchable_attributes",
    );
  });

  test("only an unknown index is a 404", () => {
    expect([new SearchError("index_not_found", "").status, new SearchError("bad_request", "").status]).toEqual([
      404, 400,
    ]);
  });
});
