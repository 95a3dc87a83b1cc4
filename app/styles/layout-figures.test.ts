import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { styleSheets as sheets } from "#tests/support/style-sheets.ts";

const sheet = (name: string): string => sheets.find((one) => one.name === `app/${name}`)?.text ?? "";

/** What one rule of a sheet says, by its selector as it is written. */
function rule(name: string, selector: string): string {
  const text = sheet(name);
  const start = text.indexOf(`\n${selector} {`);
  return start === -1 ? "" : text.slice(start, text.indexOf("}", start));
}

describe("the layout figures", () => {
  test("[9.8.1] a dialog is at most 85vh minus 6rem high, in every sheet that says so", () => {
    const said = sheets
      .flatMap(({ text }) => text.match(/max-height:[^;]*vh[^;]*/g) ?? [])
      .filter((one) => /85/.test(one));
    expect(new Set(said)).toEqual(new Set(["max-height: calc(85vh - 6rem)"]));
    for (const name of [
      "ui/popover-dialog.css",
      "features/enquiry/form-frame.css",
      "features/locations/holiday-dialog.css",
    ]) {
      expect(sheet(name), name).toContain("max-height: calc(85vh - 6rem)");
    }
  });
  test("[9.8.1] icons of bodies are 130 by 72", () => {
    expect(rule("features/home/browse.css", ".bodies img")).toMatch(/width: 130px;\s*height: 72px/);
    expect(rule("features/finder/strips.css", ".browse img")).toMatch(/130px;\s*height: 72px/);
  });
  test("[9.8.1] a location's map is 230 pixels high and its thumbnail 150", () => {
    expect(rule("features/locations/location-media.css", ".location-media.map")).toContain(" height: 230px");
    expect(rule("features/locations/location-media.css", ".location-media")).toContain(" height: 150px");
  });
  test("[9.8.1] an accordion takes 300 ms", () => {
    expect(rule("features/content/content-steps.css", ".accordion details::details-content")).toContain(
      "block-size 300ms",
    );
  });
  test("[9.8.1] while results are on their way, a card is a skeleton", () => {
    expect(rule("features/search/listing-states.css", ".wait .card > *")).toContain("visibility: hidden");
  });
});

// 9: least widths of xs, sm, md, lg, xl and xxl, in styles, scripts and mails. "Below 768" is written as 767: at exactly
// 768 pixels one of two rules holds, never both. What a container query asks is how wide a card became in its grid, not
// how wide the window is: those have figures of their own.
const breakpoints = [400, 576, 768, 992, 1200, 1400];
/** Below 320 is text of 200 % on a phone (18.3.10). Scripts ask in em, as sheets do once they are built: 62em is 992. */
const forLargeText = ["max-width:319px", "min-width:320px", "min-width:62em"];
const allowed = new Set([
  ...breakpoints.flatMap((px) => [`min-width:${px}px`, `max-width:${px - 1}px`]),
  ...forLargeText,
]);

/** Widths of the window that a text asks for and that are no breakpoint. */
function strayWidths(text: string): string[] {
  const queries = [
    ...[...text.matchAll(/@(?:media|import)\b([^{;]*)[{;]/g)].map(([, query = ""]) => query),
    ...[...text.matchAll(/(?:matchMedia\(|\b(?:sizes|media|Sizes|From)\b\s*[=:]\s*\{?)\s*(["'`])(.*?)\1/gs)].map(
      ([, , query = ""]) => query,
    ),
    ...[...text.matchAll(/(["'`])((?:auto, ?)?\((?:min|max)-width.*?)\1/gs)].map(([, , query = ""]) => query),
  ];
  const features = queries.flatMap(
    (query) => query.match(/\([^()]*\b(?:width|height|inline-size|block-size)\b[^()]*\)/g) ?? [],
  );
  return features.map((one) => one.replace(/[()\s]/g, "")).filter((one) => !allowed.has(one));
}

describe("the breakpoints", () => {
  const files = ["app", "site", "server", "cli", "templates"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:css|tsx?|html|svg)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  test("[9.8.3] pages change at the six breakpoints and nowhere else", () => {
    const stray = files.flatMap((file) => strayWidths(readFileSync(file, "utf8")).map((one) => `${file}: ${one}`));
    expect(stray).toEqual([]);
  });
  test("[9.8.3] each of the six is used", () => {
    const all = files.map((file) => readFileSync(file, "utf8")).join("\n");
    const unused = breakpoints.filter(
      (px) => !all.includes(`min-width: ${px}px`) && !all.includes(`max-width: ${px - 1}px`),
    );
    expect(unused).toEqual([]);
  });
  test.each([
    "@media (max-width: 899px) {",
    "@media screen and (min-width: 992px) and (max-width: 1200px) {",
    "@media (width < 768px) {",
    "@media (min-width: 48em) {",
    "@media (max-height: 500px) {",
    "<style>@media (max-width:520px){.m{}}</style>",
    'matchMedia("(min-width: 900px)")',
    'sizes="(max-width: 700px) 100vw, 50vw"',
    'const usualSizes = "(min-width:1000px) 330px,92vw";',
  ])("[9] the check sees %s", (line) => expect(strayWidths(line)).not.toEqual([]));
  test.each([
    "@media (min-width: 992px) and (max-width: 1399px) {",
    "@container (max-width: 318px) {",
    "max-width: 899px;",
  ])("[9] and lets %s be", (line) => expect(strayWidths(line)).toEqual([]));
});
