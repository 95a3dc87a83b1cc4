import { expect, test } from "vitest";
import { buildLexicon } from "./lexicon.ts";
import { carSynonyms, caravanSynonyms, motorcycleSynonyms, weeklySynonyms } from "./testing/query-table-synonyms.ts";
import { readQuery } from "./read-query.ts";
import { written } from "./testing/notation.ts";
import { testingVocabulary } from "./testing/car-vocabulary.ts";
import { caravanVocabulary, motorcycleVocabulary, weeklyVocabulary } from "./testing/trade-vocabularies.ts";

const now = Date.UTC(2026, 6, 1);
const dealers = [
  { synonyms: carSynonyms, lexicon: buildLexicon(testingVocabulary) },
  { synonyms: caravanSynonyms, lexicon: buildLexicon(caravanVocabulary) },
  { synonyms: motorcycleSynonyms, lexicon: buildLexicon(motorcycleVocabulary) },
  { synonyms: weeklySynonyms, lexicon: buildLexicon(weeklyVocabulary) },
];
const rows = dealers.flatMap(({ synonyms, lexicon }) =>
  synonyms.flatMap(([means, says]) => says.split(", ").map((query) => [query, means, lexicon] as const)),
);

test.each(rows)("[16.1.4] %s means %s", (query, means, lexicon) => {
  expect(written(readQuery(query, lexicon, now))).toEqual(means.split("; ").sort());
});
