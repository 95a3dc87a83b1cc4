import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { meaningLabel } from "./meaning-label.ts";
import { buildGrammar } from "../search-grammar.ts";
import { emptySearch, type SearchState } from "../search-state.ts";
import { encodeSearch } from "../search-url.ts";
import { buildLexicon } from "./lexicon.ts";
import { readQuery } from "./read-query.ts";
import { withoutUnderstanding } from "./smart-result.ts";
import { smartState } from "./smart-search.ts";
import { testingVocabulary } from "./testing/car-vocabulary.ts";
import { caravanVocabulary } from "./testing/trade-vocabularies.ts";

const lexicon = buildLexicon(testingVocabulary);
const now = Date.UTC(2026, 6, 1);
const empty = emptySearch("created_at:desc");
const read = (text: string) => readQuery(text, lexicon, now);

describe("the search that a text stands for", () => {
  const url = (text: string) =>
    encodeSearch(
      smartState(read(text), empty),
      buildGrammar(
        {
          search: { default_sort: "created_at:desc", special_slugs: [], facets: [] },
        },
        testingVocabulary,
      ),
    );

  test.each([
    ["hilux", "/search/toyota/hilux"],
    ["mazda 3", "/search/mazda/3"],
    ["used toyota", "/search/used-cars/toyota"],
    ["diesel under 40k", "/search/diesel?price=%2C40000"],
    ["cheap tow bar", "/search?query=tow+bar&sortBy=price%3Aasc"],
  ])("[2.2] %s leads to %s", (text, path) => expect(decodeURIComponent(url(text))).toBe(decodeURIComponent(path)));

  const chosen: SearchState = {
    refinements: { colour: ["Black"], make: ["Toyota"], make_model: ["Toyota/HiLux"], car_type: ["used"] },
    ranges: { price: { min: 10_000, max: 20_000 }, km: { min: null, max: 50_000 } },
    excluded: {},
    budget: null,
    near: null,
    query: "canopy",
    sortBy: "km:asc",
    page: 4,
  };

  test("[2.2, 16.1.5] what is typed replaces the earlier choice of that facet, keeps the others and starts at page 1", () => {
    expect(smartState(read("white under 30k tow bar"), chosen)).toEqual({
      ...chosen,
      refinements: { ...chosen.refinements, colour: ["Glacier White", "White"] },
      ranges: { price: { min: null, max: 30_000 }, km: { min: null, max: 50_000 } },
      query: "tow bar",
      page: 1,
    });
  });

  test("[2.2] another make takes the earlier make's models away", () => {
    const { refinements } = smartState(read("mazda"), chosen);
    expect(refinements).toEqual({ colour: ["Black"], make: ["Mazda"], car_type: ["used"] });
  });

  test("[2.2] a wish for an order replaces the order", () => {
    expect(smartState(read("cheapest ute"), chosen).sortBy).toBe("price:asc");
    expect(smartState(read("ute"), chosen).sortBy).toBe("km:asc");
  });
});

const format = formatOf(au);

describe("chips", () => {
  test("[2.3] each says what was understood, and from which words", () => {
    const chips = read("white Hilux under 40k with 7 seats, low kms and tow bar").understood;
    expect(chips.map((chip) => [chip.facet, meaningLabel(chip, format), chip.words])).toEqual([
      ["colour", "Glacier White or White", "white"],
      ["make_model", "Toyota HiLux", "Hilux"],
      ["price", "Up to $40,000", "under 40k"],
      ["seats", "7 seats", "with 7 seats"],
      ["sortBy", "Lowest kilometres first", "low kms and"],
    ]);
  });

  test("[2.3] a chip with many values stays short", () => {
    const [chip] = read("cx").understood;
    expect(chip && meaningLabel(chip, format)).toBe("Mazda CX-3, Mazda CX-30 or 3 more");
  });

  test.each([
    ["caravan I can tow with a Hilux", "ATM up to 3,200 kg (Toyota HiLux)"],
    ["caravan for a 2022 hilux", "ATM up to 3,500 kg (2022 Toyota HiLux)"],
    ["caravan under 2500kg", "ATM up to 2,500 kg"],
  ])("[16.2.5] %s: the limit names the tow vehicle that it comes from", (text, label) => {
    const chips = readQuery(text, buildLexicon(caravanVocabulary), now).understood;
    expect(chips.map((chip) => meaningLabel(chip, format))).toContain(label);
  });

  test("[2.3, 16.2.1] an undone chip puts its words back where they stood", () => {
    const result = read("white diesel ute under 40k tow bar");
    const undone = withoutUnderstanding(result, 1);
    expect(undone.query).toBe("diesel tow bar");
    expect(undone.refinements).toEqual({ body: ["Ute"], colour: ["Glacier White", "White"] });
    expect(smartState(withoutUnderstanding(undone, 2), empty).query).toBe("diesel under 40k tow bar");
  });

  test("[2.3, 16.2.2] undoing a model undoes its make, unless that was said as well", () => {
    expect(withoutUnderstanding(read("hilux"), 0).refinements).toEqual({});
    expect(withoutUnderstanding(read("hilux toyota"), 0).refinements).toEqual({ make: ["Toyota"] });
  });

  test("[2.3] of two ends of one range each can be undone", () => {
    const result = read("over 20k under 30k");
    expect(withoutUnderstanding(result, 0).ranges).toEqual({ price: { min: null, max: 30_000 } });
    expect(withoutUnderstanding(result, 1).ranges).toEqual({ price: { min: 20_000, max: null } });
  });

  test("[2.3] undoing what is not there changes nothing", () => {
    const result = read("white ute");
    expect(withoutUnderstanding(result, 2)).toEqual(result);
    expect(withoutUnderstanding(result, -1)).toEqual(result);
  });
});
