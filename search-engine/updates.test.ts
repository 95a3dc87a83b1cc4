import fc from "fast-check";
import { expect, test } from "vitest";
import type { Document } from "./document.ts";
import { createIndex, type IndexVersion } from "./index-version.ts";
import { fuzz } from "./testing/fuzz.ts";
import { document, key, sampleDocuments, settings } from "./testing/arbitrary-documents.ts";

const change = fc.record({ put: fc.array(document, { maxLength: 4 }), delete: fc.array(key, { maxLength: 3 }) });

/** Answers of every kind; two indexes that agree on all of them have the same contents. */
function answersOf(index: IndexVersion): unknown {
  const searches = [
    { facets: ["*"], limit: 100 },
    { q: "red", facets: ["colour"], limit: 100 },
    { q: "blu ca", limit: 100, attributesToHighlight: ["*"] },
    { q: "trcuk", limit: 100 },
    { q: "dark van", matchingStrategy: "all" as const, limit: 100 },
    { sort: ["size:asc"], limit: 100 },
    { sort: ["size:desc", "colour:asc"], filter: "size EXISTS", limit: 100 },
    { sort: ["tags:desc"], filter: "NOT colour = red", facets: ["tags"], limit: 100 },
  ].map((query) => ({ ...index.search(query), processingTimeMs: 0 }));
  const page = index.disjunctive({
    parts: { colour: "colour = red", size: "size > 1" },
    facets: ["colour", "tags", "flag"],
    ranges: [{ attribute: "size", buckets: 4 }],
    limit: 100,
  });
  return [index.size, searches, page];
}

test("any sequence of changes answers as an index built from what is left, and older versions stay as they were", () => {
  fc.assert(
    fc.property(fc.array(document, { maxLength: 20 }), fc.array(change, { maxLength: 8 }), (documents, changes) => {
      const expected = new Map(documents.map((fields) => [fields["id"], fields]));
      let index = createIndex(settings, documents);
      const past: [IndexVersion, unknown][] = [[index, answersOf(index)]];
      for (const step of changes) {
        index = index.with(step);
        for (const id of step.delete) expected.delete(id);
        for (const fields of step.put) expected.set(fields["id"], fields);
        past.push([index, answersOf(index)]);
      }
      expect(answersOf(index)).toEqual(answersOf(createIndex(settings, expected.values())));
      for (const fields of expected.values()) expect(index.document(String(fields["id"]))).toEqual(fields);
      for (const [version, answers] of past) expect(answersOf(version)).toEqual(answers);
    }),
    fuzz(1 / 10),
  );
}, 600_000);

test("two changes of the same version do not see each other", () => {
  const base = createIndex(settings, sampleDocuments(5));
  const left = base.with({ put: [{ id: "left", title: "left" }] });
  const right = base.with({ put: [{ id: "right", title: "right" }] });
  expect([base.size, left.size, right.size]).toEqual([5, 6, 6]);
  expect(left.document("right")).toBeUndefined();
  expect(right.search({ q: "left" }).hits).toEqual([]);
  expect(right.search({ q: "right" }).hits).toHaveLength(1);
});

test("changes without end do not let dead documents pile up", () => {
  let index = createIndex(settings, sampleDocuments(50));
  const start = index.bytes;
  for (let turn = 0; turn < 3000; turn++)
    index = index.with({ put: [{ id: "doc-1000", size: turn, title: `t${turn}` }] });
  expect(index.size).toBe(50);
  expect(index.bytes).toBeLessThan(start + 3000 * 500);
  expect(index.document("doc-1000")).toEqual({ id: "doc-1000", size: 2999, title: "t2999" });
});

test("of documents with the same key the last one counts, in one list as in one change", () => {
  const twice: Document[] = [
    { id: 7, colour: "red" },
    { id: 7, colour: "blue" },
  ];
  const built = createIndex(settings, twice);
  expect(built.size).toBe(1);
  expect(built.document(7)).toEqual({ id: 7, colour: "blue" });
  expect(built.search({ facets: ["colour"] }).facetDistribution).toEqual({ colour: { blue: 1 } });
  const changed = built.with({ put: [...twice, { id: 8 }], delete: [7, "8", "unknown"] });
  expect(changed.size).toBe(2);
  expect(changed.document(7)).toEqual({ id: 7, colour: "blue" });
});

test("a change with a document that has no key, or is no JSON, is refused whole", () => {
  const index = createIndex(settings, sampleDocuments(3));
  const circular: Record<string, unknown> = { id: "loop" };
  circular["self"] = circular;
  expect(() => index.with({ put: [{ id: "fine" }, { title: "no key" }] })).toThrow(/primary key `id`/);
  expect(() => index.with({ put: [{ id: "fine" }, circular] })).toThrow(/`loop` is not JSON/);
  const next = index.with({ put: [{ id: "fine", colour: "red" }] });
  expect(next.size).toBe(4);
  expect(next.document("fine")).toEqual({ id: "fine", colour: "red" });
});
