import { expect, test } from "vitest";
import { ambiguous } from "./testing/query-table-ambiguous.ts";
import { paraphrased } from "./testing/query-table-paraphrased.ts";
import { lookalikes } from "./testing/query-table-lookalikes.ts";
import { quantities } from "./testing/query-table-quantities.ts";
import { queryTable } from "./testing/query-table.ts";
import { buildLexicon } from "./lexicon.ts";
import { readQuery } from "./read-query.ts";
import { written } from "./testing/notation.ts";
import { testingVocabulary } from "./testing/car-vocabulary.ts";

const everything = [...queryTable, ...ambiguous, ...paraphrased, ...quantities, ...lookalikes];
const lexicon = buildLexicon(testingVocabulary);
const now = Date.UTC(2026, 6, 1);

test.each(everything)("[2.3] %s", (query, means) => {
  const expected = means.split("; ").filter((part) => part !== "");
  expect(written(readQuery(query, lexicon, now))).toEqual(expected.sort());
});

test("[2.3, 16.1.4] the table is large enough to mean something, and asks nothing twice", () => {
  const queries = everything.map(([query]) => query);
  expect(queries.length).toBeGreaterThanOrEqual(120);
  expect(new Set(queries).size).toBe(queries.length);
});
