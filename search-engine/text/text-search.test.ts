import { describe, expect, test } from "vitest";
import { createIndex } from "../index-version.ts";
import type { SearchQuery } from "../query/search-query.ts";
import { recordedDocuments } from "../testing/recorded-answers.ts";

const index = createIndex(
  {
    primaryKey: "id",
    searchableAttributes: ["name", "make", "notes"],
    filterableAttributes: ["price"],
    sortableAttributes: ["price"],
    rankingRules: ["custom_rank:desc"],
  },
  [
    { id: "corolla", name: "Toyota Corolla Ascent", make: "Toyota", price: 20, custom_rank: 1 },
    { id: "camry", name: "Toyota Camry", make: "Toyota", price: 10, custom_rank: 5 },
    { id: "cruiser", name: "Toyota LandCruiser Prado", make: "Toyota", price: 90, custom_rank: 2 },
    { id: "rover", name: "Discovery Sport", make: "Land Rover", price: 80, notes: "Not a Toyota", custom_rank: 9 },
    { id: "c3", name: "Citroën C3", make: "Citroën", price: 15, custom_rank: 0 },
    { id: "cx5", name: "Mazda CX-5 Touring", make: "Mazda", price: 30, custom_rank: 0 },
    { id: "cx3", name: "Mazda CX-3 5 door", make: "Mazda", price: 25, custom_rank: 3 },
    { id: "caravan", name: "Jayco Starcraft", make: "Jayco", price: 60, notes: ["Tows well", 2016], custom_rank: 0 },
    { id: "merc", name: "Mercedes-Benz Sprinter", make: "Mercedes-Benz", price: 70, custom_rank: 0 },
  ],
);

const find = (q: string, query: SearchQuery = {}): string[] =>
  index.search({ q, ...query }).hits.map((hit) => String(hit["id"]));

describe("[7.1.6] text", () => {
  test.for([
    ["the last word may be begun", "toyota coro", "corolla"],
    ["case does not matter", "JAYCO", "caravan"],
    ["diacritics do not matter, in what is typed", "CITROËN", "c3"],
    ["diacritics do not matter, in what is stored", "citroen", "c3"],
    ["lists and numbers are searched", "2016", "caravan"],
    ["one typo from five letters", "jaycp", "caravan"],
    ["a missing letter", "sprnter", "merc"],
    ["swapped neighbours count as one typo", "jaoyc", "caravan"],
    ["two typos from nine letters", "starcrtaf", "caravan"],
    ["a begun word may hold a typo", "starcrsf", "caravan"],
    ["marks inside a name may be left out", "cx5", "cx5"],
    ["marks inside a name may be typed", "cx-5", "cx5"],
    ["a name may be taken apart", "land cruiser", "cruiser"],
    ["and words may be written together", "landrover", "rover"],
  ])("%s: %s", ([, q, id]) => {
    expect(find(q!)[0]).toBe(id);
  });

  test.for([
    ["no typo below five letters", "meda"],
    ["no second typo below nine letters", "jaxcp"],
    ["a word followed by a blank is complete", "coro "],
    ["marks left out do not mix names", "cx7"],
  ])("%s: %s", ([, q]) => {
    expect(find(q!)).toEqual([]);
  });

  test("a typo is only forgiven where nothing else matches", () => {
    const cars = createIndex({ primaryKey: "id", searchableAttributes: ["name"] }, [
      { id: 1, name: "Corsa" },
      { id: 2, name: "Corsi" },
    ]);
    expect(cars.search({ q: "corsa" }).hits).toEqual([{ id: 1, name: "Corsa" }]);
    const without = cars.with({ delete: [1] });
    expect(without.search({ q: "corsa" }).hits).toEqual([{ id: 2, name: "Corsi" }]);
  });

  test("[7.1.6] all words first, then fewer, the last ones given up first", () => {
    expect(find("toyota corolla")).toEqual(["corolla", "camry", "cruiser", "rover"]);
    expect(find("toyota corolla", { matchingStrategy: "all" })).toEqual(["corolla"]);
  });

  test("a word no car has is left out, unless all words are asked for", () => {
    expect(find("shiny toyota corolla")[0]).toBe("corolla");
    expect(find("shiny toyota", { matchingStrategy: "all" })).toEqual([]);
    expect(find("zzzzz")).toEqual([]);
  });

  test("earlier attributes before later ones, then custom rank", () => {
    expect(find("toyota")).toEqual(["camry", "cruiser", "corolla", "rover"]);
  });

  test("whole words before begun ones", () => {
    const cars = createIndex({ primaryKey: "id", searchableAttributes: ["name"], rankingRules: ["rank:desc"] }, [
      { id: "begun", name: "Golfplus", rank: 9 },
      { id: "whole", name: "Golf", rank: 1 },
    ]);
    expect(cars.search({ q: "golf" }).hits.map((hit) => hit["id"])).toEqual(["whole", "begun"]);
  });

  test("words as typed come before begun ones, wherever they stand", () => {
    const cars = createIndex({ primaryKey: "id", searchableAttributes: ["name", "notes"] }, [
      { id: "a-begun", name: "Kia Sportage" },
      { id: "b-typed", name: "Kia Picanto", notes: "Sport pack" },
      { id: "c-first", name: "Sport Kia" },
    ]);
    expect(cars.search({ q: "sport" }).hits.map((hit) => hit["id"])).toEqual(["c-first", "b-typed", "a-begun"]);
  });

  test("mazda 3 shows every Mazda 3 before a CX-3, and 3 Mazda too", () => {
    const { searchable, documents } = recordedDocuments("cars");
    const cars = createIndex({ primaryKey: "id", searchableAttributes: searchable }, documents);
    for (const q of ["mazda 3", "3 mazda", "mazda3"]) {
      const models = cars.search({ q, limit: 7 }).hits.map((hit) => String(hit["model"]).split(" ")[0]);
      expect(models).toEqual(Array.from({ length: 7 }, () => "3"));
    }
  });

  test.for([
    ["white ranger", ["follow", "swapped", "apart"]],
    ["ranger white", ["swapped", "follow", "apart"]],
  ])("words near each other and in their order come first: %s", ([q, ids]) => {
    const cars = createIndex({ primaryKey: "id", searchableAttributes: ["name"] }, [
      { id: "apart", name: "A ranger with big and white wheels" },
      { id: "follow", name: "Big white ranger" },
      { id: "swapped", name: "Big ranger white" },
    ]);
    expect(cars.search({ q: q as string }).hits.map((hit) => hit["id"])).toEqual(ids);
  });

  test("a wrong first letter counts as two typos", () => {
    expect(find("gorolla")).toEqual([]);
    expect(find("ktarcraft")).toEqual(["caravan"]);
  });

  test("an asked-for sort comes before how well words matched, but after how many did", () => {
    expect(find("toyota", { sort: ["price:desc"] })).toEqual(["cruiser", "rover", "corolla", "camry"]);
    expect(find("toyota corolla", { sort: ["price:asc"] })).toEqual(["corolla", "camry", "rover", "cruiser"]);
  });

  test("only the attributes asked for are looked in", () => {
    expect(find("toyota", { attributesToSearchOn: ["notes"] })).toEqual(["rover"]);
    expect(() => find("toyota", { attributesToSearchOn: ["price"] })).toThrow(/`price` is not searchable/);
  });

  test("pages cross from one group of matches to the next", () => {
    const all = find("toyota corolla");
    const paged = all.map((_, offset) => find("toyota corolla", { offset, limit: 1 })[0]);
    expect(paged).toEqual(all);
  });

  test("filters, counts and totals see exactly what the text found", () => {
    const answer = index.search({ q: "toyota", filter: "price < 50", facets: ["price"] });
    expect(answer.estimatedTotalHits).toBe(2);
    expect(answer.facetDistribution).toEqual({ price: { 10: 1, 20: 1 } });
  });

  test("any text is answered", () => {
    for (const q of [
      "",
      "   ",
      "-",
      "'\"",
      "\u0000",
      "🚗",
      "\ud800",
      "a".repeat(2_000_000),
      "x ".repeat(500_000),
      "ﬁ",
      "İ",
    ]) {
      expect(Array.isArray(index.search({ q, attributesToHighlight: ["*"] }).hits)).toBe(true);
    }
  });
});

describe("[7] highlighting", () => {
  const formatted = (q: string, query: SearchQuery = {}): unknown =>
    index.search({ q, limit: 1, attributesToRetrieve: ["id"], attributesToHighlight: ["name"], ...query }).hits[0]![
      "_formatted"
    ];

  test.for([
    ["whole words", "corolla", "Toyota <em>Corolla</em> Ascent"],
    ["the typed part of a begun word", "asce", "Toyota Corolla <em>Asce</em>nt"],
    ["the original letters", "citroen", "<em>Citroën</em> C3"],
    ["a part that ends after a mark", "citroe", "<em>Citroë</em>n C3"],
    ["the whole of a mistyped word", "corrolla", "Toyota <em>Corolla</em> Ascent"],
    ["a compound as one", "cx5", "Mazda <em>CX-5</em> Touring"],
    ["each word of a compound", "benz", "Mercedes-<em>Benz</em> Sprinter"],
  ])("%s", ([, q, name]) => {
    expect(formatted(q!)).toMatchObject({ name });
  });

  test("tags can be chosen, numbers become text, and what is not highlighted stays as it is", () => {
    const tags = { highlightPreTag: "[", highlightPostTag: "]" };
    expect(formatted("camry", { attributesToRetrieve: ["price", "name"], ...tags })).toEqual({
      name: "Toyota [Camry]",
      price: 10,
    });
    expect(
      formatted("camry", { attributesToHighlight: ["*"], attributesToRetrieve: ["price"], ...tags }),
    ).toMatchObject({ price: "10" });
  });

  test("there is no _formatted unless asked for", () => {
    expect(index.search({ q: "camry" }).hits[0]).not.toHaveProperty("_formatted");
  });
});
