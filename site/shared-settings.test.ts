import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadFolder } from "./load-folder.ts";
import { sentence } from "./yaml-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shared-"));
  cpSync("tests/fixtures/sites", folder, { recursive: true });
  mkdirSync(join(folder, "defaults"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const add = (file: string, text: string) => writeFileSync(join(folder, file), text, { flag: "a" });
const settings = () => loadFolder(folder).network.sites.map((site) => site.settings);
const problems = () => loadFolder(folder).problems.map(sentence);

test("[10.1.5] a site's own settings stand over its group's, those over everybody's, those over the template's", () => {
  add(
    "defaults/all.yaml",
    "phone_masked: true\nnavigation_hover: false\nsubscribe: { title: All, text: T, button: B }\n",
  );
  add("defaults/north.yaml", "navigation_hover: true\nsubscribe: { title: North }\n");
  add("first-site.yaml", "group: north\nsubscribe: { button: Own }\n");
  add("second-site.yaml", "subscribe: null\n");
  expect(problems()).toEqual([]);
  expect(settings().map((one) => [one.phone_masked, one.navigation_hover, one.subscribe])).toEqual([
    [true, true, { title: "North", text: "T", button: "Own" }],
    [true, false, null],
  ]);
});

test("[10.1.5] a wrong value is named in the file that says it", () => {
  add("defaults/all.yaml", "\nphone_masked: sometimes\n");
  add("first-site.yaml", "phone_masked: true\n");
  expect(problems()).toEqual([
    "defaults/all.yaml, line 2, phone_masked: expected yes or no (true or false), but this is text",
  ]);
});

test("[10.1.5] a group that is not there, and settings of one site, are refused", () => {
  add("defaults/all.yaml", "slug: everybody\n");
  add("first-site.yaml", "group: south\n");
  expect(problems()).toEqual([
    "defaults/all.yaml, line 1, slug: this belongs to one site; say it in the file of that site",
    'first-site.yaml, line 16, group: there is no group "south"; expected a file defaults/GROUP.yaml of that name',
  ]);
});
