import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { styleSheets } from "#tests/support/style-sheets.ts";

/** Short words that are whole, and the joints between words. A figure says how many: `grid-3`. */
const shortWords = new Set(["be", "by", "in", "is", "no", "on", "or", "to", "up"]);

const isWord = (part: string): boolean =>
  /^\d$/.test(part) || shortWords.has(part) || (part.length > 2 && /[aeiouy]/.test(part));
const isInWords = (name: string): boolean => name.split(/[-_]/).every(isWord) && !shortWords.has(name);

/** The classes that a sheet's selectors name. Declarations between braces are skipped; nested rules are read. */
const classesOf = (sheet: string): string[] =>
  [...sheet.matchAll(/([^{};]*)\{/g)]
    .filter(([, selector = ""]) => !/^\s*@(?!scope)/.test(selector))
    .flatMap(([, selector = ""]) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name));

const styled = new Set(styleSheets.flatMap(({ text }) => classesOf(text)));
const sources = globSync("{app,templates}/**/*.{ts,tsx}")
  .filter((name) => !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(name, "utf8") }));

/** The classes that a component gives in plain strings. Those that it composes are beyond this test. */
const givenIn = (text: string): string[] =>
  [...text.matchAll(/\bclassName="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/));

/** Built from data: the state of a car, the kind of a tag, of a section or of a field, how many stand side by side. */
const composed = /^(?:(?:is|kind|across)-|being_reserved$|coming_soon$)/;
/** Given without a rule: names for a part that a template may style. */
const unstyled = new Set([
  "checkout-valued",
  "mine",
  "own-vehicle-main",
  "place-address",
  "saved-alerts",
  "showcase",
  "to-top",
]);

describe("class names", () => {
  test("are words", () => {
    expect(styled.size).toBeGreaterThan(500);
    const given = sources.flatMap(({ text }) => givenIn(text));
    expect([...new Set([...styled, ...given])].filter((name) => !isInWords(name) && name !== "on")).toEqual([]);
  });
  test.each(["bd", "w", "g3", "loc-h", "btn", "yf-st", "in", "on-2-x"])("%s is none", (name) =>
    expect(isInWords(name)).toBe(false),
  );
  test.each(["card-body", "grid-3", "is-sold", "bar", "kind-coming_soon", "own-header-nav"])("%s is one", (name) =>
    expect(isInWords(name)).toBe(true),
  );
  test("that a component gives have a rule, or are listed as names for a part", () => {
    const unknown = sources.flatMap(({ name, text }) =>
      givenIn(text)
        .filter((one) => !styled.has(one) && !unstyled.has(one))
        .map((one) => `${name}: ${one}`),
    );
    expect(unknown).toEqual([]);
  });
  test("that a sheet styles are given by a component, or by a dealer to an entry of the menu", () => {
    const words = new Set(["highlight", ...sources.flatMap(({ text }) => text.match(/[A-Za-z_][\w-]*/g) ?? [])]);
    expect([...styled].filter((name) => !words.has(name) && !composed.test(name))).toEqual([]);
  });
});
