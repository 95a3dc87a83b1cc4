import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let folder: string;
const file = (name: string) => join(folder, "dealerships", name);
const edit = (name: string, from: string, to: string): void => {
  const text = readFileSync(file(name), "utf8");
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  writeFileSync(file(name), text.replace(from, to));
};
const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
  weekday === 0
    ? "{ weekday: 0, status: Closed }"
    : `{ weekday: ${weekday}, status: Open, open: "09:00", close: "17:00" }`,
);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-dealerships-"));
  cpSync("tests/fixtures/sites", folder, { recursive: true });
  edit("first.yaml", "{ phone: 03 5550 1200 }", `{ phone: 03 5550 1200, opening_hours: [${week.join(", ")}] }`);
  writeFileSync(
    file("first.yaml"),
    `${readFileSync(file("first.yaml"), "utf8")}stock: { source: "https://feeds.example/a.csv", every: 6h }\n`,
  );
  writeFileSync(file("first.mapping.yaml"), "key: [No]\nfields: { stocknum: No, price: Price }\n");
  app = await createTestApp([], { build: noPages }, { folder });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const forecourt = (...words: string[]) => forecourtIn(app.dataDir, words);
const live = async () => {
  await app.registry.refresh();
  const { site } = app.registry.bySlug("first-site") ?? {};
  const [source] = await app.store.operator.sources.list();
  return JSON.stringify([site?.locations, source?.source]);
};

const changes: [what: string, change: () => void, lines: string[], shown: string][] = [
  [
    "hours",
    () => edit("first.yaml", 'weekday: 1, status: Open, open: "09:00"', 'weekday: 1, status: Open, open: "08:15"'),
    ['locations.first-yard.contact_detail.opening_hours.Monday.open: "09:00" -> "08:15"'],
    '"open":"08:15"',
  ],
  [
    "a phone number",
    () => edit("first.yaml", "phone: 03 5550 1200", "phone: 03 5550 9999"),
    ['locations.first-yard.contact_detail.phone: "03 5550 1200" -> "03 5550 9999"'],
    "03 5550 9999",
  ],
  [
    "an address",
    () => edit("first.yaml", "1 High Street", "2 Low Road"),
    ['locations.first-yard.address.street: "1 High Street" -> "2 Low Road"'],
    "2 Low Road",
  ],
  [
    "where the stock comes from",
    () => edit("first.yaml", "https://feeds.example/a.csv", "https://feeds.example/b.csv"),
    ['stock.source: "https://feeds.example/a.csv" -> "https://feeds.example/b.csv"'],
    "https://feeds.example/b.csv",
  ],
  [
    "the mapping of its columns",
    () => edit("first.mapping.yaml", "price: Price", "price: Ask"),
    ['stock.mapping.fields.price: "Price" -> "Ask"'],
    '"price":"Ask"',
  ],
];

describe.each(changes)("[10.12.1] a change of %s", (_what, change, lines, shown) => {
  test("sites diff shows it, field by field, as text and as data", async () => {
    change();
    const text = ["dealerships/first (shown by first-site)", ...lines.map((line) => `  ${line}`)].join("\n");
    expect(await forecourt("sites", "diff", folder)).toMatchObject({
      code: 0,
      out: `${text}\n0 of 2 sites and 1 of 2 dealerships would change.\n`,
    });
    const { out } = await forecourt("sites", "diff", folder, "--json", "--only", "first-site");
    const { sites, dealerships } = JSON.parse(out) as Record<string, { slug: string; changes: { path: string }[] }[]>;
    expect(sites).toEqual([]);
    expect(dealerships).toMatchObject([{ slug: "first", isNew: false, sites: ["first-site"] }]);
    expect(dealerships?.[0]?.changes.map(({ path }) => path)).toEqual(lines.map((line) => line.split(":")[0]));
    expect((await forecourt("sites", "diff", folder, "--only", "second-site")).out).toBe(
      "0 of 1 site and 0 of 1 dealership would change.\n",
    );
  });

  test.each([[[]], [["--only", "first-site"]]])("sites apply %j says so, and it is live", async (only) => {
    change();
    expect(await live()).not.toContain(shown);
    const { code, out } = await forecourt("sites", "apply", folder, ...only);
    expect(code).toBe(0);
    expect(out).toContain("changed    first-site (dealerships/first)\n");
    expect(await live()).toContain(shown);
    expect((await forecourt("sites", "apply", folder, ...only)).out).toContain("unchanged  first-site\n");
    expect((await forecourt("sites", "diff", folder)).out).toBe("0 of 2 sites and 0 of 2 dealerships would change.\n");
  });
});

test("[10.12.1] a new dealership and a new site are named as new, and values of private settings are not shown", async () => {
  const second = readFileSync(file("second.yaml"), "utf8").replaceAll("second", "third");
  writeFileSync(file("third.yaml"), second);
  const site = readFileSync(join(folder, "second-site.yaml"), "utf8").replaceAll("second", "third");
  writeFileSync(join(folder, "third-site.yaml"), site);
  const first = readFileSync(join(folder, "first-site.yaml"), "utf8");
  writeFileSync(
    join(folder, "first-site.yaml"),
    first.replace("delivery: none", "delivery: none, captcha_secret: hush"),
  );
  const { out } = await forecourt("sites", "diff", folder);
  expect(out).toBe(
    "first-site\n  private.captcha_secret: changed (not shown)\nthird-site: new\n" +
      "dealerships/third (shown by third-site): new\n2 of 3 sites and 1 of 3 dealerships would change.\n",
  );
  const data = (await forecourt("sites", "diff", folder, "--json")).out;
  expect(data).not.toContain("hush");
  expect(JSON.parse(data)).toMatchObject({
    sites: [
      { slug: "first-site", isNew: false, changes: [{ path: "private.captcha_secret" }] },
      { slug: "third-site", isNew: true, changes: [] },
    ],
    dealerships: [{ slug: "third", isNew: true, changes: [] }],
  });
});
