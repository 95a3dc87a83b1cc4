import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { loadFolder } from "#site/load-folder.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-life-"));
  cpSync("tests/fixtures/sites", folder, { recursive: true });
  mkdirSync(join(folder, "first-site/pages"), { recursive: true });
  writeFileSync(
    join(folder, "first-site/pages/lounge.md"),
    "---\ntitle: Lounge\ndescription: Coffee.\n---\nSit down.\n",
  );
  app = await createTestApp([], { build: noPages }, { folder });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const forecourt = (...words: string[]) => forecourtIn(app.dataDir, words);
const askHost = async (host: string, path = "/api/docs") => {
  await app.registry.refresh();
  return app.get(`http://${host}${path}`, { headers: { host } }, "203.0.113.7");
};
async function addLead(): Promise<void> {
  const { leads } = app.store.forSite({ slug: "first-site", dealershipIds: ["first"] });
  const lead = { ...sampleLead("lead-1"), site_slug: "first-site" };
  await leads.create({ lead, deliveries: [], answer: null, captchaUse: null, seat: null });
}

test("[10.11.1] a suspended site is closed for visitors and opens again; applying its files does not open it", async () => {
  expect((await forecourt("sites", "suspend", "first-site", "--note", "unpaid")).code).toBe(0);
  await forecourt("sites", "apply", folder);
  const closed = await askHost("www.first.example");
  expect([closed.status, await closed.text()]).toEqual([503, expect.stringContaining("is not online at the moment")]);
  expect((await askHost("www.second.example")).status).toBe(200);
  expect((await forecourt("sites", "list")).out).toMatch(/first-site.*suspended since .* unpaid/u);
  expect((await forecourt("sites", "resume", "first-site")).out).toBe("first-site is open again.\n");
  expect((await askHost("www.first.example")).status).toBe(200);
});

test("[10.11.2] a renamed site keeps its leads, unsubscribes and links in mails; its hosts before redirect", async () => {
  await addLead();
  const { consent } = app.store.forSite({ slug: "first-site", dealershipIds: [] });
  const evidence = { wording: "x", default: false, choice: false, at: "2026-01-01T00:00:00.000Z", page: "" };
  const key = consent.keyOf("ana@example.com");
  await consent.suppress({ key, address: "ana@example.com" }, evidence, "operator");
  const links = new MailLinks({ secret: "a secret for tests alone" });
  const token = links.token("first-site", "unsubscribe", key);

  const refused = await forecourt("sites", "rename", "first-site", "second-site", folder);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("There is a site second-site")]);
  const renamed = await forecourt("sites", "rename", "first-site", "harbour", folder, "--host", "www.harbour.example");
  expect([renamed.code, renamed.err]).toEqual([0, ""]);
  expect(existsSync(join(folder, "first-site.yaml"))).toBe(false);
  expect(existsSync(join(folder, "harbour/pages/lounge.md"))).toBe(true);
  expect(readFileSync(join(folder, "harbour.yaml"), "utf8")).toContain("id: first-site");
  const old = await askHost("www.first.example", "/about?a=1");
  expect([old.status, old.headers.get("location")]).toEqual([308, "http://www.harbour.example/about?a=1"]);
  expect((await askHost("www.harbour.example")).status).toBe(200);

  const runtime = app.registry.byName("harbour");
  expect(await runtime?.store.leads.get("lead-1")).not.toBeNull();
  expect(links.read(runtime?.site.slug ?? "", "unsubscribe", token)).toBe(key);
  expect((await forecourt("consent", "show", "ana@example.com", "--site", "harbour")).out).toContain('"suppressed": {');
  expect((await forecourt("leads", "list", "--site", "harbour")).out).toContain("lead-1");
  // No other site can take the name: leads are stored under it.
  cpSync("tests/fixtures/sites/first-site.yaml", join(folder, "first-site.yaml"));
  const text = readFileSync(join(folder, "first-site.yaml"), "utf8");
  writeFileSync(
    join(folder, "first-site.yaml"),
    text.replace("id: first-site", "id: other").replace(/^hosts:.*$/m, "hosts: []"),
  );
  expect((await forecourt("sites", "apply", folder)).err).toContain('belonged to site "harbour" before');
});

test("[10.11.3] a site is deleted only after its export and two answers; leads stay, alerts go", async () => {
  await addLead();
  const target = join(folder, "export");
  const unconfirmed = await forecourt("sites", "delete", "first-site", "--export", target);
  expect([unconfirmed.code, unconfirmed.err]).toEqual([
    1,
    expect.stringContaining("--confirm first-site --confirm first-site"),
  ]);
  expect(unconfirmed.out).toMatch(/Goes: .*first-site.*\n.*\nStays: 1 lead, /u);
  const once = await forecourt("sites", "delete", "first-site", "--export", target, "--confirm", "first-site");
  expect([once.code, once.out]).toEqual([1, expect.stringContaining("Nothing was deleted.")]);
  expect(await app.store.operator.sites.get("first-site")).not.toBeNull();

  const twice = ["--confirm", "first-site", "--confirm", "first-site"];
  expect((await forecourt("sites", "delete", "first-site", "--export", target, ...twice)).code).toBe(0);
  expect((await askHost("www.first.example")).status).toBe(404);
  expect((await forecourt("leads", "list", "--site", "first-site")).out).toContain("lead-1");
  expect(readFileSync(join(target, "first-site-leads.jsonl"), "utf8")).toContain('"lead-1"');
  // The export can be applied again.
  cpSync(join(folder, "dealerships"), join(target, "dealerships"), { recursive: true });
  const { network, problems } = loadFolder(target);
  expect(problems).toEqual([]);
  expect(network.sites[0]?.content.pages[0]).toMatchObject({ slug: "lounge", title: "Lounge" });
});

test("[10.11.4] apply --only writes the named sites alone", async () => {
  for (const slug of ["first-site", "second-site"])
    writeFileSync(join(folder, `${slug}.yaml`), "scroll_to_top: false\n", { flag: "a" });
  expect((await forecourt("sites", "apply", folder, "--only", "second-site")).out).toBe("changed    second-site\n");
  expect((await forecourt("sites", "diff", folder)).out).toMatch(
    /^first-site\n  scroll_to_top: true -> false\n1 of 2 sites and 0 of 2 dealerships would change/u,
  );
  const unknown = await forecourt("sites", "apply", folder, "--only", "third-site");
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining("no site file third-site.yaml")]);
});

test("[10.11.5] a change for many sites shows first what it changes where, and is written when told to", async () => {
  mkdirSync(join(folder, "defaults"));
  writeFileSync(join(folder, "defaults/all.yaml"), "# for everybody\nnavigation_hover: false\n");
  writeFileSync(join(folder, "first-site.yaml"), "navigation_hover: true\n", { flag: "a" });
  const shown = await forecourt("sites", "set", "navigation_hover", "true", folder, "--all");
  expect(shown.out).toBe(
    "second-site\n  navigation_hover: false -> true\n1 of 2 sites would change.\nNothing was written. Say --write to write it.\n",
  );
  expect(readFileSync(join(folder, "defaults/all.yaml"), "utf8")).toContain("false");
  await forecourt("sites", "set", "navigation_hover", "true", folder, "--all", "--write");
  expect(readFileSync(join(folder, "defaults/all.yaml"), "utf8")).toBe("# for everybody\nnavigation_hover: true\n");
  const bad = await forecourt("sites", "set", "navigation_hovr", "true", folder, "--only", "first-site", "--write");
  expect([bad.code, bad.err]).toEqual([1, expect.stringContaining('there is no setting called "navigation_hovr"')]);
});

test("[10.7.5] many warnings of one kind are summed up", async () => {
  const { network } = loadFolder(folder);
  expect(network.sites).toHaveLength(2);
  const links = Array.from({ length: 6 }, (_, n) => `{ name: X, url: /gone-${n} }`).join(", ");
  writeFileSync(join(folder, "first-site.yaml"), `footer: { columns: [{ title: T, links: [${links}] }] }\n`, {
    flag: "a",
  });
  const summed = await forecourt("sites", "validate", folder);
  expect(summed.err).toContain("and 3 more of [dead link]");
  expect(summed.err).toContain("--all-warnings shows every one");
  const all = await forecourt("sites", "validate", folder, "--all-warnings");
  expect(all.err.match(/\[dead link\]/gu)).toHaveLength(6);
});

test("[10.11.2] a store opened anew reads the site under its new name", async () => {
  await forecourt("sites", "rename", "first-site", "harbour", folder);
  const again = await openStore({ dataDir: app.dataDir });
  expect(await again.operator.sites.get("harbour")).toMatchObject({ slug: "first-site", name: "harbour" });
  await again.close();
});
