import { expect, test } from "vitest";
import { NamedSites, otherSites } from "./named-sites.ts";

const labelsOf = (sites: NamedSites, now?: number) => sites.all(null, now).map(({ label }) => label);
const total = (sites: NamedSites) =>
  sites.all(null, 0).reduce((sum, { byStatus }) => sum + byStatus.reduce((all, count) => all + count, 0), 0);

test("a flood of sites adds no series beyond the bound, and every request is counted once", () => {
  const sites = new NamedSites(20);
  for (let request = 0; request < 30_000; request += 1) sites.add(`site-${request % 3000}`, 200);
  expect(sites.all().length).toBe(21);
  expect(total(sites)).toBe(30_000);
});

test("a site with clearly more traffic takes the label of the weakest, and no counter falls", () => {
  const sites = new NamedSites(2);
  for (const slug of ["a", "b", "c"]) sites.add(slug, 200);
  expect(labelsOf(sites, 0)).toEqual(["a", "b", otherSites]);
  for (let n = 0; n < 50; n += 1) sites.add("c", 200);
  for (let n = 0; n < 10; n += 1) sites.add("a", 200);
  const otherBefore = sites.all(null, 1).at(-1)?.byStatus[2];
  expect(labelsOf(sites, 600_000)).toEqual(["a", "c", otherSites]);
  sites.add("c", 503);
  const [, c, other] = sites.all(null, 600_000);
  expect([c?.byStatus[2], c?.byStatus[5], other?.byStatus[2]]).toEqual([0, 1, otherBefore]);
  sites.add("b", 200);
  expect(sites.all(null, 600_000).at(-1)?.byStatus[2]).toBe(Number(otherBefore) + 1);
});

test("equal sites do not swap labels for ever", () => {
  const sites = new NamedSites(1);
  for (let round = 1; round < 20; round += 1) {
    sites.add("a", 200);
    for (let n = 0; n < 2 - (round % 2); n += 1) sites.add("b", 200);
    sites.all(null, round * 600_000);
  }
  expect(labelsOf(sites, 0)).toEqual(["a", otherSites]);
});

test("a deleted site leaves the memory", () => {
  const sites = new NamedSites(2);
  sites.add("a", 200);
  sites.add("b", 200);
  expect(sites.all(new Set(["b"])).map(({ label }) => label)).toEqual(["b", otherSites]);
});
