import fc from "fast-check";
import { expect, test } from "vitest";
import { buildLexicon } from "./lexicon.ts";
import { ambiguous } from "./testing/query-table-ambiguous.ts";
import { queryTable } from "./testing/query-table.ts";
import { readQuery } from "./read-query.ts";
import { withoutUnderstanding, type SmartResult } from "./smart-result.ts";
import { testingVocabulary } from "./testing/car-vocabulary.ts";

const lexicon = buildLexicon(testingVocabulary);
const now = Date.UTC(2026, 6, 1);
const read = (text: string) => readQuery(text, lexicon, now);

// Meaningful words in any order, with everything that could upset a parser in between.
const known = [...new Set([...queryTable, ...ambiguous].flatMap(([query]) => query.split(" ")))];
const odd = [
  "$",
  "-",
  "+",
  "<",
  "$$20k",
  "20-",
  "k",
  "7-",
  ",",
  "“x”",
  '"',
  "&",
  "é",
  "ﬁ",
  "İ",
  "½",
  "日本",
  "🚙",
  "\u0301",
];
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.constantFrom(...odd) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 5 }) },
);
const gap = fc.constantFrom(" ", " ", " ", "  ", ", ", "/", "\t", "-");
const typed = fc
  .array(fc.tuple(word, gap), { maxLength: 12 })
  .map((pairs) => pairs.flat().join("").toWellFormed().trim().slice(0, 200).toWellFormed());
const runs = { numRuns: 500 };

const wordsIn = (text: string): string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).sort();
const meaningsOf = ({ understood }: SmartResult) =>
  understood.map(({ facet, values, range, ...more }) => ({ facet, values, range, not: "not" in more }));

test("[2.3, 16.1.2] every word is either understood or stays text, and none is in both", () => {
  fc.assert(
    fc.property(typed, (text) => {
      const { understood, query } = read(text);
      expect(wordsIn([...understood.map(({ words }) => words), query].join(" "))).toEqual(wordsIn(text));
    }),
    runs,
  );
});

test("[2.3, 16.2.1] undoing every chip, in whatever order, gives the text back", () => {
  fc.assert(
    fc.property(typed, fc.infiniteStream(fc.nat()), (text, picks) => {
      let result = read(text);
      for (const pick of picks) {
        if (result.understood.length === 0) break;
        result = withoutUnderstanding(result, pick % result.understood.length);
      }
      expect(result).toEqual({ ...result, refinements: {}, ranges: {}, excluded: {}, understood: [] });
      expect(result.sortBy).toBeUndefined();
      expect(result.query).toBe(text.split(/\s+/).filter(Boolean).join(" "));
    }),
    runs,
  );
});

test("[2.3, 16.1.2] letter case and extra spaces do not matter", () => {
  const plain = fc.array(fc.constantFrom(...known), { maxLength: 9 });
  fc.assert(
    fc.property(plain, fc.boolean(), (words, upper) => {
      const text = words.join(" ");
      const meanings = meaningsOf(read(text));
      expect(meaningsOf(read(upper ? text.toUpperCase() : text.toLowerCase()))).toEqual(meanings);
      expect(meaningsOf(read(`  ${words.join("  ")} `))).toEqual(meanings);
    }),
    runs,
  );
});

test("[2.3, 16.1.2] a text asks for the same thing however often it is read", () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(read(text)).toEqual(read(text));
    }),
    { numRuns: 300 },
  );
});
