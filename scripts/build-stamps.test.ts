import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testPrograms } from "#tests/support/test-programs.ts";
import {
  deskInputs,
  deskStamp,
  pagesInputs,
  pagesStamp,
  programsInputs,
  programsStamp,
  testProgramsStamp,
} from "./build-stamps.mjs";
import { importsOf } from "./import-graph.ts";
import { platformPrograms } from "./programs.ts";

let root = "";
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "forecourt-stamps-"));
  for (const folder of [
    "app",
    "cli",
    "demo",
    "desk",
    "domain",
    "search-engine",
    "server",
    "site",
    "templates",
    "tests",
  ])
    write(`${folder}/one.ts`, "1");
  for (const file of [
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "react-router.config.ts",
    "scripts/build-programs.ts",
    "scripts/build-test-programs.ts",
    "scripts/bundle-programs.ts",
    "scripts/bundled-name.ts",
    "scripts/precompress.mjs",
    "scripts/programs.ts",
  ])
    write(file, "1");
  write("vite.config.ts", 'import { aPlugin } from "./scripts/a-plugin.ts";');
  write("desk/vite.config.ts", 'import { aPlugin } from "../scripts/a-plugin.ts";');
  write("scripts/a-plugin.ts", 'import { names } from "./its-names.ts";');
  write("scripts/its-names.ts", "1");
});
afterEach(() => rmSync(root, { recursive: true }));

const stamps = () => ({
  pages: pagesStamp(root),
  desk: deskStamp(root),
  programs: programsStamp(root),
  ofTests: testProgramsStamp(root),
});

const everything = ["pages", "desk", "programs", "ofTests"];
const sites = ["pages", "programs", "ofTests"];
test.each([
  ["app/one.ts", sites],
  ["domain/new.ts", everything],
  ["search-engine/one.ts", sites],
  ["templates/new/template.yaml", sites],
  ["templates/new/fonts/bold.woff2", sites],
  ["package.json", everything],
  ["package-lock.json", everything],
  ["tsconfig.json", everything],
  ["scripts/its-names.ts", everything],
  ["scripts/a-plugin.ts", everything],
  ["scripts/precompress.mjs", everything],
  ["desk/routes/new.tsx", ["desk", "programs", "ofTests"]],
  ["desk/styles/new.css", ["desk", "programs", "ofTests"]],
  ["desk/testing/sample.ts", []],
  ["desk/.react-router/types/+routes.ts", []],
  ["server/one.ts", ["programs", "ofTests"]],
  ["server/places.json.br", ["programs", "ofTests"]],
  ["cli/new.ts", ["programs", "ofTests"]],
  ["demo/one.ts", ["programs", "ofTests"]],
  ["scripts/build-programs.ts", ["programs", "ofTests"]],
  ["tests/faults/writer.ts", ["ofTests"]],
  ["tests/e2e/one.test.ts", []],
  ["demo/sites/a-dealer.yaml", []],
  ["server/one.test.ts", []],
  ["server/testing/sample.ts", []],
  ["templates/new/README.md", []],
  ["templates/new/picture.webp", []],
])("a change of %s asks for a build of what contains it", (file, changed) => {
  const before = stamps();
  expect(stamps()).toEqual(before);
  write(file, "another text");
  const after = stamps();
  expect(everything.filter((one) => after[one as "pages"] !== before[one as "pages"])).toEqual(changed);
});

test("the same content is the same build, whenever it was written", () => {
  const before = stamps();
  write("app/one.ts", "2");
  expect(stamps()).not.toEqual(before);
  write("app/one.ts", "1");
  utimesSync(join(root, "app/one.ts"), new Date(0), new Date(0));
  expect(stamps()).toEqual(before);
});

test("the same bytes in other files are another build", () => {
  write("app/a.ts", "12");
  write("app/b.ts", "3");
  const before = stamps();
  write("app/a.ts", "1");
  write("app/b.ts", "23");
  expect(stamps()).not.toEqual(before);
});

/** Modules of this checkout that some modules import, and what those import. */
function reachedFrom(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    if (!/\.(?:tsx?|mjs)$/.test(file)) continue;
    for (const next of importsOf(file, readFileSync(file, "utf8"))) found.add(next);
  }
  // Types are generated, and the pages are built before the programs.
  return [...found].filter((file) => !/(?:^|\/)\+types\/|^build\//.test(file));
}

test("whatever the pages and the programs import is in their stamps", () => {
  const pages = reachedFrom(
    globSync(["app/{root,entry.*,routes}.{ts,tsx}", "app/routes/**/*.tsx", "app/templates/registry.ts"], {
      exclude: ["**/*.test.*"],
    }),
  );
  const ofPages = new Set(pagesInputs());
  expect(pages.length).toBeGreaterThan(500);
  expect(pages.filter((file) => !ofPages.has(file))).toEqual([]);
  const desk = reachedFrom(globSync("desk/{root,entry.*,routes,routes/**/*}.{ts,tsx}", { exclude: ["**/*.test.*"] }));
  const ofDesk = new Set(deskInputs());
  expect(desk.length).toBeGreaterThan(60);
  expect(desk.filter((file) => !ofDesk.has(file))).toEqual([]);
  const programs = reachedFrom(platformPrograms.filter((file) => !file.startsWith("build/")));
  const ofPrograms = new Set(programsInputs());
  expect(programs.length).toBeGreaterThan(500);
  expect(programs.filter((file) => !ofPrograms.has(file))).toEqual([]);
  const ofTests = reachedFrom(testPrograms.filter((file) => !file.startsWith("build/")));
  expect(ofTests.filter((file) => !ofPrograms.has(file) && !/^tests\/.*(?<!\.test)\.ts$/.test(file))).toEqual([]);
});
