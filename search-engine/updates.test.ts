import { expect, test } from "vitest";
import type { Document } from "./document.ts";
import { createIndex } from "./index-version.ts";
import { sampleDocuments, settings } from "./testing/arbitrary-documents.ts";

test("two changes of the same version do not see each other", () => {
  const base = createIndex(settings, sampleDocuments(5));
  const left = base.with({ put: [{ id: "left", title: "left" }] });
  const right = base.with({ put: [{ id: "right", title: "right" }] });
  expect([base.size, left.size, right.size]).toEqual([5, 6, 6]);
  expect(left.document("right")).toBeUndefined();
  expect(right.search({ q: "left" }).hits).toEqual([]);
  expect(right.search({ q: "right" }).hits).toHaveLength(1);
});

test("a word that only a removed or a later document has is not highlighted", () => {
  const truck = { id: "a", title: "truck", note: "big trucks" };
  const alone = createIndex(settings, [truck]);
  const query = { q: "truck", attributesToHighlight: ["note"] };
  const formatted = (index: typeof alone) => index.search(query).hits.map((hit) => hit["_formatted"]);
  const plain = [expect.objectContaining({ note: "big trucks" })];
  const later = alone.with({ put: [{ id: "b", title: "two trucks" }] });
  expect(formatted(later)).toContainEqual(expect.objectContaining({ note: "big <em>truck</em>s" }));
  expect(formatted(later.with({ delete: ["b"] }))).toEqual(plain);
  expect(formatted(alone)).toEqual(plain);
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
