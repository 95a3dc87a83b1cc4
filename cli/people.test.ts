import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import { createFileMailer, mailKeyOf } from "#server/adapters/mail/file-mailer.ts";
import { openFolderStorage } from "#server/adapters/storage/folder-storage.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { personTables } from "#server/adapters/store/repositories/person-traces.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const address = "Ana.Ito@example.com";
const phone = "0412 987 654";
const other = "ben@example.com";
const at = "2026-03-10T01:00:00.000Z";
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-people-"));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

const leadsAt = (store: Store, slug: string) => store.forSite({ slug, dealershipIds: [] }).leads;
const evidence = { wording: "Send me offers.", default: false, choice: true, at, page: "/contact" };

/** A lead with one delivery of each kind, all of them with the address. */
async function addLead(store: Store, id: string, site: string, email: string, over: Partial<Lead> = {}) {
  const fields = { name: "Ana Ito", email, phone: email === other ? "0400 000 000" : phone, message: "x".repeat(900) };
  const lead = sampleLead(id, { site_slug: site, fields, ...over });
  await leadsAt(store, site).create({
    lead,
    deliveries: (["pending", "held", "failed", "delivered"] as const).map((state, n) => ({
      channel: n % 2 === 0 ? "email" : "confirmation",
      stage: state,
      state,
      next_at: at,
      document: { to: [email] },
    })) as never,
    answer: { key: `key-of-${id}`, body_hash: "x", status: 201 },
    captchaUse: null,
    seat: null,
    consent: { address: email, evidence, source: `lead:${id}` },
  });
}

const deliveriesOf = async (store: Store, leadId: string) => {
  const rows = [];
  for await (const row of store.operator.outbox.list({ leadId })) rows.push(row);
  return rows;
};

/** Files of the data folder in which a text is found, whatever the case of its letters. */
function filesWith(dataDir: string, text: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, "latin1").toLowerCase().includes(text.toLowerCase()))
    .map((file) => file.slice(dataDir.length + 1));
}

/** A store that a server has open, with a person at two sites, one of them deleted, and many others around them. */
async function world(name: string, databaseUrl?: string) {
  const dataDir = join(folder, name);
  const store = await openStore({ dataDir, databaseUrl });
  for (let n = 0; n < 120; n += 1) {
    await addLead(store, `before-${n}`, "one", other);
    if (n % 40 === 7)
      await addLead(store, `ana-${n}`, n === 7 ? "two" : "one", n === 7 ? address.toLowerCase() : address);
  }
  const storage = openFolderStorage(dataDir);
  const mailer = createFileMailer(storage);
  for (const id of ["ana-7", "before-0"])
    for (const row of await deliveriesOf(store, id))
      await mailer.send({
        id: row.id,
        from: { name: "", address: "site@example.com" },
        to: row.document.to ?? [],
        replyTo: null,
        subject: "Thanks",
        text: `Hello, we call you on ${phone}`.slice(0, id === "ana-7" ? 99 : 5),
        html: null,
        attachments: [],
      });
  await store.forSite({ slug: "two", dealershipIds: [] }).alerts.ask({
    address,
    alerts: [
      {
        subject: { kind: "car", car_id: "c1", name: "A car" },
        wants: { matches: false, drops: true, back: false },
        page: "/cars/c1",
      },
    ],
    now: new Date(at),
    today: "2026-03-10",
  });
  return { dataDir, store, storage, mailer };
}

describe.each(["sqlite", "postgres"] as const)("in %s", (kind) => {
  test("[12.3.5] people erase removes a person from every site, with files, saved mails and deliveries, and alarms nobody", async () => {
    const databaseUrl = kind === "postgres" ? await createTestDatabase() : undefined;
    const { dataDir, store, storage } = await world(kind, databaseUrl);
    vi.stubEnv("DATABASE_URL", databaseUrl ?? "");
    const mails = (await deliveriesOf(store, "ana-7")).map(({ id }) => mailKeyOf(id));
    const waiting = async () =>
      (await store.operator.outbox.undelivered()).filter(({ site_slug }) => site_slug === "two");
    expect(await waiting()).not.toEqual([]);
    const said = await forecourtIn(dataDir, ["people", "erase", address]);
    expect(said).toMatchObject({ code: 0, err: "" });
    expect(said.out).toContain("ana-7 of two erased");
    expect(said.out).toContain("Erased: 3 leads and the address, at one, two.");
    for (const id of ["ana-7", "ana-47", "ana-87"]) {
      expect((await store.operator.leads.get(id))?.fields).toEqual({});
      const left = (await deliveriesOf(store, id)).map(({ state, document }) => `${state} ${JSON.stringify(document)}`);
      expect(left.toSorted()).toEqual(["cancelled {}", "cancelled {}", "cancelled {}", "delivered {}"]);
    }
    expect(await waiting()).toEqual([]);
    for (const key of mails) expect(await storage.about(key)).toBeNull();
    const [kept] = await deliveriesOf(store, "before-0");
    expect(await storage.about(mailKeyOf(kept?.id ?? ""))).not.toBeNull();
    expect((await store.operator.leads.get("before-3"))?.fields).toMatchObject({ email: other });
    expect((await forecourtIn(dataDir, ["people", "erase", address])).out).toContain("Nothing about");
    await store.close();
  });
});

test("[12.3.8] no byte of an erased person is left in the database, its log, the mail folder or scratch", async () => {
  const { dataDir, store } = await world("bytes");
  expect(filesWith(dataDir, address)).not.toEqual([]);
  expect((await forecourtIn(dataDir, ["people", "erase", address])).code).toBe(0);
  expect([...filesWith(dataDir, address), ...filesWith(dataDir, phone)]).toEqual([]);
  expect(filesWith(dataDir, other)).not.toEqual([]);
  await store.close();
});

describe("[12.3.10] people find", () => {
  test("names every place that has something of a person, at every site, by address or by phone", async () => {
    const { dataDir, store } = await world("found");
    await addLead(store, "bens", "one", other, {
      fields: { name: "Ben", email: other, message: `Please call Ana on +61 412 987 654, or write to ${address}` },
    });
    const file = { id: "a".repeat(32), type: "image/jpeg", name: "licence.jpg", bytes: 1, field: "photos" } as const;
    await addLead(store, "ana-files", "two", "", { files: [file] });
    const said = await forecourtIn(dataDir, ["people", "find", address.toUpperCase()]);
    expect(said).toMatchObject({ code: 0, err: "" });
    expect(said.out).toMatch(/^one\n {2}ana-47 {2}2026-03-10 {2}Feedback, Complete {2}Ana\.Ito@example\.com$/m);
    expect(said.out).toMatch(/bens .* mentioned in an enquiry of ben@example\.com/);
    expect(said.out).toMatch(/^two\n {2}ana-7 /m);
    for (const trace of ["delivery +.*email, failed", "consent +.*agreed to", "alert +.*A car, pending"])
      expect(said.out).toMatch(new RegExp(trace));
    expect(said.out).toContain("forecourt people erase ana.ito@example.com");
    expect(said.out).toContain("forecourt leads show bens");
    expect(said.out).not.toMatch(/before-\d/);
    const byPhone = await forecourtIn(dataDir, ["people", "find", "+61", "412", "987", "654", "--json"]);
    const found = JSON.parse(byPhone.out) as { site: string; leads: { id: string; is: string; files: string[] }[] }[];
    expect(found.map(({ site, leads }) => [site, leads.map(({ id, is }) => `${id} ${is}`)])).toEqual([
      ["one", ["ana-47 theirs", "ana-87 theirs", "bens mentioned"]],
      ["two", ["ana-7 theirs", "ana-files theirs"]],
    ]);
    expect(found[1]?.leads[1]?.files).toEqual([expect.stringContaining(`${"a".repeat(32)}.jpg`)]);
    const here = await forecourtIn(dataDir, ["people", "find", phone, "--site", "two"]);
    expect(here.out).not.toContain("ana-47");
    expect(here.out).toContain("forecourt leads erase ana-files");
    await store.close();
  });

  test("an erased person is known by the log of erasures alone", async () => {
    const { dataDir, store } = await world("found-erased");
    await forecourtIn(dataDir, ["people", "erase", address]);
    const { out } = await forecourtIn(dataDir, ["people", "find", address]);
    expect(out).toMatch(/consent .*, without the address/);
    expect(out).toMatch(/erasure +.* erased before, by request/);
    expect(out).not.toContain("forecourt people erase");
    expect((await forecourtIn(dataDir, ["people", "find", phone])).out).toBe(`Nothing about ${phone} is stored.\n`);
    await store.close();
  });

  test("what is neither an address nor a number is refused", async () => {
    const { code, err } = await forecourtIn(join(folder, "nobody"), ["people", "find", "Ana", "Ito"]);
    expect([code, err]).toEqual([1, expect.stringContaining("Name a mail address or a phone number")]);
  });

  test("no table of people is forgotten", async () => {
    const store = await openStore({ dataDir: join(folder, "tables") });
    await store.close();
    const db = new DatabaseSync(join(folder, "tables/forecourt.sqlite"));
    const columns = db
      .prepare("select t.name as name, c.name as column from sqlite_master t, pragma_table_info(t.name) c")
      .all() as { name: string; column: string }[];
    db.close();
    const ofPeople = new Set(["lead_id", "subscriber_id", "address_key", "token"]);
    const named = columns.filter(({ column }) => ofPeople.has(column)).map(({ name }) => name);
    expect(named.length).toBeGreaterThan(8);
    expect(Object.keys(personTables)).toEqual(expect.arrayContaining([...new Set(named)]));
  });
});
