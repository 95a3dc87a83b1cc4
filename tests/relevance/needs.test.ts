import { describe, expect, test } from "vitest";
import { meets } from "./criterion.ts";
import { gradeCars } from "./grade-cars.ts";
import { judgedPrefixes } from "./judged-suggestions.ts";
import { judgedStock } from "./judged-stock.ts";
import { marketClasses } from "./market-classes.ts";
import { judgedQueries, judgedSites, kinds, needsOf } from "./needs.ts";

const queries = judgedSites.flatMap(judgedQueries);
const share = (some: readonly unknown[]): number => some.length / queries.length;

describe("the judged set", () => {
  test("has queries of every kind, a third of them misspelled, a fifth with nothing right in stock", () => {
    expect(queries.length).toBeGreaterThanOrEqual(420);
    expect(share(queries.filter(({ misspelled }) => misspelled))).toBeGreaterThanOrEqual(1 / 3);
    expect(share(queries.filter(({ need }) => !need.inStock))).toBeGreaterThanOrEqual(1 / 5);
    expect(new Set(queries.map(({ need }) => need.kind))).toEqual(new Set(kinds));
  });

  test("asks nothing twice of the same site", () => {
    for (const site of judgedSites) {
      for (const texts of [
        judgedQueries(site).map(({ text }) => text),
        judgedPrefixes(site).map(({ typed }) => typed),
      ]) {
        expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
      }
    }
  });

  test("has the first suggestion of 400 beginnings", () => {
    expect(judgedSites.flatMap(judgedPrefixes).length).toBeGreaterThanOrEqual(400);
  });
});

describe.each(judgedSites)("the grades of %s", (slug) => {
  const { listed } = judgedStock(slug);
  const needs = needsOf(slug);

  test("say that a need is in stock exactly if a vehicle is right for it, and always offer something", () => {
    for (const need of needs) {
      const grades = [...gradeCars(listed, need).values()];
      expect([need.queries, grades.includes(3)]).toEqual([need.queries, need.inStock]);
      expect([need.queries, grades.some((grade) => grade >= 2)]).toEqual([need.queries, true]);
    }
  });

  test("name only facts that some vehicle has, and classes of the table", () => {
    const rules = [
      ...needs.flatMap(({ grades }) => Object.values(grades).flat()),
      ...judgedPrefixes(slug).flatMap(({ expects }) => expects),
    ];
    for (const { first: _, ...rule } of rules) {
      expect([rule.class ?? []].flat().filter((name) => !marketClasses.includes(name))).toEqual([]);
      expect([rule, listed.some((car) => meets(car, rule))]).toEqual([rule, true]);
    }
  });
});
