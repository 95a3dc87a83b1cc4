import { expect, test } from "vitest";
import { buildTargets } from "./browser-support.ts";
import { missingInScript, missingInStyles } from "./features-used.ts";
import { problemsOf } from "./supported-browsers.ts";

const inScript = (code: string) => [...missingInScript(code).keys()];
const inStyles = (css: string) => [...missingInStyles(css).keys()];

test("[18.4.2] Safari 16.4, Firefox ESR and two years of Chromium are supported, and built for", () => {
  expect(buildTargets).toEqual(["safari16.4", "firefox140", "chrome131"]);
});

test("[18.4.2] an interface that a supported browser lacks is told, with who lacks it", () => {
  const code = "const { promise } = Promise.withResolvers();";
  expect(problemsOf(missingInScript(code), "uploads.js")).toEqual([
    "uploads.js uses Promise.withResolvers, which safari 16.4 and safari_ios 16.4 lack.",
  ]);
});

test.each([
  ["Object.groupBy(cars, ({ make }) => make)", ["Object.groupBy"]],
  ["new URLPattern()", ["URLPattern"]],
  ["element.checkVisibility()", ["checkVisibility"]],
  ["seen.union(others)", ["union"]],
])("%s is new", (code, found) => {
  expect(inScript(code)).toEqual(found);
});

test.each([
  "cars.toSorted().at(-1); structuredClone(car); new AbortController().abort()",
  // Optional call.
  "element.checkVisibility?.()",
  // As old as arrays, though iterators have it too.
  "cars.filter(Boolean).map(String)",
  // Our own data.
  "car.badge; search.union",
])("%s is old enough", (code) => {
  expect(inScript(code)).toEqual([]);
});

test.each([
  [".a { anchor-name: --x; }", ["anchor-name"]],
  [".a { color: light-dark(red, blue); }", ["light-dark()"]],
  ["@starting-style { .a { color: red; } }", ["@starting-style"]],
  [".a:popover-open { color: red; }", [":popover-open"]],
])("%s is new", (css, found) => {
  expect(inStyles(css)).toEqual(found);
});

test.each([
  ".a { display: grid; gap: 1px; inset: 0; translate: 0 1px; color: oklch(0.5 0.1 20); }",
  ".a:has(.b):focus-visible { color: red; }",
  "@supports (anchor-name: --x) { .a { anchor-name: --x; } }",
  ".a { color: red; color: light-dark(red, blue); }",
  ".a:is(:popover-open, .b) { color: red; }",
])("%s is old enough, or asked for first", (css) => {
  expect(inStyles(css)).toEqual([]);
});
