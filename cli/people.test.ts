import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import { createFileMailer, mailKeyOf } from "#server/adapters/mail/file-mailer.ts";
import { openFolderStorage } from "#server/adapters/storage/folder-storage.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
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
