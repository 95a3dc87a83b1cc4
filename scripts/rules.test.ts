import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const sections = [
  "1",
  "2.1",
  "2.2",
  "2.3",
  "3",
  ...Array.from({ length: 11 }, (_, index) => `4.${index + 1}`),
  "5",
  "6",
  "7",
  "8",
  "9",
];
const rules = readFileSync("docs/rules.md", "utf8");
const parts = new Map(
  rules
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf(" ")), part.split("\n").filter((line) => line.startsWith("- "))]),
);

const testFiles = ["app", "cli", "demo", "domain", "server", "site", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);
/** What the tests of a file are called: a text that is followed by what to do, perhaps with options between. */
const named = /(["`])((?:(?!\1).)+)\1,\s*(?:\{[^{}]*\},\s*)?(?:async )?\(/g;
const namesIn = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(named)].map(([, , name = ""]) => name);

describe("what the specification asks", () => {
  test("every section stands in the list, in its order, with rules", () => {
    expect([...parts.keys()]).toEqual(sections);
    expect([...parts].filter(([, lines]) => lines.length === 0)).toEqual([]);
  });

  test("every section is cited by tests", () => {
    const cited = new Set(
      testFiles.flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(/\[(\d(?:\.\d+)?(?:(?:, |-)\d(?:\.\d+)?)*)\]/g)].flatMap(
          ([, all = ""]) => all.split(/, |-/),
        ),
      ),
    );
    expect(sections.filter((section) => !cited.has(section))).toEqual([]);
  });

  test.each([...parts].flatMap(([section, lines]) => lines.map((line) => [section, line] as const)))(
    "%s %s",
    (_section, line) => {
      const [, file = "", words = ""] = /: `([^`]+)` (.+)$/.exec(line) ?? [];
      expect(existsSync(file), file).toBe(true);
      expect(namesIn(file).filter((name) => name.includes(words))).not.toEqual([]);
    },
  );
});
