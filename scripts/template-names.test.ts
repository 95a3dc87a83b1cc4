import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// A template is its folder. Sites and documents name one; code never does, so that a folder may come or go alone.

const names = readdirSync("templates", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "base")
  .map(({ name }) => name);
const one = `(?:${names.join("|")})`;

/** A path into its folder, the value of a setting `template`, and in code any text, key or import that is a name. */
const anywhere = new RegExp(String.raw`templates/${one}\b|\btemplate["']?\s*[:=]+\s*["'\`]?${one}\b`);
const inCode = new RegExp(String.raw`["'\`]${one}["'\`]|^\s*${one}: ["\'\`{]|\bimport \{ ${one}\b`);

const isExcepted = (file: string) =>
  /^(?:templates|demo|docs|bench\/peers|tests\/fixtures\/.*sites|tests\/fuzz\/corpus)\//.test(file);
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|^tests\//.test(file);
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"])
  .toString()
  .split("\n")
  .filter((file) => /\.(?:tsx?|mjs|js|css|json|ya?ml|html|toml)$/.test(file) && !isExcepted(file));

const namesIn = (file: string, text: string): string[] =>
  text.split("\n").flatMap((line, at) => {
    const knows = anywhere.test(line) || (!isTest(file) && inCode.test(line));
    return knows ? [`${file}:${at + 1} ${line.trim()}`] : [];
  });

test("[10.4.1] nothing outside a template's folder knows its name", () => {
  expect(names.length).toBeGreaterThan(5);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => namesIn(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  `import { slots } from "#templates/${names[0]}/slots.ts";`,
  `@import "../../templates/${names[0]}/styles/card.css";`,
  `const choices = { "${names[0]}": "for yards" };`,
  `  ${names[0]}: "for yards",`,
  `import { ${names[0]} } from "./defaults.ts";`,
])("the check sees %s", (line) => expect(namesIn("server/x.ts", line)).toHaveLength(1));

test("and in a test sees what names a template, not every such word", () => {
  expect(namesIn("site/x.test.ts", `const own = { template: "${names[0]}" };`)).toHaveLength(1);
  expect(namesIn("site/x.test.ts", `const location = { slug: "${names[0]}" };`)).toEqual([]);
});
