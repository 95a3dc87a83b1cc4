import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Resolver } from "node:dns/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:tls";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { stockSettings } from "#domain/stock-source/stock-settings.ts";
import { deliveryDocument } from "#server/documents/delivery-document.ts";
import { DocumentError } from "#server/documents/document-error.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { readEnv } from "#server/environment/env.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import type { DoctorWorld } from "#server/operations/doctor/doctor-world.ts";
import { examine, exitCodeOf } from "#server/operations/doctor/examine.ts";
import { needKey } from "#domain/need/need.ts";
import { readableSites } from "#server/sites/stored-sites.ts";
import { fingerprintOf } from "#server/platform/secret/fingerprint.ts";
import { startMailServer } from "#tests/faults/delivery-receivers.ts";
import { startDnsServer, type Zone } from "#tests/support/dns-server.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { findFreePort } from "#tests/support/store-free-port.ts";

const fixtures = join(import.meta.dirname, "../tests/fixtures");
const [cert, key] = ["cert.pem", "key.pem"].map((name) => readFileSync(join(fixtures, "tls", name), "utf8"));
const secret = "the secret of this platform";
const ends: (() => unknown)[] = [];
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const good: Zone = {
  "www.first.example": { a: ["127.0.0.1"] },
  "first.example": { a: ["127.0.0.1"], txt: ["v=spf1 include:mail.example -all"] },
  "_dmarc.first.example": { txt: ["v=DMARC1; p=none"] },
  "selector1._domainkey.first.example": { txt: ["v=DKIM1; k=rsa; p=MIGfMA0"] },
};

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-doctor-"));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A platform without any problem, on its own database. */
async function healthy(zone: Zone, variables: Record<string, string> = {}) {
  const databaseUrl = await postgres.createDatabase();
  const dataDir = newFolder();
  const unreadable: DocumentError[] = [];
  const onFault = (fault: unknown) => {
    if (fault instanceof DocumentError) unreadable.push(fault);
  };
  const store = await openStore({ databaseUrl, dataDir, onFault });
  ends.push(() => store.close());
  await applyFolder(store, join(fixtures, "sites"));
  await store.operator.servers.claimSigning(fingerprintOf(secret), new Date());
  const mail = await startMailServer(() => "well");
  ends.push(() => mail.close());
  const tls = createServer({ cert, key });
  // The doctor hangs up after reading the certificate.
  tls.on("tlsClientError", () => undefined).on("secureConnection", (socket) => socket.on("error", () => undefined));
  tls.listen(0, "127.0.0.1");
  await once(tls, "listening");
  ends.push(() => tls.close());
  const dns = await startDnsServer(zone);
  ends.push(() => dns.stop());
  const resolver = new Resolver({ timeout: 20_000, tries: 2 });
  resolver.setServers([dns.address]);
  const env = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    SMTP_URL: mail.url,
    PUBLIC_SCHEME: "https",
    TRUSTED_PROXIES: "10.0.0.1",
    ...variables,
  });
  const world: DoctorWorld = {
    env,
    dataDir,
    store,
    sites: await sitesOf(store),
    clock: () => new Date(),
    resolver,
    tls: { port: (tls.address() as AddressInfo).port, ca: cert },
    freeBytes: async () => 1e12,
    unreadable,
  };
  return { world, databaseUrl };
}

const sitesOf = async (store: Store) =>
  (await readableSites(store)).map(({ site }) => site).filter(({ slug }) => slug === "first-site");

test("[10.10.1] a platform in order has no finding, and the exit code says so", async () => {
  const { world } = await healthy(good);
  const findings = await examine(world);
  expect(findings.filter(({ level }) => level !== "ok")).toEqual([]);
  expect(exitCodeOf(findings)).toBe(0);
  expect(new Set(findings.map(({ check }) => check))).toEqual(
    new Set([
      "settings",
      "store",
      "secret",
      "clock",
      "storage",
      "disk",
      "sites",
      "feeds",
      "search",
      "documents",
      "enquiries",
      "deliveries",
      "refunds",
      "mail",
      "hosts",
    ]),
  );
});

test("[17.3.8] feeds that name what they may not, or soon may not, are found", async () => {
  const { world } = await healthy(good);
  const { store } = world;
  const [dealership] = await store.operator.dealerships.list();
  if (!dealership) throw new Error("no dealership");
  const feedsOf = async (source: string) => {
    const { mapping: _named, ...settings } = stockSettings.parse({ source, every: "6h" });
    const mapping = mappingSchema.parse({ key: ["No"], fields: { stocknum: "No" } });
    await store.operator.sites.applyAll({
      sites: [],
      dealerships: [dealership],
      sources: new Map([[dealership.id, { ...settings, mapping }]]),
    });
    return (await examine(world)).filter(({ check }) => check === "feeds");
  };
  expect(await feedsOf("sftp://d:${FEED_PASSWORD}@feeds.example/a.csv")).toEqual([
    {
      level: "warning",
      check: "feeds",
      message: "The feed of first names FEED_PASSWORD, which the next release takes as another dealership's.",
      todo: "Set FEED_FIRST__PASSWORD on every server, name it in dealerships/first.yaml, and apply the folder.",
      sites: ["first-site"],
    },
  ]);
  expect(await feedsOf("/srv/feeds/a.csv")).toMatchObject([
    { level: "problem", message: expect.stringContaining("FEEDS_DIR is not set") },
  ]);
  expect(await feedsOf("https://feeds.example/${FEED_FIRST__KEY}")).toMatchObject([{ level: "ok" }]);
});

test("[10.10.1] seventeen planted faults are found, each with its sentence and what to do", async () => {
  const closed = `127.0.0.1:${await findFreePort()}`;
  const { world, databaseUrl } = await healthy(
    { "www.first.example": { a: ["127.0.0.1"] } },
    {
      TRUSTED_PROXIES: "",
      SMTP_URL: `smtp://${closed}`,
      SEARCH_URL: `http://${closed}`,
      SECRET: "quite another secret",
    },
  );
  const file = join(newFolder(), "a file");
  writeFileSync(file, "");
  const { leads } = world.store.forSite({ slug: "first-site", dealershipIds: ["first"] });
  const stuck = {
    channel: "email",
    stage: "complete",
    next_at: "2026-01-01T00:00:00.000Z",
    document: { to: ["x@y.example"] },
  };
  await leads.create({
    lead: { ...sampleLead("l1"), site_slug: "first-site" },
    deliveries: [
      { ...stuck, state: "pending" },
      { ...stuck, stage: "partial", state: "failed" },
    ],
    answer: null,
    captchaUse: null,
    seat: null,
  } as Parameters<typeof leads.create>[0]);
  const newer = { ...sampleLead("l2"), site_slug: "first-site" };
  await leads.create({ lead: newer, deliveries: [], answer: null, captchaUse: null, seat: null });
  const receiver = { channel: "webhook", document: deliveryDocument.encode({ url: "https://crm.example/hook" }) };
  await world.store.operator.receivers.fail(receiver, { failures: 4, restsUntil: 0 }, "503 from the CRM", new Date());
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query("update sites set document = '{}' where slug = 'second-site'");
  await client.query(`update leads set document = '{"$version":99}' where id = 'l2'`);
  await client.end();

  const findings = await examine({
    ...world,
    dataDir: file,
    freeBytes: async () => 5_000_000,
    clock: () => new Date(Date.now() + 120_000),
    tls: { ...world.tls, ca: undefined },
  });
  const found = findings.filter(({ level }) => level !== "ok");
  const sentences = found.map(({ check, message, todo }) => `${check}: ${message} > ${todo ?? ""}`).join("\n");
  for (const sentence of [
    /settings: TRUSTED_PROXIES is empty.*> Set TRUSTED_PROXIES/,
    /secret: SECRET is not the secret that the servers of this database sign with.*> Set SECRET to theirs/,
    /clock: The clock of this machine is 1[12]\d s ahead of the database's.*> Set both clocks by NTP/,
    /storage: DATA_DIR: .* cannot be written.*> chown/,
    /disk: 4 MB are free.*> Make room/,
    /sites: The site second-site is in quarantine.*> Apply its file again: forecourt sites apply DIR --only second-site/,
    /documents: The stored lead l2 cannot be read: it has version 99.*> If a later release wrote it, start that release/,
    /search: The search server at .* cannot be used.*> Start Meilisearch/,
    /deliveries: first-site: 1 by email are due, and no server sends them\. \[\w{8}\] > Start a server/,
    /deliveries: first-site: 1 by email given up\. \[\w{8}\] > forecourt deliveries list --site first-site --state failed/,
    /deliveries: webhook crm\.example has failed 4 times in a row\. Last answer: 503 from the CRM \[\w{8}\] > Ask whoever runs it/,
    /mail: The mail server .* cannot be used.*> Correct SMTP_URL/,
    /mail: first\.example has no SPF record.*> Publish one TXT record at first\.example/,
    /mail: first\.example has no DMARC record.*> Publish a TXT record at _dmarc\.first\.example/,
    /mail: No DKIM key of first\.example.*> Let the mail server sign/,
    /hosts: first\.example of first-site leads nowhere.*> Add an A or AAAA record/,
    /hosts: Browsers refuse the certificate of www\.first\.example: .*> Get a certificate/,
  ])
    expect(sentences).toMatch(sentence);
  expect(found.every(({ todo }) => todo !== null && todo !== "")).toBe(true);
  expect(exitCodeOf(findings)).toBe(1);
});

test("[10.3.2, 10.10.1] a stock filter that cannot be read is named with its site, place and reason", async () => {
  const { world, databaseUrl } = await healthy(good);
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query(
    `update sites set document = jsonb_set(document::jsonb, '{settings,search_filters}', '{"filter":"price >>"}')
     where slug = 'first-site'`,
  );
  await client.end();
  const found = (await examine(world)).filter(({ level }) => level === "problem");
  expect(found.map(({ message }) => message)).toEqual([
    "The site first-site is in quarantine: its stored settings cannot be read (search_filters.filter: this filter cannot be read at character 8: Was expecting a value but instead got `>`.).",
  ]);
});

test("[10.10.1] a certificate that is about to end, or has ended, is told with its day", async () => {
  const { world } = await healthy(good);
  const hostsAt = async (at: string) => {
    const findings = await examine({ ...world, clock: () => new Date(at) });
    return findings.filter(({ check }) => check === "hosts").map(({ message }) => message);
  };
  const end = "2126-10-";
  expect(await hostsAt(`${end}20T00:00:00Z`)).toContainEqual(
    expect.stringMatching(/^The certificate of first\.example ends in \d+ days, on 2126-10-\d\d\.$/u),
  );
  expect(await hostsAt("2127-01-01T00:00:00Z")).toContainEqual(
    expect.stringMatching(/^The certificate of first\.example ended on 2126-10-\d\d\.$/u),
  );
});

test("[10.10.1] the command prints JSON for scripts, and says what keeps it from looking further", async () => {
  const folder = newFolder();
  const fresh = await forecourtIn(folder, ["doctor", "--json"]);
  expect(fresh.code).toBe(0);
  expect(JSON.parse(fresh.out)).toMatchObject({ exit: 0, findings: expect.arrayContaining([]) as unknown });
  process.env["DATABASE_URL"] = `postgres://nobody@127.0.0.1:${await findFreePort()}/nothing`;
  try {
    const closed = await forecourtIn(folder, ["doctor"]);
    expect([closed.code, closed.out]).toEqual([
      1,
      expect.stringMatching(/PROBLEM +store +The store cannot be opened/u),
    ]);
    process.env["DATABASE_URL"] = "mysql://x";
    const bad = await forecourtIn(folder, ["doctor"]);
    expect([bad.code, bad.out]).toEqual([1, expect.stringMatching(/PROBLEM +settings +DATABASE_URL/u)]);
  } finally {
    delete process.env["DATABASE_URL"];
  }
});

/** A store with a site that fails in several ways, for the command line. `dns` knows no name. */
async function failing() {
  const dns = await startDnsServer({});
  ends.push(() => dns.stop());
  const dataDir = newFolder();
  const store = await openStore({ dataDir });
  ends.push(() => store.close());
  await applyFolder(store, join(fixtures, "sites"));
  const [dealership] = await store.operator.dealerships.list();
  if (!dealership) throw new Error("no dealership");
  const { mapping: _named, ...settings } = stockSettings.parse({ source: "https://feeds.example/a.csv", every: "6h" });
  const source = { ...settings, mapping: mappingSchema.parse({ key: ["No"], fields: { stocknum: "No" } }) };
  await store.operator.sites.applyAll({
    sites: [],
    dealerships: [dealership],
    sources: new Map([[dealership.id, source]]),
  });
  const claimed = await store.operator.sources.claim(dealership.id, "lease", { isDue: false });
  if (!claimed) throw new Error("not claimed");
  const at = new Date().toISOString();
  await store.operator.sources.record(claimed, {
    run: { id: "r", began_at: at, ended_at: at, result: "failed", note: "404", counts: null, findings: [], fields: [] },
    state: { failures: 3, failing_since: at, problem: "404", news_at: null, told: null, last_feed: null },
    nextAt: new Date(Date.now() + 3_600_000),
    mail: null,
  });
  return { dataDir, store, dns: dns.address };
}
const hook = "https://crm.example/a-secret-path";
type Given = { id: string; channel: string; state: string; document: object; site?: string };
async function addDelivery(store: Store, { id, channel, state, document, site = "first-site" }: Given) {
  const { leads } = store.forSite({ slug: site, dealershipIds: [] });
  const next_at = new Date(Date.now() + 3_600_000).toISOString();
  const delivery = { channel, stage: "complete", state, next_at, document };
  await leads.create({
    lead: { ...sampleLead(id), site_slug: site },
    deliveries: [delivery],
    answer: null,
    captchaUse: null,
    seat: null,
  } as Parameters<typeof leads.create>[0]);
}

test("[10.10.2] --site keeps to what concerns one site, failing feeds included", async () => {
  const { dataDir, store, dns } = await failing();
  await addDelivery(store, { id: "a", channel: "webhook", state: "failed", document: { url: hook } });
  await addDelivery(store, {
    id: "b",
    channel: "adf",
    state: "failed",
    document: { to: ["a@b.example"] },
    site: "second-site",
  });
  const { code, out } = await forecourtIn(dataDir, ["doctor", "--site", "first-site", "--json", "--dns", dns]);
  const { findings } = JSON.parse(out) as { findings: { check: string; message: string; sites: string[] }[] };
  expect(code).toBe(1);
  expect(findings.every(({ sites }) => sites.includes("first-site"))).toBe(true);
  const sentences = findings.map(({ check, message }) => `${check}: ${message}`);
  expect(sentences).toContainEqual(
    expect.stringMatching(/^feeds: first-site: The feed of first has failed 3 times in a row\. 404\. \[/),
  );
  expect(sentences).toContainEqual(expect.stringMatching(/^deliveries: first-site: 1 by webhook given up\. \[/));
  expect(sentences.join()).not.toContain("adf");
  const unknown = await forecourtIn(dataDir, ["doctor", "--site", "nobody", "--dns", dns]);
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('There is no site "nobody"')]);
});

test("[10.10.4] what many sites have in common is one line of the doctor", async () => {
  const { dataDir, store, dns } = await failing();
  for (let n = 0; n < 8; n += 1)
    await addDelivery(store, { id: `l${n}`, channel: "adf", state: "failed", document: { to: [] }, site: `site-${n}` });
  const { out } = await forecourtIn(dataDir, ["doctor", "--dns", dns]);
  expect(out).toMatch(
    /PROBLEM {2}deliveries 8 by adf given up: site-0, site-1, site-2, site-3, site-4 and 3 more\.\n +For each/,
  );
});

test("[10.10.5] a line is dismissed with a reason, comes back when it gets worse, and can be taken back", async () => {
  const { dataDir, store, dns } = await failing();
  const run = (...words: string[]) => forecourtIn(dataDir, ["todo", ...words]);
  const add = (id: string) => addDelivery(store, { id, channel: "webhook", state: "failed", document: { url: hook } });
  await add("a");
  expect((await run("list", "--site", "first")).err).toContain('There is no site "first"');
  const listed = await run("list", "--site", "first-site");
  const key = /^(\w{8}) {2}now: first-site: 1 by webhook given up/m.exec(listed.out)?.[1] ?? "";
  expect(key).toMatch(/^\w{8}$/);
  expect((await run("dismiss", key)).err).toContain("Say why");
  expect((await run("dismiss", key, "--reason", "x", "--days", "0")).err).toContain("from 1 to 365");
  expect((await run("dismiss", "12345678", "--reason", "x")).err).toContain('Nothing has the key "12345678"');
  expect((await run("dismiss", key, "--reason", "Their CRM moves.")).out).toContain("Dismissed until ");
  expect((await run("list")).out).not.toContain("webhook");
  expect((await run("list", "--dismissed")).out).toContain("Their CRM moves.");
  expect((await forecourtIn(dataDir, ["doctor", "--dns", dns])).out).toContain("Dismissed lines: 1");
  await add("b");
  expect((await run("list")).out).toContain("2 by webhook given up");
  expect((await run("restore", key)).out).toBe("It is shown again.\n");
  expect((await run("restore", key)).code).toBe(1);
  const settings = needKey("settings", "first-site");
  expect((await run("dismiss", settings, "--reason", "They are being written.")).code).toBe(0);
});

test("[11.7.8] all that one receiver has missed is sent again by its address or host, and its rest ends", async () => {
  const { dataDir, store } = await failing();
  const webhook = { channel: "webhook", document: { url: hook } };
  await addDelivery(store, { id: "a", ...webhook, state: "failed" });
  await addDelivery(store, { id: "b", ...webhook, state: "pending" });
  await addDelivery(store, { id: "c", ...webhook, state: "delivered" });
  await addDelivery(store, { id: "d", channel: "email", state: "failed", document: { to: ["desk@one.example"] } });
  const key = { channel: "webhook", document: deliveryDocument.encode({ url: hook }) };
  await store.operator.receivers.fail(key, { failures: 4, restsUntil: Date.now() + 900_000 }, "503", new Date());
  const run = (...words: string[]) => forecourtIn(dataDir, ["deliveries", "resend", ...words]);
  expect((await run("--to", "nobody.example")).err).toContain("Nothing waits or was given up for nobody.example");
  expect((await run()).err).toContain("Name the ID of a delivery");
  expect((await run("--to", "crm.example")).out).toContain("2 deliveries are due now");
  expect(await store.operator.receivers.failing()).toEqual([]);
  const stateOf = async (id: string) => (await store.operator.leads.deliveries(id))[0];
  for (const id of ["a", "b"]) {
    const { state, next_at } = (await stateOf(id)) ?? {};
    expect([state, (next_at ?? "") <= new Date().toISOString()]).toEqual(["pending", true]);
  }
  expect(await stateOf("c")).toMatchObject({ state: "delivered" });
  expect(await stateOf("d")).toMatchObject({ state: "failed" });
  await addDelivery(store, { id: "e", channel: "confirmation", state: "failed", document: { to: ["ana@x.example"] } });
  const mail = { channel: "email", document: deliveryDocument.encode({ to: ["desk@one.example"] }) };
  await store.operator.receivers.fail(mail, { failures: 4, restsUntil: Date.now() + 900_000 }, "421", new Date());
  expect((await run("--site", "first-site")).out).toContain("3 deliveries are due now");
  expect(await store.operator.receivers.failing()).toEqual([]);
  expect(await stateOf("e")).toMatchObject({ state: "failed" });
  expect((await run("--site", "first-site", "--channel", "confirmation")).out).toContain("One delivery is due now");
});

test("[10.10.3] a visitor's mistyped address is told with the enquiry, and nowhere else", async () => {
  const { dataDir, store } = await failing();
  await addDelivery(store, {
    id: "a",
    channel: "confirmation",
    state: "failed",
    document: { to: ["ana@exmaple.com"] },
  });
  expect((await forecourtIn(dataDir, ["leads", "list", "--site", "first-site"])).out).toContain(
    "our mail did not reach the visitor",
  );
  expect((await forecourtIn(dataDir, ["leads", "show", "a"])).out).toContain('"note"');
  expect((await forecourtIn(dataDir, ["todo", "list"])).out).not.toContain("confirmation");
});
