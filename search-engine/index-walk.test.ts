import fc from "fast-check";
import { expect, test } from "vitest";
import type { Document } from "./document.ts";
import type { Filter } from "./filter/filter.ts";
import { createIndex, createIndexInSteps, type IndexVersion } from "./index-version.ts";
import { document, key, settings } from "./testing/arbitrary-documents.ts";
import { disjunctiveQuery, facetQuery, searchQuery } from "./testing/arbitrary-queries.ts";
import { fuzz } from "./testing/fuzz.ts";

// The shortcut: an index changed in place. The long way: an index built anew from the same documents. See
// docs/shortcuts.md.

const question = fc.oneof(
  { weight: 2, arbitrary: fc.record({ search: searchQuery }) },
  fc.record({ facets: facetQuery }),
  fc.record({ page: disjunctiveQuery }),
);
const questions = fc.array(question, { minLength: 1, maxLength: 2 });
type Questions = Generated<typeof questions>;
type Generated<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never;

const place = fc.nat(30);
const field = fc.constantFrom("colour", "size", "tags", "flag", "maker", "title", "note", "rank");

/** What one change does: puts documents, changes a field, writes one again as it is, removes; or several of these. */
const one = fc.oneof(
  fc.record({ put: document }),
  fc.record({ edit: place, field, from: document }),
  fc.record({ again: place }),
  fc.record({ remove: fc.oneof(key, place) }),
);
const step = fc.record({
  edits: fc.oneof({ weight: 3, arbitrary: fc.tuple(one) }, { weight: 1, arbitrary: fc.array(one, { maxLength: 6 }) }),
  asked: questions,
});
type Documents = ReadonlyMap<string, Document>;
type Change = { readonly put: readonly Document[]; readonly delete: readonly string[] };

function changeOf(edits: readonly Generated<typeof one>[], documents: Documents, keys: number): Change {
  const all = [...documents.values()];
  const nth = (at: number): Document[] => (all.length > 0 ? [all[at % all.length]!] : []);
  const put = edits.flatMap((edit): Document[] => {
    if ("put" in edit) return [within(edit.put, keys)];
    if ("again" in edit) return nth(edit.again);
    return "edit" in edit ? nth(edit.edit).map((fields) => withField(fields, edit.field, edit.from[edit.field])) : [];
  });
  const gone = edits.flatMap((edit) => ("remove" in edit ? edit.remove : []));
  return { put, delete: gone.flatMap((id) => (typeof id === "string" ? id : nth(id).map(keyOf))) };
}

/** The document under one of as many keys. */
const within = (fields: Document, keys: number): Document => ({
  ...fields,
  id: `id-${Number(keyOf(fields).slice("id-".length)) % keys}`,
});

const keyOf = (fields: Document): string => String(fields["id"]);

function withField(fields: Document, name: string, value: unknown): Document {
  const { [name]: _before, ...rest } = fields;
  return value === undefined ? rest : { ...rest, [name]: value };
}

function apply(change: Change, documents: Documents): Documents {
  const gone = new Set(change.delete);
  const left = [...documents].filter(([id]) => !gone.has(id));
  return new Map([...left, ...change.put.map((fields) => [keyOf(fields), fields] as const)]);
}

/** As text: facets are listed in an order of their own, which `toEqual` would not see. */
function answersOf(index: IndexVersion, asked: Questions): string {
  const answers = asked.map((one) => {
    if ("page" in one) return index.disjunctive(one.page);
    return { ...("search" in one ? index.search(one.search) : index.facetSearch(one.facets)), processingTimeMs: 0 };
  });
  return JSON.stringify([index.size, index.keys().sort(), ...answers], null, 1);
}

/** With few documents, values and words often lose their last document, and come back later. */
const walk = fc.record({
  keys: fc.constantFrom(6, 12, 31),
  first: fc.array(document, { maxLength: 25, size: "max" }),
  steps: fc.array(step, { minLength: 1, maxLength: 40, size: "max" }),
});

test("an index changed document by document answers as one built anew, and older versions stay as they were", () => {
  fc.assert(
    fc.property(walk, ({ keys, first, steps }) => {
      const put = first.map((fields) => within(fields, keys));
      let documents = apply({ put, delete: [] }, new Map());
      let index = createIndex(settings, put);
      const past: [IndexVersion, Questions, string][] = [];
      for (const { edits, asked } of steps) {
        const change = changeOf(edits, documents, keys);
        documents = apply(change, documents);
        index = index.with(change);
        const answers = answersOf(index, asked);
        expect(answers).toBe(answersOf(createIndex(settings, documents.values()), asked));
        if (past.length < 5) past.push([index, asked, answers]);
      }
      for (const fields of documents.values()) expect(index.document(keyOf(fields))).toEqual(fields);
      for (const [version, asked, answers] of past) expect(answersOf(version, asked)).toBe(answers);
    }),
    fuzz(3 / 20),
  );
}, 600_000);

/** Enough for every way of storing a column: numbers without codes, values without sets, a rebuild in between. */
const large = {
  settings: {
    primaryKey: "id",
    searchableAttributes: ["title"],
    filterableAttributes: ["km", "seller", "make"],
    sortableAttributes: ["km", "make"],
  },
  size: 4300,
  document: (number: number, salt: number): Document => ({
    id: `id-${number}`,
    km: (number * 7919 + salt * 104_729) % 1_000_003,
    seller: `Seller ${(number + salt * 13) % (40 + salt * 20)}`,
    make: ["Kia", "KIA", "Mazda", "Ford"][(number + salt) % (salt % 2 === 0 ? 4 : 3)],
    title: `Car ${number % 50} of lot ${(number * salt) % 700}`,
  }),
};
const midKm: Filter = {
  kind: "range",
  attribute: "km",
  from: { value: 5000, inclusive: true },
  to: { value: 400_000, inclusive: true },
};
const largeAnswers = (index: IndexVersion): string =>
  answersOf(index, [
    { search: { facets: ["*"], limit: 5 } },
    { search: { q: "lot 69", filter: "seller = 'Seller 3' OR km < 90000", facets: ["seller", "make"], limit: 50 } },
    { search: { sort: ["make:desc", "km:asc"], offset: 600, limit: 30 } },
    { search: { sort: ["km:desc"], filter: "NOT make = kia", facets: ["km"], limit: 30 } },
    { facets: { facetName: "seller", facetQuery: "9" } },
    { page: { parts: { km: midKm }, facets: ["seller"], ranges: [{ attribute: "km", buckets: 24 }] } },
  ]);

test("a large index changed in place answers as one built anew", () => {
  const change = fc.record({
    from: fc.nat(large.size),
    count: fc.integer({ min: 1, max: 400 }),
    salt: fc.integer({ min: 1, max: 6 }),
    removed: fc.nat(20),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12, size: "max" }), (changes) => {
      const all = Array.from({ length: large.size }, (_, number) => large.document(number, 0));
      let documents = apply({ put: all, delete: [] }, new Map());
      let index = createIndex(large.settings, all);
      for (const { from, count, salt, removed } of changes) {
        const put = Array.from({ length: count }, (_, at) => large.document(from + at, salt));
        const gone = Array.from({ length: removed }, (_, at) => `id-${(from + at * 31) % large.size}`);
        documents = apply({ put, delete: gone }, documents);
        index = index.with({ put, delete: gone });
        expect(largeAnswers(index)).toBe(largeAnswers(createIndex(large.settings, documents.values())));
      }
    }),
    fuzz(1 / 500),
  );
}, 600_000);

test("an index built in portions, however they are cut, answers as one built whole", async () => {
  const portions = fc.array(fc.array(document, { maxLength: 6 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(portions, fc.nat(50), questions, async (parts, expected, asked) => {
      async function* arriving() {
        yield* parts;
      }
      const index = await createIndexInSteps(settings, arriving(), async () => undefined, expected);
      expect(answersOf(index, asked)).toBe(answersOf(createIndex(settings, parts.flat()), asked));
    }),
    fuzz(1 / 5),
  );
}, 600_000);
