import fc from "fast-check";
import { expect, test } from "vitest";
import type { Document } from "../document.ts";
import { createIndex } from "../index-version.ts";
import { matchingStrategy, q } from "../testing/arbitrary-queries.ts";
import { fuzz } from "../testing/fuzz.ts";
import { naiveText } from "../testing/naive-text.ts";
import { recordedDocuments } from "../testing/recorded-answers.ts";

// The shortcut: postings, bitsets and buckets. The long way: every document measured for itself. See docs/shortcuts.md.

const inKeyOrder = (documents: readonly Document[]): Document[] =>
  documents.toSorted((a, b) => (String(a["id"]) < String(b["id"]) ? -1 : 1));
const idsOf = (documents: readonly Document[]): unknown[] => documents.map(({ id }) => id);

function expectSame(
  documents: readonly Document[],
  searchable: readonly string[],
  text: string,
  strategy: string,
): void {
  const index = createIndex({ primaryKey: "id", searchableAttributes: searchable }, documents);
  const { hits } = index.search({ q: text, limit: 1000, matchingStrategy: strategy as "last" });
  expect(idsOf(hits)).toEqual(idsOf(naiveText(inKeyOrder(documents), searchable, { q: text, strategy })));
}

/** Texts of few words, so that these often stand near each other, swapped, apart, joined and misspelt. */
const vocabulary = "red big blue car cars cra van dark truck trucks trukc darkblue cx 5 5s".split(" ");
const title = fc
  .array(fc.tuple(fc.constantFrom(...vocabulary), fc.constantFrom(" ", " ", " ", "-", ". ")), { maxLength: 5 })
  .map((parts) => parts.flat().join(""));
const written = fc.array(fc.record({ title, colour: fc.oneof(title, fc.array(title, { maxLength: 2 })) }), {
  maxLength: 25,
  size: "max",
});

test("[7.1.6] texts are found and ranked as if each document were read for itself", () => {
  fc.assert(
    fc.property(written, q, matchingStrategy, (texts, text, strategy) => {
      const documents = texts.map((fields, number) => ({ ...fields, id: `id-${100 + number}` }));
      expectSame(documents, ["title", "colour"], text, strategy);
    }),
    fuzz(2),
  );
});

const words =
  "toyota corolla mazda 3 cx5 cx-5 land cruiser landcruiser rav 4 rav4 hilux hybrid hybird white ute tow bar sport 2020 gx t s dmax";
const carText = fc
  .array(fc.constantFrom(...words.split(" ")), { minLength: 1, maxLength: 3 })
  .map((typed) => typed.join(" "));

test("[7.1.6] so are cars by what shoppers type", () => {
  const { searchable, documents } = recordedDocuments("cars");
  const index = createIndex({ primaryKey: "id", searchableAttributes: searchable }, documents);
  const sorted = inKeyOrder(documents);
  fc.assert(
    fc.property(carText, matchingStrategy, (text, strategy) => {
      const { hits } = index.search({ q: text, limit: 1000, matchingStrategy: strategy });
      expect(idsOf(hits)).toEqual(idsOf(naiveText(sorted, searchable, { q: text, strategy })));
    }),
    fuzz(1 / 50),
  );
});
