import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "#server/adapters/store/open-store.ts";
import { loadFolder } from "#site/load-folder.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-lost-"));
  cpSync("tests/fixtures/sites", sites(), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const sites = () => join(folder, "sites");
const dataDir = () => join(folder, "data");
const forecourt = (...words: string[]) => forecourtIn(dataDir(), words);
const edit = (name: string, from: string, to: string) => {
  const file = join(sites(), name);
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
};
const deliver = (delivery: string) => edit("first-site.yaml", ", delivery: none", delivery);
const everything = "{ channel: { kind: email, to: [a@first.example] } }";

/** As a release without this rule has stored it. */
async function storeUnchecked(): Promise<void> {
  const { network } = loadFolder(sites());
  const store = await openStore({ dataDir: dataDir() });
  await store.operator.sites.applyAll({
    sites: network.sites.map(({ settings, own, content }) => ({
      slug: settings.slug,
      id: settings.id,
      hosts: settings.hosts,
      document: { settings: own, content },
    })),
    dealerships: network.dealerships.map(({ dealership }) => dealership),
  });
  await store.close();
}

const nobody =
  "first-site.yaml, line 15, private.delivery: nobody receives enquiries of this site; name a receiver, such as " +
  "delivery: [{ channel: { kind: email, to: [sales@example.com.au] } }], or write delivery: none if they are only to be stored";

describe("[11.9.2] a site whose enquiries reach nobody", () => {
  test.each(["validate", "apply"])("sites %s refuses a new one without any receiver", async (verb) => {
    deliver("");
    const { code, err } = await forecourt("sites", verb, sites());
    expect([code, err]).toEqual([1, `${nobody}\n1 problem. Nothing was changed.\n`]);
  });

  test("is taken where its file says delivery: none", async () => {
    expect(await forecourt("sites", "apply", sites())).toMatchObject({
      code: 0,
      err: expect.not.stringContaining("nobody"),
    });
  });

  test.each(["validate", "apply"])(
    "sites %s refuses names of categories and locations that do not exist",
    async (verb) => {
      deliver(
        `, delivery: [${everything}, { categories: [Service], location: frist, channel: { kind: email, to: [b@first.example] } }]`,
      );
      const { code, err } = await forecourt("sites", verb, sites());
      expect(code).toBe(1);
      expect(err).toContain(
        'first-site.yaml, line 15, private.delivery.1.categories.0: there is no category "Service"; use one of General Enquiry, ',
      );
      expect(err).toContain(
        'private.delivery.1.location: this site has no location "frist"; use one of first-yard, or take "location" out\n',
      );
      expect(err).toContain("2 problems.");
    },
  );

  test.each(["validate", "apply"])("sites %s warns of categories that nobody receives", async (verb) => {
    deliver(", delivery: [{ categories: [Test Drive], channel: { kind: email, to: [b@first.example] } }]");
    const { code, err } = await forecourt("sites", verb, sites());
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(
        /^warning {4}first-site\.yaml, line 15, private\.delivery: nobody receives General Enquiry, .*\[enquiries\]$/mu,
      ),
    ]);
  });

  test("sites validate and apply only warn of one that was live before, for this release", async () => {
    deliver("");
    await storeUnchecked();
    edit("first-site.yaml", "name: First Site Motors", "name: Renamed");
    for (const verb of ["validate", "apply"]) {
      const { code, err } = await forecourt("sites", verb, sites());
      expect([code, err]).toEqual([
        0,
        expect.stringContaining(`warning    ${nobody}; the next release refuses it [enquiries]\n`),
      ]);
    }
  });

  test("sites apply refuses to take the receivers of a live site away", async () => {
    deliver(`, delivery: [${everything}]`);
    expect((await forecourt("sites", "apply", sites())).code).toBe(0);
    edit("first-site.yaml", `, delivery: [${everything}]`, "");
    expect(await forecourt("sites", "apply", sites())).toMatchObject({ code: 1, err: expect.stringContaining(nobody) });
  });

  test("sites apply finds a location that a dealership's file no longer has", async () => {
    deliver(`, delivery: [${everything}, { location: first-yard, channel: { kind: email, to: [b@first.example] } }]`);
    expect((await forecourt("sites", "apply", sites())).code).toBe(0);
    edit("dealerships/first.yaml", "id: first-yard", "id: yard");
    edit("dealerships/first.yaml", "slug: first-yard", "slug: yard");
    const { code, err } = await forecourt("sites", "apply", sites());
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('this site has no location "first-yard"; use one of yard'),
    ]);
  });

  test("[11.9.3] leads test says so and fails; with delivery: none it says that, and does not", async () => {
    deliver("");
    await storeUnchecked();
    const lost = await forecourt("leads", "test", "--site", "first-site");
    expect([lost.code, lost.err]).toEqual([
      1,
      "Nobody receives enquiries of this site. In private.delivery of first-site.yaml, name a receiver, such as " +
        "delivery: [{ channel: { kind: email, to: [sales@example.com.au] } }], or write delivery: none if they are only to be stored. " +
        "Then apply the folder.\n",
    ]);
    const none = await forecourt("leads", "test", "--site", "second-site");
    expect([none.code, none.err]).toEqual([
      0,
      "The site says delivery: none. Enquiries are stored and sent to nobody.\n",
    ]);
  });

  test("[11.9.3] doctor finds it, and counts sites that only store enquiries", async () => {
    deliver("");
    await storeUnchecked();
    const { out } = await forecourt("doctor", "--json", "--dns", "127.0.0.1:9");
    const { findings } = JSON.parse(out) as { findings: { check: string }[] };
    expect(findings.filter(({ check }) => check === "enquiries")).toMatchObject([
      {
        level: "problem",
        check: "enquiries",
        message: expect.stringMatching(/^first-site: Nobody receives enquiries of this site\. \[\w{8}\]$/) as string,
        todo: "In private.delivery of first-site.yaml, name a receiver, such as delivery: [{ channel: { kind: email, to: [sales@example.com.au] } }], or write delivery: none if they are only to be stored. Then apply the folder.",
      },
      {
        level: "ok",
        check: "enquiries",
        message: "second-site says delivery: none, and only stores its enquiries.",
        todo: null,
      },
    ]);
    await forecourt("sites", "suspend", "first-site");
    expect((await forecourt("doctor", "--dns", "127.0.0.1:9")).out).not.toContain("Nobody receives");
  });
});
