import { expect, test } from "vitest";
import { caravanQueries } from "./testing/query-table-caravans.ts";
import { motorcycleQueries } from "./testing/query-table-motorcycles.ts";
import { truckQueries } from "./testing/query-table-trucks.ts";
import { weeklyQueries } from "./testing/query-table-weekly.ts";
import { buildLexicon } from "./lexicon.ts";
import { readQuery } from "./read-query.ts";
import { written } from "./testing/notation.ts";
import { caravanVocabulary, motorcycleVocabulary, weeklyVocabulary } from "./testing/trade-vocabularies.ts";

const now = Date.UTC(2026, 6, 1);

const trades = [
  { queries: motorcycleQueries, lexicon: buildLexicon(motorcycleVocabulary) },
  { queries: caravanQueries, lexicon: buildLexicon(caravanVocabulary) },
  { queries: truckQueries, lexicon: buildLexicon(caravanVocabulary) },
  { queries: weeklyQueries, lexicon: buildLexicon(weeklyVocabulary) },
];
const rows = trades.flatMap(({ queries, lexicon }) =>
  queries.map(([query, means]) => [query, { means, lexicon }] as const),
);

test.each(rows)("[2.3] %s", (query, { means, lexicon }) => {
  const expected = means.split("; ").filter((part) => part !== "");
  expect(written(readQuery(query, lexicon, now))).toEqual(expected.sort());
});

test("[2.3, 16.1.4] the trades' tables are large enough to mean something, and ask nothing twice", () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
  for (const { queries } of trades) expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
});
