import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const folders = [
  "app",
  "bench",
  "cli",
  "demo",
  "deploy",
  "desk",
  "domain",
  "scripts",
  "search-engine",
  "server",
  "site",
  "templates",
  "tests",
];
const pages = globSync(["*.md", "docs/**/*.md", "templates/*/*.md", ...folders.map((folder) => `${folder}/README.md`)]);

const filePattern = /`([\w.-]+(?:\/[\w.-]+)+\.(?:ts|tsx|mjs|js|css|md|yaml|json))`/g;
const linkPattern = /\]\((?!https?:|#|mailto:|\/)([^)#\s]+)[^)]*\)/g;
/** Files that a dealer or a build makes, and the example of docs/islands.md. */
const madeByOthers = /^(?:sites|defaults|files|\.data|build|reports)\/|\/my-part/;

function missingIn(page: string): string[] {
  const text = readFileSync(page, "utf8");
  const exists = (path: string) => existsSync(path) || existsSync(join(dirname(page), path));
  const files = [...text.matchAll(filePattern)].map(([, path = ""]) => path).filter((path) => !madeByOthers.test(path));
  const links = [...text.matchAll(linkPattern)].map(([, path = ""]) => path);
  return [...files, ...links].filter((path) => !exists(path)).map((path) => `${page}: ${path}`);
}

test.each(folders)("%s has a README of at most 40 lines that CONTRIBUTING.md links to", (folder) => {
  expect(readFileSync(`${folder}/README.md`, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(40);
  expect(readFileSync("CONTRIBUTING.md", "utf8")).toContain(`${folder}/README.md`);
});

test("every file that a document names exists", () => {
  expect(pages.flatMap(missingIn)).toEqual([]);
});

test("docs/README.md links to every document", () => {
  const index = readFileSync("docs/README.md", "utf8");
  expect(
    globSync("*.md", { cwd: "docs" }).filter((file) => file !== "README.md" && !index.includes(`](${file})`)),
  ).toEqual([]);
});

test("README.md shows every template", () => {
  const shown = readFileSync("README.md", "utf8").matchAll(/\]\((templates\/\w+\/picture\.webp)\)/g);
  const names = new Set([...shown].map(([, path = ""]) => path));
  expect([...names].toSorted()).toEqual(globSync("templates/*/picture.webp").toSorted());
});

test("every decision has its own number, and its title begins with it", () => {
  const records = globSync("docs/decisions/*.md").map((file) => {
    const [, inName = ""] = /(\d{4})-/.exec(file) ?? [];
    const [, inTitle = ""] = /^# (\d+)\. /.exec(readFileSync(file, "utf8")) ?? [];
    return { file, number: Number(inName), title: Number(inTitle) };
  });
  expect(new Set(records.map(({ number }) => number)).size).toBe(records.length);
  expect(records.filter(({ number, title }) => number !== title)).toEqual([]);
});
