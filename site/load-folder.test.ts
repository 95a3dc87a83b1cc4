import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadFolder } from "./load-folder.ts";
import { templateNames } from "./template-folder.ts";
import { sentence } from "./yaml-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sites-"));
  cpSync("tests/fixtures/sites", folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function edit(file: string, change: (text: string) => string): string[] {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  return loadFolder(folder).problems.map(sentence);
}

test("[10.1.1] a good folder is taken whole, with template defaults under its own settings", () => {
  const { network, problems } = loadFolder(folder);
  expect(problems).toEqual([]);
  expect(network.sites.map(({ settings }) => [settings.slug, settings.search.hits_per_page])).toEqual([
    ["first-site", 21],
    ["second-site", 21],
  ]);
});

describe("[6, 10.2.1] a bad file is refused with its line and what was expected", () => {
  test("[10.2.2] an unknown key", () => {
    expect(edit("first-site.yaml", (text) => `${text}phone_maskd: true\n`)).toEqual([
      'first-site.yaml, line 16, phone_maskd: there is no setting called "phone_maskd"; check its spelling or take it out',
    ]);
  });
  test("an unknown key deep inside", () => {
    expect(edit("first-site.yaml", (text) => `${text}card:\n  compare: true\n  shiny: true\n`)).toEqual([
      'first-site.yaml, line 18, card.shiny: there is no setting called "shiny"; check its spelling or take it out',
    ]);
  });
  test("a wrong type", () => {
    expect(edit("first-site.yaml", (text) => `${text}phone_masked: sometimes\n`)).toEqual([
      "first-site.yaml, line 16, phone_masked: expected yes or no (true or false), but this is text",
    ]);
  });
  test("a host of another site", () => {
    expect(edit("second-site.yaml", (text) => text.replace("second.example]", "www.first.example]"))).toEqual([
      'second-site.yaml, line 5, hosts.1: the host "www.first.example" already belongs to first-site.yaml; a host leads to one site only',
    ]);
  });
  test("an unknown template is the only complaint", () => {
    expect(edit("first-site.yaml", (text) => text.replace("metro", "metroo"))).toEqual([
      `first-site.yaml, line 3, template: expected one of ${templateNames.map((name) => JSON.stringify(name)).join(", ")}`,
    ]);
  });
  test("a missing setting that only the dealer can say", () => {
    expect(edit("first-site.yaml", (text) => text.replace(/^phone:.*\n/m, ""))).toEqual([
      "first-site.yaml, phone: this setting is missing, and has no default",
    ]);
  });
  test("[8.1.13] a site without navigation", () => {
    expect(edit("first-site.yaml", (text) => text.replace(/^navigation:.*$/m, "navigation: []"))).toEqual([
      "first-site.yaml, line 14, navigation: Cannot run without navigation",
    ]);
  });
  test("[8.1.13] a site whose file has no navigation key", () => {
    expect(edit("first-site.yaml", (text) => text.replace(/^navigation:.*\n/m, ""))).toEqual([
      "first-site.yaml, navigation: Cannot run without navigation",
    ]);
  });
  test("[10.2.2] a dealership that does not exist", () => {
    expect(edit("first-site.yaml", (text) => text.replace("[first]", "[third]"))[0]).toMatch(
      /there is no dealership "third"/,
    );
  });
  test("[10.2.2] two pages under one path", () => {
    const problems = edit("first-site.yaml", (text) => `${text}locations: { path: /favourites }\n`);
    expect(problems[0]).toMatch(/locations\.path: the path "\/favourites" is already taken by the favourites page/);
  });
  test("an old address that leads in a circle, or to another old address", () => {
    mkdirSync(join(folder, "first-site"), { recursive: true });
    const lists =
      "- { from: /a, to: /search }\n- { from: /b, to: /B/ }\n- from: /c\n  to: /a\n- { from: /contact, to: / }\n";
    writeFileSync(join(folder, "first-site/redirects.yaml"), lists);
    expect(loadFolder(folder).problems.map(sentence)).toEqual([
      "first-site/redirects.yaml, line 2, 1.to: this leads back to where it comes from",
      'first-site/redirects.yaml, line 4, 2.to: "/a" is itself redirected (from "/a"); lead straight to /search',
      "first-site/redirects.yaml, line 5, 3.from: this would hide /contact, which exists now",
    ]);
  });
  test("YAML whose names stand for one another without end", () => {
    const lines = Array.from({ length: 8 }, (_, n) => `n${n + 1}: &n${n + 1} [${`*n${n},`.repeat(9)}]`);
    const [problem] = edit("first-site.yaml", (text) => `${text}n0: &n0 [1]\n${lines.join("\n")}\n`);
    expect(problem).toMatch(/^first-site\.yaml: this cannot be read: Excessive alias count/);
  });
  test("broken YAML", () => {
    expect(edit("first-site.yaml", (text) => `${text}card: {\n`)[0]).toMatch(
      /^first-site\.yaml, line 1\d: this is not valid YAML/,
    );
  });
  test("[3.4.2] a manufacturer_id that is another make's", () => {
    const named = (make: string) => `${make}manufacturer_id: 143\n`;
    expect(edit("first-site.yaml", (text) => text + named("manufacturer: kia\n"))).toEqual([
      'first-site.yaml, line 17, manufacturer_id: the id 143 is Toyota, but manufacturer says "kia"; leave one of them out',
    ]);
    expect(edit("first-site.yaml", (text) => text.replace("kia", "toyota"))).toEqual([]);
  });
  test("[10.2.2] payments by Stripe without its keys", () => {
    const provider =
      "payment_provider: { provider: stripe, checkout_word: checkout, delivery: false, terms: Terms. }\n";
    expect(edit("first-site.yaml", (text) => text + provider)[0]).toMatch(/Stripe needs its keys/);
  });
  test("[4.10.5] budgets with the interest of no lender", () => {
    const budget = "budget_finder: { with_interest: true }\n";
    expect(edit("first-site.yaml", (text) => text + budget)).toEqual([
      expect.stringMatching(
        /budget_finder\.with_interest: budgets with interest need a finance_provider and kind: buy/,
      ),
    ]);
  });
  test.each([
    ["price >>", "at character 8: Was expecting a value but instead got `>`."],
    [
      'tag:"Special" AND (make:Kia',
      "at character 19: Expression `(make=Kia` is missing the following closing delimiter: `)`.",
    ],
    ["make:Kia AND paint:red", "at character 14: Attribute `paint` is not filterable."],
  ])("[10.2.2] a filter of the stock that cannot be read: %s", (filter, reason) => {
    const problems = edit("first-site.yaml", (text) => `${text}search_filters:\n  filter: '${filter}'\n`);
    expect(problems).toEqual([expect.stringContaining("first-site.yaml, line 17, search_filters.filter: ")]);
    expect(problems[0]).toContain(`this filter cannot be read ${reason}`);
  });
  test("[9.7.2] payments in another currency than AUD", () => {
    const settings =
      "currency: NZD\npayment_provider: { provider: sandbox, checkout_word: checkout, delivery: false, terms: Terms. }\n";
    expect(edit("first-site.yaml", (text) => text + settings)[0]).toMatch(/taken in AUD only/);
  });
});

describe("where stock comes from", () => {
  const stock = (lines: string) => edit("dealerships/first.yaml", (text) => `${text}stock:\n${lines}`);
  const mapping = (text: string) => writeFileSync(join(folder, "dealerships/first.mapping.yaml"), text);

  test("a source is taken with its mapping, files counted from the dealership's own, and kept apart from it", () => {
    mapping("key: [No]\nfields: { stocknum: No }\n");
    expect(stock("  source: feeds/first.csv\n  every: 6h\n")).toEqual([]);
    const { network } = loadFolder(folder);
    const [{ source, dealership } = { source: null, dealership: null }] = network.dealerships;
    expect(source).toMatchObject({
      source: join(folder, "dealerships/feeds/first.csv"),
      every: 6 * 3_600_000,
      mapping: { key: ["No"], fields: { stocknum: "No" } },
    });
    expect(Object.keys(dealership ?? {})).not.toContain("stock");
  });

  test.each([
    ["  source: a.csv\n  every: often\n", "line 14, stock.every: write a time such as 30m, 6h or 1d, from 5m to 7d"],
    [
      "  source: sftp://a:b@c.example/d\n  every: 6h\n",
      "line 13, stock.source: write no password here: write ${FEED_FIRST__PASSWORD}",
    ],
    [
      "  source: https://c.example/${FEED_SECOND__KEY}\n  every: 6h\n",
      "FEED_SECOND__KEY belongs to another dealership",
    ],
    ["  every: 6h\n", "stock.source: name a file, a folder, or an address"],
    ["  source: a.csv\n  every: 6h\n  evry: 1\n", 'there is no setting called "evry"'],
    ["  source: a.csv\n  every: 6h\n", "stock.mapping: there is no file dealerships/first.mapping.yaml; write it with"],
  ])("%j is refused with a sentence", (lines, sentence) => {
    expect(stock(lines)[0]).toContain(sentence);
  });

  test("a mapping that names no field of a car is refused by its line", () => {
    mapping("key: [No]\nfields:\n  colur: Colour\n");
    expect(stock("  source: a.csv\n  every: 6h\n")).toEqual([
      'dealerships/first.mapping.yaml, line 3, fields.colur: a car has no field "colur"',
    ]);
  });
});
