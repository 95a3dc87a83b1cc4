import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deadEnds } from "./dead-ends.ts";
import { loadFolder } from "./load-folder.ts";
import { sentence } from "./yaml-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dead-ends-"));
  cpSync("tests/fixtures/sites", folder, { recursive: true });
  mkdirSync(join(folder, "first-site"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function found(media = "tests/fixtures/media"): string[] {
  const { network, problems } = loadFolder(folder);
  expect(problems).toEqual([]);
  return deadEnds(network, [media]).map((one) => `${sentence(one)} [${one.rule}]`);
}
const add = (file: string, text: string) => writeFileSync(join(folder, file), text, { flag: "a" });

test("[10.2.5] a folder whose links and pictures are there has no warning, nor have the demo sites", () => {
  expect(found()).toEqual([]);
  const { network } = loadFolder("demo/sites");
  expect(deadEnds(network, ["demo/media"]).map(sentence)).toEqual([]);
});

test("[10.2.5] a menu entry, an offer, a redirect and a picture that lead nowhere are named with their line", () => {
  add("first-site.yaml", "footer: { columns: [{ title: More, links: [{ name: Gone, url: /gone }] }] }\n");
  add(
    "first-site/offers.yaml",
    "- { slug: o, title: Offer, manufacturer: toyota, body: B, terms: T, url: /no-offer, image: /media/none.webp }\n",
  );
  add("first-site/redirects.yaml", "- { from: /old, to: /nowhere, status: 302 }\n- { from: /team, to: /about }\n");
  expect(found()).toEqual([
    'first-site.yaml, line 16, footer.columns.0.links.0.url: "/gone" leads nowhere: this site has no such page [dead link]',
    'first-site/offers.yaml, line 19, 3.url: "/no-offer" leads nowhere: this site has no such page [dead link]',
    'first-site/redirects.yaml, line 1, 0.to: "/nowhere" leads nowhere: this site has no such page [dead link]',
    'first-site/offers.yaml, line 19, 3.image: the picture "/media/none.webp" is in none of the media folders [missing picture]',
  ]);
});

test("[10.2.5] what a redirect catches, a search and another site are no dead ends", () => {
  add("first-site/redirects.yaml", "- { from: /blog/*, to: /about }\n");
  const links = ["/blog/news", "/search/used-cars?make=toyota", "https://elsewhere.example/x", "/contact#map"];
  add(
    "first-site.yaml",
    `footer: { columns: [{ title: More, links: [${links.map((url) => `{ name: X, url: "${url}" }`).join(", ")}] }] }\n`,
  );
  expect(found()).toEqual([]);
});
