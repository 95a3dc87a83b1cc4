import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { templateNames } from "#site/schema/identity.ts";

const filesIn = (folder: string, kind: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => kind.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
const lines = (files: readonly string[], wrong: (line: string) => boolean): string[] =>
  files.flatMap((file) =>
    withoutComments(readFileSync(file, "utf8"))
      .split("\n")
      .map((line, index) => ({ line, place: `${file}:${index + 1} ${line.trim()}` }))
      .filter(({ line }) => wrong(line))
      .map(({ place }) => place),
  );
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, "")).replace(/^\s*\/\/.*$/gm, "");

const isTokens = (file: string): boolean => /templates\/\w+\/(tokens|fonts)\.css$/.test(file);
const css = filesIn("app", /\.css$/).filter((file) => !isTokens(file));
const script = ["app", "domain", "server"].flatMap((folder) => filesIn(folder, /\.tsx?$/));
const names = "white|black|red|green|blue|yellow|orange|grey|gray|silver|gold|navy|teal|purple|pink|brown|beige|ivory";

describe("colours, fonts and shadows are tokens", () => {
  test("no stylesheet names a colour", () => {
    const raw = new RegExp(
      `#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(|:[^;]*[\\s(,](?:${names})\\b`,
      "i",
    );
    expect(lines(css, (line) => raw.test(line) && !/^\s*[.#\w:&>,[\]="*~+ -]+[{,]\s*$/.test(line))).toEqual([]);
  });
  test("no stylesheet names a font", () => {
    const named = (line: string) =>
      /^\s*font-family:/.test(line)
        ? !/font-family:\s*(?:var\(--|inherit)/.test(line)
        : /^\s*font:/.test(line) && !/font:\s*inherit|var\(--/.test(line);
    expect(lines(css, named)).toEqual([]);
  });
  test("a shadow is a token; what is drawn without blur is a line and may be its own", () => {
    const blur = (shadow: string) => (shadow.match(/-?[\d.]+(?:px|rem|em)?(?=\s|$)/g) ?? [])[2] ?? "0";
    const own = css.flatMap((file) =>
      (withoutComments(readFileSync(file, "utf8")).match(/(?:box|text|drop)-shadow[^;{}]*/g) ?? [])
        .filter((rule) => rule.split(/[:(,]/).some((shadow) => Number.parseFloat(blur(shadow)) !== 0))
        .map((rule) => `${file} ${rule}`),
    );
    expect(own).toEqual([]);
  });
  test("no component names a colour", () => {
    const components = script.filter((file) => /^app\/(?:features|ui|templates|routes)\/.*\.tsx$/.test(file));
    expect(lines(components, (line) => /["'`]#[0-9a-f]{3,8}["'`]|\b(?:rgb|hsl|oklch)\(/i.test(line))).toEqual([]);
  });
});

describe("a dealership is data", () => {
  test("no template is compared by name: they stand as keys of registries only", () => {
    const name = `["'\`](?:${templateNames.join("|")})["'\`]`;
    const compared = new RegExp(
      `(?:[=!]==?|\\bcase|\\bincludes\\(|\\bhas\\()\\s*${name}|${name}\\s*[=!]==?|\\btemplate\\s*[=!]==?|switch \\([^)]*\\btemplate\\)`,
    );
    expect(compared.test('if (site.template === "yard")')).toBe(true);
    expect(lines(script, (line) => compared.test(line))).toEqual([]);
  });
  test("no code knows a dealer's slug", () => {
    const slugs = readdirSync("demo/sites").flatMap((name) => (name.endsWith(".yaml") ? [name.slice(0, -5)] : []));
    expect(slugs.length).toBeGreaterThan(5);
    const code = [...script, ...["site", "cli", "search-engine"].flatMap((folder) => filesIn(folder, /\.tsx?$/))];
    expect(lines(code, (line) => slugs.some((slug) => line.includes(slug)))).toEqual([]);
  });
});
