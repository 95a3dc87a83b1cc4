import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

// Tests find elements by role, label and text, or by an attribute with a meaning. Classes are for styles: renaming one
// changes no behaviour and must break no test.

const root = join(import.meta.dirname, "..");

/** Tests of the look itself (such as the number of columns) and of picture comparison. */
const aboutStyles = [
  /^tests\/e2e\/visual\.test\.ts$/,
  /^tests\/support\/visual\//,
  /^server\/demo-switches\.test\.ts$/,
];
/** 4.11 names these two as markers of a page's state. */
const markers = /\.(?:menu-open|modal-open)\b/g;

const files = ["tests/e2e", "tests/support", "server", "cli"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((name) => (folder.startsWith("tests") ? name.endsWith(".ts") : /\.test\.tsx?$/.test(name)))
    .filter((name) => !aboutStyles.some((pattern) => pattern.test(name))),
);

/** Classes that a test looks for, in a page or in its source. */
function classesIn(text: string): string[] {
  const selectorCalls =
    /\b(?:locator|querySelector(?:All)?|closest|matches|looksOf|waitForSelector)(?:<[^(]*>)?\((?:\s*\w+,)?\s*(["'`])(.*?)\1/gs;
  const selectors = [...text.matchAll(selectorCalls)].map(([, , selector = ""]) => selector.replaceAll(markers, ""));
  return [
    ...selectors.filter((selector) => /(?:^|[\s\w>+~,:()\]*])\.[a-z_-][\w-]*/i.test(selector)),
    ...[...text.matchAll(/class=(?:\\?["'])[\w ${}-]+/g)].map(([found]) => found),
  ];
}

describe("a class that is renamed breaks no test of behaviour", () => {
  test.each(files)("%s", (file) => {
    expect(classesIn(readFileSync(join(root, file), "utf8"))).toEqual([]);
  });

  test.each([
    ['page.locator(".card h2 a")', true],
    ['page.locator("main article.card")', true],
    ['document.querySelector<HTMLElement>("header :is(h1, .title)")', true],
    ["looksOf(page, '.price')", true],
    ['/<section class="listing-budget"[^]*/', true],
    ['page.locator("body.modal-open")', false],
    ["page.locator('a[href$=\".pdf\"]')", false],
    ['page.locator("article h2 a")', false],
  ])("%s", (text, isClass) => {
    expect(classesIn(text).length > 0).toBe(isClass);
  });
});
