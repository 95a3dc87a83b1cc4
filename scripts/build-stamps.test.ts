import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pagesStamp, programsStamp } from "./build-stamps.mjs";

let root = "";
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "forecourt-stamps-"));
  for (const folder of ["app", "cli", "demo", "domain", "search-engine", "server", "site", "templates"])
    write(`${folder}/one.ts`, "1");
  for (const file of [
    "package-lock.json",
    "react-router.config.ts",
    "scripts/bundle-programs.ts",
    "scripts/programs.ts",
  ])
    write(file, "1");
  write("vite.config.ts", 'import { aPlugin } from "./scripts/a-plugin.ts";');
  write("scripts/a-plugin.ts", 'import { names } from "./its-names.ts";');
  write("scripts/its-names.ts", "1");
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ["app/one.ts", { pages: true, programs: true }],
  ["domain/new.ts", { pages: true, programs: true }],
  ["templates/new/template.yaml", { pages: true, programs: true }],
  ["package-lock.json", { pages: true, programs: true }],
  ["scripts/its-names.ts", { pages: true, programs: true }],
  ["scripts/a-plugin.ts", { pages: true, programs: true }],
  ["server/one.ts", { pages: false, programs: true }],
  ["cli/new.ts", { pages: false, programs: true }],
  ["demo/sites/a-dealer.yaml", { pages: false, programs: false }],
  ["server/one.test.ts", { pages: false, programs: false }],
  ["server/testing/sample.ts", { pages: false, programs: false }],
])("a change of %s asks for a build of what contains it", (file, isNew) => {
  const before = { pages: pagesStamp(root), programs: programsStamp(root) };
  expect({ pages: pagesStamp(root), programs: programsStamp(root) }).toEqual(before);
  write(file, "another text");
  expect({ pages: pagesStamp(root) !== before.pages, programs: programsStamp(root) !== before.programs }).toEqual(
    isNew,
  );
});
