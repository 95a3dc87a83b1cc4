import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  allCitations,
  chapterFiles,
  citationsInComments,
  citationsInNames,
  readSpec,
  spelledOut,
} from "./spec-citations.ts";

const spec = readSpec();
const known = new Set(spec.numbers);
const citations = allCitations();
const hasRules = (section: string) => spec.rules.some((rule) => rule.startsWith(`${section}.`));

describe("docs/spec", () => {
  test("has every number once; chapters and sections in order, rules anywhere in their section", () => {
    expect(spec.numbers.filter((number, index) => spec.numbers.indexOf(number) !== index)).toEqual([]);
    const sections = spec.numbers.filter((number) => !spec.rules.includes(number));
    expect(sections).toEqual(sections.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })));
    expect(sections.filter((number) => /^\d+\.\d+$/.test(number) && !hasRules(number))).toEqual([]);
  });

  test("has a file for each chapter, which its README links to", () => {
    const chapters = spec.numbers.filter((number) => !number.includes("."));
    expect(chapterFiles().map((file) => String(Number(file.slice(0, 2))))).toEqual(chapters);
    const readme = readFileSync("docs/spec/README.md", "utf8");
    expect(chapterFiles().filter((file) => !readme.includes(`](${file})`))).toEqual([]);
  });
});

describe("citations", () => {
  test("each resolves to a chapter, section or rule of docs/spec", () => {
    const lost = citations.filter(({ numbers }) => !numbers.flatMap(spelledOut).every((one) => known.has(one)));
    expect(lost.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  test("each title beside a number is one of docs/spec", () => {
    const lost = citations.filter(
      ({ numbers, title }) => title !== null && !numbers.some((one) => spec.titles.get(one)?.has(title)),
    );
    expect(lost.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  test("every rule is cited by a test", () => {
    const cited = new Set(
      citations.filter(({ inTestName }) => inTestName).flatMap((one) => one.numbers.flatMap(spelledOut)),
    );
    expect(spec.rules.filter((rule) => !cited.has(rule))).toEqual([]);
  });

  test("no test cites anything but docs/spec", () => {
    const strange = globSync(
      "{app,cli,demo,domain,scripts,search-engine,server,site,templates,tests}/**/*.test.{ts,tsx}",
    )
      .filter((file) => file !== "scripts/citations.test.ts")
      .filter((file) => /["`]\[(?:decisions|issue|spec)\b/i.test(readFileSync(file, "utf8")));
    expect(strange).toEqual([]);
  });

  test("each decision that is named exists", () => {
    const named = globSync([
      "{app,cli,domain,scripts,search-engine,server,site,templates,tests}/**/*.{ts,tsx}",
      "*.md",
      "docs/**/*.md",
    ])
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bdecisions? (\d{1,2})(?:(?:, | and )(\d{1,2}))*/gi)])
      .flatMap(([text]) => [...text.matchAll(/\d+/g)].map(([number]) => number.padStart(4, "0")));
    const files = globSync("docs/decisions/*.md");
    expect(named.filter((number) => !files.some((file) => file.includes(`/${number}-`)))).toEqual([]);
  });
});

describe("the check sees", () => {
  test.each([
    ['test("[4.2.1] a promotion", () => {', ["4.2.1"]],
    ['describe("moving [4.7]", () => {', ["4.7"]],
    ['])("[4.2.1-4.2.3, 9] %s", async (tag) => {', ["4.2.1-4.2.3", "9"]],
    ['test("item[0] of a list", () => {', []],
  ])("in a name: %s", (source, numbers) => {
    expect(citationsInNames("a.test.ts", source).flatMap((one) => one.numbers)).toEqual(numbers);
  });

  test.each<[string, string[], string | null]>([
    ["/** 4.7, 5: what is sent now. */", ["4.7", "5"], null],
    ['/** 2.3, "Page head": the crop. */', ["2.3"], "Page head"],
    ["/** 2.3, Top banner, as one line. */", ["2.3"], "Top banner"],
    ["/** 4.6 without a script: a page of its own. */", ["4.6"], null],
    ["// What is listed (spec 4.1).", ["4.1"], null],
    ["/** A reserved car (4.2, rule 1). */", ["4.2"], null],
    ["/** Points 2.3, 9: cut at a word. */", ["2.3", "9"], null],
    ["/** Text needs this much (WCAG 2.2, 1.4.3). */", [], null],
    ["const size = (4.2);", [], null],
  ])("in a comment: %s", (source, numbers, title) => {
    const [found] = citationsInComments("a.ts", source);
    expect([found?.numbers ?? [], found?.title ?? null]).toEqual([numbers, title]);
  });

  test("a range spelled out, and one that is none left as it is", () => {
    expect(spelledOut("4.2.1-4.2.3")).toEqual(["4.2.1", "4.2.2", "4.2.3"]);
    expect([spelledOut("4.2"), spelledOut("4.2.1-4.3.2")]).toEqual([["4.2"], ["4.2.1-4.3.2"]]);
  });
});
