import { expect, test } from "vitest";
import { orderedNames } from "../facet-order.ts";
import { splitMakeModel } from "../make-model.ts";
import { ambiguous } from "./query-table-ambiguous.ts";
import { paraphrased } from "./query-table-paraphrased.ts";
import { queryTable } from "./query-table.ts";
import { buildLexicon } from "./lexicon.ts";
import { readQuery } from "./read-query.ts";
import type { SmartResult } from "./smart-result.ts";
import { testingVocabulary } from "./testing-vocabulary.ts";

const lexicon = buildLexicon(testingVocabulary);
const now = Date.UTC(2026, 6, 1);

/** The table's notation. A make that a model names already is left out. */
function written({ refinements, ranges, sortBy, query }: SmartResult): string[] {
  const implied = new Set((refinements.make_model ?? []).map((value) => splitMakeModel(value).make));
  const parts = orderedNames({ ...refinements, ...ranges }).flatMap((name) => {
    const range = ranges[name];
    if (range) return [`${name}=${range.min ?? ""}..${range.max ?? ""}`];
    const values = (refinements[name] ?? []).filter((value) => name !== "make" || !implied.has(value));
    return values.length > 0 ? [`${name}=${values.join(",")}`] : [];
  });
  return [...parts, ...(sortBy ? [`sort=${sortBy}`] : []), ...(query ? [`text=${query}`] : [])].sort();
}

test.each([...queryTable, ...ambiguous, ...paraphrased])("[2.3] %s", (query, means) => {
  const expected = means.split("; ").filter((part) => part !== "");
  expect(written(readQuery(query, lexicon, now))).toEqual(expected.sort());
});

test("[2.3, 16.1.4] the table is large enough to mean something, and asks nothing twice", () => {
  const queries = [...queryTable, ...ambiguous, ...paraphrased].map(([query]) => query);
  expect(queries.length).toBeGreaterThanOrEqual(120);
  expect(new Set(queries).size).toBe(queries.length);
});
