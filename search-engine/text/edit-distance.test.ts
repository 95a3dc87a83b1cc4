import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fuzz } from "../testing/fuzz.ts";
import { editDistance, letterMask, lettersNear } from "./edit-distance.ts";
import { compoundsIn, foldText, tokenize } from "./fold.ts";

describe("edits between words", () => {
  test.for<[string, string, number, boolean, number]>([
    ["toyota", "toyota", 2, false, 0],
    ["toyta", "toyota", 2, false, 1],
    ["toyoota", "toyota", 2, false, 1],
    ["toyata", "toyota", 2, false, 1],
    ["otyota", "toyota", 2, false, 1],
    ["tyota", "toyotas", 2, false, 2],
    ["mazda", "toyota", 2, false, 3],
    ["toy", "toyota", 2, true, 0],
    ["tyo", "toyota", 2, true, 1],
    ["corrol", "corolla", 1, true, 1],
    ["toyota", "to", 2, true, 3],
  ])("%s and %s, at most %i, begun: %s", ([query, word, limit, prefix, expected]) => {
    expect(editDistance(query, word, limit, prefix)).toBe(expected);
  });

  test("the letters never rule out a word that is near enough", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d", "e", "é", "7"), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 2 }), fc.boolean(), (query, other, limit, prefix) => {
        const isNear = editDistance(query, other, limit, prefix) <= limit;
        expect(isNear && !lettersNear(letterMask(query), letterMask(other), limit)).toBe(false);
      }),
      fuzz(1),
    );
  });
});

describe("words of a text", () => {
  test("fold case, diacritics and letters that Unicode does not take apart", () => {
    expect(["Citroën", "ŠKODA", "Straße", "Ærø", "ﬁt"].map(foldText)).toEqual([
      "citroen",
      "skoda",
      "strasse",
      "aero",
      "fit",
    ]);
  });

  test("are letters and digits, with their place in the original", () => {
    expect(tokenize("2019 CX-5, (é)")).toEqual([
      { word: "2019", start: 0, end: 4, position: 0 },
      { word: "cx", start: 5, end: 7, position: 1 },
      { word: "5", start: 8, end: 9, position: 2 },
      { word: "e", start: 12, end: 13, position: 10 },
    ]);
    const text = "A CX-5 and T-Cross - no";
    expect(compoundsIn(text, tokenize(text))).toEqual([
      { word: "cx5", start: 2, end: 6, position: 1 },
      { word: "tcross", start: 11, end: 18, position: 4 },
    ]);
  });
});
