import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { templateNames } from "#site/template-folder.ts";
import {
  comparesTemplate,
  isColourInScript,
  isColourInSheet,
  isFont,
  strayShadows,
  wrongLines,
} from "#tests/support/stray-values.ts";

const filesIn = (folders: readonly string[], kind: RegExp): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => kind.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
const found = (files: readonly string[], look: (text: string) => string[]): string[] =>
  files.flatMap((file) => look(readFileSync(file, "utf8")).map((one) => `${file}:${one}`));
const lines = (files: readonly string[], wrong: (line: string) => boolean): string[] =>
  found(files, (text) => wrongLines(text, wrong));

/**
 * Files that may contain raw values: a template's tokens and fonts, and their equivalents for mails and the platform's
 * own pages.
 */
const isTokens = (file: string): boolean =>
  /^templates\/[\w-]+\/styles\/(?:tokens|fonts)\.css$/.test(file) ||
  ["templates/base/defaults.ts", "server/leads/mail/mail-tokens.ts", "server/platform/platform-tokens.ts"].includes(
    file,
  );
const sheets = filesIn(["app", "templates"], /\.css$/).filter(
  (file) => !isTokens(file) && file !== "app/styles/base.css",
);
const base = ["app/styles/base.css"];
/** Components, scripts, mails and pages in strings, drawings. */
const script = filesIn(["app", "domain", "server", "templates"], /\.(?:tsx?|html|svg)$/).filter(
  (file) => !isTokens(file),
);

describe("colours, fonts and shadows are tokens", () => {
  test("[10.4.3] no stylesheet names a colour", () => expect(lines([...sheets, ...base], isColourInSheet)).toEqual([]));
  test("no stylesheet names a font", () => expect(lines(sheets, isFont)).toEqual([]));
  test("a shadow is a token", () => expect(found(sheets, strayShadows)).toEqual([]));
  test("[10.4.3] no component, mail or page in a string names a colour", () => {
    // The fallback of a theme without any colour, the background behind transparent photos, and the operator's page,
    // which belongs to no site and has no theme.
    const fallbacks = new Set([
      "server/pages/discovery/icons.ts",
      "server/leads/uploads/clean-image.ts",
      "server/http/operator/all-servers-page.ts",
    ]);
    expect(
      lines(
        script.filter((file) => !fallbacks.has(file)),
        isColourInScript,
      ),
    ).toEqual([]);
  });
  test("no component, mail or page in a string names a font", () => {
    // For operators and programmers: the reader's own fonts.
    const own = new Set(["server/http/api/description/openapi-page.ts", "server/http/operator/all-servers-page.ts"]);
    expect(
      lines(
        script.filter((file) => !own.has(file)),
        isFont,
      ),
    ).toEqual([]);
  });
  test("no component, mail or page in a string has a shadow of its own", () =>
    expect(found(script, strayShadows)).toEqual([]));
  test("every kind of file is looked at", () => {
    expect(sheets.length).toBeGreaterThan(100);
    for (const kind of [/\.tsx$/, /\.ts$/, /\.svg$/, /mail-page\.ts$/]) {
      expect(script.some((file) => kind.test(file))).toBe(true);
    }
  });

  describe("each check sees what is planted", () => {
    test.each([
      "  color: #1d3f7a;",
      "  color: #FFF;",
      "  background: rgb(0 0 0 / 0.5);",
      "  border: 1px solid red;",
      "  background: linear-gradient(90deg, oklch(0.5 0.1 20), transparent);",
    ])("in a sheet: %s", (line) => expect(wrongLines(line, isColourInSheet)).not.toEqual([]));
    test.each([
      '<p style="color:#171c21">',
      "const ink = '#171c21';",
      '<path fill="#abc"/>',
      '<path fill="red"/>',
      "<div style={{ background: 'white' }}>",
      "banner.style.cssText = `color:rgb(1,2,3)`;",
      'style={{ borderColor: "oklch(0.5 0.1 20)" }}',
    ])("in a script, a component or a mail: %s", (line) => expect(wrongLines(line, isColourInScript)).not.toEqual([]));
    test.each(["this.#add();", "  #add(): void {"])("and lets the private member of %s be", (line) =>
      expect(wrongLines(line, isColourInScript)).toEqual([]),
    );
    test.each([
      "  font-family: Arial, sans-serif;",
      "  font: 700 16px/1.2 Georgia, serif;",
      `<td style="font-family:'Segoe UI'">`,
      'style={{ fontFamily: "Georgia" }}',
    ])("a font: %s", (line) => expect(wrongLines(line, isFont)).not.toEqual([]));
    test.each([
      "box-shadow: 0 2px 8px var(--shade);",
      "filter: drop-shadow(0 0 4px var(--shade));",
      'style={{ boxShadow: "0 2px 8px var(--shade)" }}',
      '<td style="box-shadow:0 2px 8px var(--shade)">',
    ])("a shadow: %s", (rule) => expect(strayShadows(rule)).not.toEqual([]));
    test.each([
      "box-shadow: 0 0 0 1px var(--line);",
      "box-shadow: var(--shadow);",
      "box-shadow: inset 0 -2px var(--accent);",
    ])("and lets %s be", (rule) => expect(strayShadows(rule)).toEqual([]));
  });
});

describe("a dealership is data", () => {
  const code = [
    ...filesIn(["app", "domain", "server", "site", "cli", "search-engine", "templates"], /\.(?:tsx?|css|html)$/),
  ];

  const [one, other] = templateNames;
  test("[1.3.1] no template is compared by name: they are folders", () => {
    expect(
      lines(
        code.filter((file) => /^(?:app|domain|server|templates)\//.test(file)),
        comparesTemplate,
      ),
    ).toEqual([]);
  });
  test.each([
    `if (site.template === "${one}") {`,
    `if ("${one}" !== name) {`,
    `case "${one}":`,
    `const dark = ["${one}", "${other}"].includes(template);`,
    "switch (settings.template) {",
    "if (template === usual) {",
    `html[data-template="${one}"] .card {`,
    `template.startsWith("${one}")`,
  ])("the check sees %s", (line) => expect(wrongLines(line, comparesTemplate)).not.toEqual([]));

  const slugs = readdirSync("demo/sites").flatMap((file) => (file.endsWith(".yaml") ? [file.slice(0, -5)] : []));
  const knowsSlug = (line: string) => slugs.some((slug) => line.includes(slug));
  test("[1.3.1] no code knows a dealer's slug", () => {
    expect(slugs.length).toBeGreaterThan(5);
    expect(lines(code, knowsSlug)).toEqual([]);
  });
  test("the check sees a slug in a script and in a sheet", () => {
    expect(wrongLines('if (slug === "corner-lot") {', knowsSlug)).not.toEqual([]);
    expect(wrongLines('[data-site="corner-lot"] .card {', knowsSlug)).not.toEqual([]);
  });
});
