import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadFolder } from "./load-folder.ts";
import { repeatedWords } from "./repeated-words.ts";
import { sentence } from "./yaml-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "repeated-words-"));
  cpSync("tests/fixtures/sites", folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));
const withoutMenus = (text: string): string =>
  text.replace(/^(?:navigation|footer|header_buttons):.*\n(?: .*\n)*/gm, "");

test("[10.2.8] an entry whose words stand in the same menu already is named with its line", () => {
  const menus = `navigation:
  - { name: Finance, url: /finance }
  - name: More
    url: /about
    dropdownItems: [{ name: finance, url: /about }, { name: About, url: /about }]
header_buttons: { book_service: null, finance: { label: Finance, url: /finance } }
footer:
  columns:
    - { title: One, links: [{ name: About, url: /about }, { name: About, url: /contact }] }
    - { title: Two, links: [{ name: About, url: /about }] }
`;
  const file = join(folder, "first-site.yaml");
  writeFileSync(file, withoutMenus(readFileSync(file, "utf8")) + menus);
  const { network, problems } = loadFolder(folder);
  expect(problems).toEqual([]);
  expect(repeatedWords(network).map(({ path }) => path)).toEqual([
    "navigation.1.dropdownItems.0.name",
    "header_buttons.finance.label",
    "footer.columns.0.links.1.name",
  ]);
  const [first] = repeatedWords(network);
  expect(first && sentence(first)).toMatch(/"finance" stands twice in this menu.*remove it$/);
});

test("[10.2.8] no menu of a demo site repeats itself", () => {
  expect(repeatedWords(loadFolder("demo/sites").network).map(sentence)).toEqual([]);
});
