import fc from "fast-check";
import { expect, test } from "vitest";
import { createIndex } from "../index-version.ts";
import { SearchError } from "../search-error.ts";
import { filterTree, typedFilter, writeFilter, type Pen } from "../testing/arbitrary-filters.ts";
import { sampleDocuments, settings } from "../testing/arbitrary-documents.ts";
import type { Filter } from "./filter.ts";
import { fuzz } from "../testing/fuzz.ts";
import { accepts } from "../testing/naive-filter.ts";

const documents = sampleDocuments(200);
const index = createIndex(settings, documents);

const written = fc.tuple(filterTree, fc.infiniteStream(fc.nat(2))).map(([tree, choices]) => {
  const choose = (): number => choices.next().value as number;
  const pen: Pen = { quote: () => (["", "'", '"'] as const)[choose()]!, blank: () => " ".repeat(choose()) };
  return { tree, text: writeFilter(tree, pen) };
});

const idsOf = (filter: string): string[] =>
  index
    .search({ filter, limit: 1000, attributesToRetrieve: ["id"] })
    .hits.map((hit) => String(hit["id"]))
    .sort();

function refusalOf(filter: string): SearchError | null {
  try {
    index.search({ filter });
    return null;
  } catch (error) {
    if (error instanceof SearchError) return error;
    throw error;
  }
}

const hasPosition = (error: SearchError): boolean =>
  error.code === "invalid_search_filter" && /^[^\n]+\n\d+:\d+ /.test(error.message);

test(`[7] a valid filter accepts what a naive reading of it accepts`, () => {
  fc.assert(
    fc.property(written, ({ tree, text }) => {
      const expected = documents
        .filter((document) => accepts(document, tree))
        .map((document) => String(document["id"]));
      expect({ text, ids: idsOf(text) }).toEqual({ text, ids: expected.sort() });
    }),
    fuzz(1 / 2),
  );
}, 600_000);

test("[7] a filter given as data accepts what the same filter accepts as text", () => {
  fc.assert(
    fc.property(written, ({ tree, text }) => {
      const typed = typedFilter(tree);
      const { keys } = index.disjunctive({ filter: typed, limit: 1000 });
      const { hits } = index.search({ limit: 1000, attributesToRetrieve: ["id"] }, { within: typed });
      const asText = idsOf(text);
      expect({ text, ids: keys.toSorted() }).toEqual({ text, ids: asText });
      expect({ text, ids: hits.map((hit) => String(hit["id"])).sort() }).toEqual({ text, ids: asText });
    }),
    fuzz(1 / 2),
  );
}, 600_000);

test("without parts, AND accepts every document and OR none", () => {
  const found = (filter: Filter) => index.disjunctive({ filter, limit: 0 }).totalHits;
  expect(found({ kind: "and", parts: [] })).toBe(documents.length);
  expect(found({ kind: "or", parts: [] })).toBe(0);
});

test("a filter given as data that names an unknown attribute is refused by name", () => {
  const filter: Filter = { kind: "in", attribute: "unknown", values: [1] };
  expect(() => index.disjunctive({ filter })).toThrow(/^Attribute `unknown` is not filterable\./);
});

/** Ways to break a filter so that no parse can succeed. */
const breakages: readonly ((text: string) => string)[] = [
  (text) => `${text} AND`,
  (text) => `OR ${text}`,
  (text) => `(${text}`,
  (text) => `${text})`,
  (text) => `${text} colour = red`,
  (text) => `${text} AND NOT`,
  (text) => `${text} OR unknown = 1`,
  (text) => `${text} AND size >`,
  (text) => `${text} AND colour = 'red`,
  (text) => `${text} AND colour IN [red`,
  (text) => `${text} AND colour IN [red AND blue]`,
  (text) => `${text} AND size 1 TO`,
  (text) => `${text} AND colour`,
  (text) => `${text} AND colour IS`,
  (text) => `${text} AND colour == red`,
  (text) => `${text} AND colour = red & blue`,
  (text) => `${text} AND colour = AND`,
  (text) => `${text} AND colour = "\\q"`,
  (text) => `${text} && size = 1`,
];

test("[7] a broken filter is refused with a position and a reason", () => {
  fc.assert(
    fc.property(written, fc.constantFrom(...breakages), ({ text }, breakage) => {
      const error = refusalOf(breakage(text));
      expect({ filter: breakage(text), refused: error && hasPosition(error) }).toHaveProperty("refused", true);
    }),
    fuzz(1 / 4),
  );
}, 600_000);

test("[7] a filter with letters changed at random answers or is refused, and nothing else", () => {
  const edit = fc.record({ at: fc.nat(200), remove: fc.nat(4), insert: fc.string({ unit: "binary", maxLength: 4 }) });
  fc.assert(
    fc.property(written, fc.array(edit, { minLength: 1, maxLength: 3 }), ({ text }, edits) => {
      const changed = edits.reduce((before, { at, remove, insert }) => {
        const place = at % (before.length + 1);
        return before.slice(0, place) + insert + before.slice(place + remove);
      }, text);
      const error = refusalOf(changed);
      expect({ changed, isFine: error === null || hasPosition(error) }).toHaveProperty("isFine", true);
    }),
    fuzz(1 / 4),
  );
}, 600_000);
