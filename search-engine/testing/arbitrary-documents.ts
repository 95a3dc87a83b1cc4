import fc from "fast-check";
import type { Document } from "../document.ts";
import type { IndexSettings } from "../settings.ts";
import { attributes } from "./arbitrary-filters.ts";

/** Every kind of value a field can have, from small pools so that filters, counts and ties often coincide. */
const colour = fc.constantFrom<unknown>(
  "red",
  "Red",
  "blue",
  "dark blue",
  "",
  null,
  undefined,
  "été",
  "AND",
  "d'or",
  2,
);
const size = fc.constantFrom<unknown>(1, 2, 2.5, -3, 10, 0, "2", "big", null, undefined, true);
const tag = fc.constantFrom<unknown>("red", "RED", "blue", 1, 2, true, "", "x\\y", null, ["blue", 10]);
const tags = fc.oneof(fc.array(tag, { maxLength: 4 }), fc.constantFrom<unknown>("red", null, undefined, {}, { a: 1 }));
const maker = fc.constantFrom<unknown>(
  { name: "Blue" },
  { name: null },
  [{ name: "red" }, { name: "blue" }],
  {},
  undefined,
);
const title = fc.constantFrom(
  "red car",
  "blue car",
  "Été bleu",
  "dark blue van",
  "big red truck",
  "truck",
  "two trucks",
  "",
);

export const key = fc.integer({ min: 0, max: 30 }).map((number) => `id-${number}`);

export const document: fc.Arbitrary<Document> = fc
  .record({
    id: key,
    colour,
    size,
    tags,
    flag: fc.constantFrom<unknown>(true, false, undefined, "True"),
    maker,
    title,
    note: fc.constantFrom<unknown>({ deep: [1, { a: null }] }, "plain", "big trucks", undefined),
    rank: fc.constantFrom<unknown>(0, 1, 2, undefined),
  })
  .map((fields) => JSON.parse(JSON.stringify(fields)) as Document);

export const settings: IndexSettings = {
  primaryKey: "id",
  searchableAttributes: ["title", "colour"],
  filterableAttributes: [...attributes],
  sortableAttributes: ["size", "colour", "tags"],
  rankingRules: ["rank:desc"],
};

/** A fixed set of documents with unique keys. */
export const sampleDocuments = (count: number, seed = 1): Document[] =>
  fc.sample(document, { numRuns: count, seed }).map((fields, number) => ({ ...fields, id: `doc-${1000 + number}` }));
