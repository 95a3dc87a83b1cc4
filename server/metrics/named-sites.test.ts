import { expect, test } from "vitest";
import { NamedSites, otherSites } from "./named-sites.ts";

test("a flood of sites adds no series beyond the bound", () => {
  const sites = new NamedSites(20);
  const labels = Array.from({ length: 30_000 }, (_, request) => sites.labelOf(`site-${request % 3000}`));
  expect(new Set(labels).size).toBe(21);
  expect(sites.review().named.length).toBe(21);
});

test("a site with clearly more traffic takes the label of the weakest, which counts as other from then on", () => {
  const sites = new NamedSites(2);
  for (const slug of ["a", "b", "c"]) sites.labelOf(slug);
  expect(sites.review(null, 0)).toEqual({ named: ["a", "b", otherSites], ended: [] });
  for (let n = 0; n < 50; n += 1) expect(sites.labelOf("c")).toBe(otherSites);
  for (let n = 0; n < 10; n += 1) sites.labelOf("a");
  expect(sites.review(null, 1).ended).toEqual([]);
  expect(sites.review(null, 600_000)).toEqual({ named: ["a", "c", otherSites], ended: ["b"] });
  expect([sites.labelOf("c"), sites.labelOf("b")]).toEqual(["c", otherSites]);
});

test("equal sites do not swap labels for ever", () => {
  const sites = new NamedSites(1);
  for (let round = 1; round < 20; round += 1) {
    sites.labelOf("a");
    for (let n = 0; n < 2 - (round % 2); n += 1) sites.labelOf("b");
    expect(sites.review(null, round * 600_000).named).toEqual(["a", otherSites]);
  }
});

test("a deleted site leaves the memory", () => {
  const sites = new NamedSites(2);
  sites.labelOf("a");
  sites.labelOf("b");
  expect(sites.review(new Set(["b"]))).toEqual({ named: ["b", otherSites], ended: ["a"] });
});
