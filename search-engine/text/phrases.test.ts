import { describe, expect, test } from "vitest";
import { createIndex } from "../index-version.ts";
import type { SearchQuery } from "../query/search-query.ts";

const index = createIndex(
  { primaryKey: "id", searchableAttributes: ["name", "features"], filterableAttributes: ["make", "yards"] },
  [
    { id: "ranger", name: "Ford Ranger", make: "Ford", features: ["Tow bar", "Bull bar"], yards: ["north"] },
    { id: "everest", name: "Ford Everest", make: "Ford", features: ["Bar of chocolate. Tow rope"], yards: ["south"] },
    { id: "kona", name: "Hyundai Kona", make: "Hyundai", features: ["Tow", "Bar"], yards: ["north", "south"] },
    { id: "escort", name: "Ford Escort Ranger", make: "Ford", features: [] },
  ],
);
const find = (q: string, query: SearchQuery = {}): string[] =>
  index.search({ q, ...query }).hits.map(({ id }) => String(id));

describe("[7.1.6] words in quotes stand next to each other, in their order", () => {
  test.for<[string, string[]]>([
    ['"tow bar"', ["ranger"]],
    ['"bar tow"', []],
    ['"bull bar" ford', ["ranger"]],
    ['ford "bull bar', ["ranger"]],
    ['"range"', []],
    ['"ranger"', ["ranger", "escort"]],
    ['"" kona', ["kona"]],
    ['"tow bar" zebra', ["ranger"]],
    ['"purple zebra" ford', []],
  ])("%s", ([q, ids]) => {
    expect(find(q)).toEqual(ids);
  });

  test("a phrase is never given up, and words beside it are", () => {
    expect(find('everest "tow bar"')).toEqual(["ranger"]);
    expect(find('everest "tow bar"', { matchingStrategy: "all" })).toEqual([]);
  });

  test("items of a list do not continue each other", () => {
    expect(find('"bar bull"')).toEqual([]);
  });
});

describe("[7.1.6] words with a minus are in no hit", () => {
  test.for<[string, string[]]>([
    ["ford -ranger", ["everest"]],
    ["-ford", ["kona"]],
    ['ford -"tow bar"', ["everest", "escort"]],
    ["-hyundai -everest", ["escort", "ranger"]],
    ["ford -rang", ["escort", "everest", "ranger"]],
    ["ford-ranger", ["escort", "everest", "ranger"]],
    ["ford - ranger", ["escort", "everest", "ranger"]],
    ["ford -zebra", ["escort", "everest", "ranger"]],
  ])("%s", ([q, ids]) => {
    expect(new Set(find(q))).toEqual(new Set(ids));
  });

  test("nothing is marked in a search of minuses alone", () => {
    const [hit] = index.search({ q: "-ford", attributesToHighlight: ["name"] }).hits;
    expect(hit!["_formatted"]).toMatchObject({ name: "Hyundai Kona" });
  });
});

describe("[7.1.2] one hit of each value", () => {
  test("the best of each stays, those without a value all do, and totals count what is left", () => {
    const answer = index.search({ q: "ford", distinct: "make", facets: ["make"] });
    expect(answer.hits.map(({ id }) => id)).toEqual(["escort"]);
    expect(answer).toMatchObject({ estimatedTotalHits: 1, facetDistribution: { make: { Ford: 1 } } });
    expect(find("", { distinct: "yards" })).toEqual(["escort", "everest", "ranger"]);
  });

  test("pages of it follow each other", () => {
    const all = find("", { distinct: "make" });
    expect(all.map((_, offset) => find("", { distinct: "make", limit: 1, offset })[0])).toEqual(all);
  });
});

describe("[7.1.2] hits below a score are left out", () => {
  test("of hits, totals and facets", () => {
    const all = index.search({ q: "ford ranger", showRankingScore: true });
    const scores = all.hits.map((hit) => hit["_rankingScore"] as number);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const answer = index.search({ q: "ford ranger", rankingScoreThreshold: scores[1]!, facets: ["make"] });
    expect(answer).toMatchObject({ estimatedTotalHits: 2, facetDistribution: { make: { Ford: 2 } } });
    expect(find("", { rankingScoreThreshold: 1 })).toHaveLength(4);
  });
});

describe("[7.1.2] cropped texts", () => {
  const crop = (q: string, words: number, text = "one two three four five six seven") => {
    const long = createIndex({ primaryKey: "id", searchableAttributes: ["text"] }, [{ id: 1, text }]);
    const query = { attributesToCrop: ["text"], cropLength: words, attributesToHighlight: ["text"] };
    const [hit] = long.search({ q, ...query, highlightPreTag: "[", highlightPostTag: "]" }).hits;
    return (hit?.["_formatted"] as { text: string } | undefined)?.text;
  };
  test.for<[string, number, string]>([
    ["", 3, "one two three…"],
    ["five", 3, "…four [five] six…"],
    ["seven", 3, "…five six [seven]"],
    ["one", 2, "[one] two…"],
    ["two five six", 3, "…four [five] [six]…"],
    ["two", 0, "one [two] three four five six seven"],
    ["two", 7, "one [two] three four five six seven"],
  ])("%s, %i words", ([q, words, text]) => {
    expect(crop(q, words)).toBe(text);
  });
});
