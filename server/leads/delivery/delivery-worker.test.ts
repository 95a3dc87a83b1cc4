import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import PostalMime from "postal-mime";
import { Webhook } from "standardwebhooks";
import { afterEach, expect, test } from "vitest";
import { usualRhythm } from "#domain/delivery/backoff.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { createFileMailer } from "#server/adapters/mail/file-mailer.ts";
import type { Mailer } from "#server/adapters/mail/mailer.ts";
import { createSmtpMailer } from "#server/adapters/mail/smtp-mailer.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import { deliveriesOf } from "#server/leads/service/deliveries.ts";
import { erasePerson } from "#server/leads/retention/erase-person.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { SiteRegistry } from "#server/sites/site-registry.ts";
import { type Mood, moody, startMailServer, startReceiver } from "#tests/faults/delivery-receivers.ts";
import { applyDeliverySites, webhookSecret } from "#tests/faults/delivery-sites.ts";
import { createRandom } from "#tests/faults/random.ts";
import { DeliveryWorker, type WorkerDeps } from "./delivery-worker.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";
import { openFolderStorage } from "#server/adapters/storage/folder-storage.ts";
import { folderFiles } from "#tests/support/folder-files.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function world(moods: { mail?: () => Mood; post?: () => Mood; status?: number } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-delivery-"));
  ends.push(() => rmSync(dataDir, { recursive: true }));
  const mail = await startMailServer(moods.mail ?? (() => "well"));
  const posts = await startReceiver(moods.post ?? (() => "well"), moods.status);
  ends.push(
    () => mail.close(),
    () => posts.close(),
  );
  await applyDeliverySites({ dataDir }, posts.url);
  const store = await openStore({ dataDir });
  ends.push(() => store.close());
  const registry = new SiteRegistry(store, createIndexCache(1000), () => "http://first.example");
  await registry.refresh();
  const runtime = registry.bySlug("first-site");
  if (!runtime) throw new Error("no site");

  const add = async (n: number, over: Partial<Lead> = {}): Promise<Lead> => {
    const lead = aLead(n, over);
    const deliveries = deliveriesOf(runtime.site, lead, null);
    await runtime.store.leads.create({ lead, deliveries, answer: null, captchaUse: null, seat: null });
    return lead;
  };
  const work = (over: Partial<WorkerDeps> = {}) => {
    const { timeoutMs = 20_000 } = over;
    const mailer = createSmtpMailer(mail.url, timeoutMs);
    const worker = new DeliveryWorker({
      store,
      siteOf: (slug) => registry.bySlug(slug),
      log: pino({ level: "silent" }),
      clock: () => new Date(),
      mailer,
      outgoing: localOutgoing,
      files: {
        leadFiles: folderFiles(dataDir),
        links: new SignedLinks({ secret: "a secret for tests alone" }),
      },
      mailLinks: new MailLinks({ secret: "a secret for tests alone" }),
      siteSecrets: {},
      recipientLimits: { perHour: 0, perDay: 0 },
      timeoutMs,
      pollMs: 20,
      rhythm: { ...usualRhythm, firstMs: 10, longestMs: 50 },
      ...over,
    });
    worker.start();
    ends.push(async () => {
      await worker.stop();
      mailer.close();
    });
    return worker;
  };
  const rows = async () => {
    const all = [];
    for await (const row of store.operator.outbox.list({})) all.push(row);
    return all;
  };
  const settled = async () => {
    const open = async () => (await rows()).filter(({ state }) => state === "pending" || state === "sending");
    await expect.poll(open, { timeout: 150_000 }).toEqual([]);
  };
  return { dataDir, store, runtime, mail, posts, add, work, rows, settled };
}

function aLead(n: number, over: Partial<Lead> = {}): Lead {
  const at = "2026-03-10T01:00:00.000Z";
  return {
    id: n.toString(16).padStart(32, "0"),
    site_slug: "first-site",
    dealership_slug: "first",
    location_id: "first-yard",
    category: "General Enquiry",
    subcategory: null,
    status: "Complete",
    quarantine: null,
    form: "enquiry",
    event_id: 22,
    fields: {
      name: "Ana Ito",
      email: "ana@example.com",
      phone: "0412345678",
      message: "Is it <still> there & well?",
      rego: "ABC123",
    },
    steps: [],
    consent: null,
    origin: { address: "10.0.0.1", user_agent: "" },
    created_at: at,
    updated_at: at,
    ...over,
  };
}

test("[11.7.1] a lead reaches every channel, signed, marked and answerable", async () => {
  const { mail, posts, add, work, rows, settled } = await world();
  const worker = work();
  const lead = await add(1);
  await settled();
  await worker.stop();
  expect((await rows()).map(({ channel, state, attempts }) => `${channel} ${state} ${attempts}`).toSorted()).toEqual([
    "adf delivered 1",
    "car-clarity delivered 1",
    "confirmation delivered 1",
    "email delivered 1",
    "webhook delivered 1",
  ]);
  const sentTo = (to: string) => PostalMime.parse(mail.received.find((one) => one.to === to)?.raw ?? "");
  const dealer = await sentTo("leads@first.example");
  expect(dealer).toMatchObject({
    from: { name: "First Site Motors", address: "sales@first.example" },
    replyTo: [{ name: "Ana Ito", address: "ana@example.com" }],
    subject: "General Enquiry from Ana Ito",
  });
  expect(dealer.html).toContain("Is it &lt;still&gt; there &amp; well?");
  expect(dealer.text).toContain("Is it <still> there & well?");
  expect(dealer.text).toContain("Registration of the customer's car: ABC123");
  expect(await sentTo("ana@example.com")).toMatchObject({ subject: "We have your general enquiry" });
  const adf = await sentTo("crm@first.example");
  expect(adf.attachments).toMatchObject([{ mimeType: "text/xml", filename: `lead-${lead.id}.xml` }]);
  expect(adf.text).toContain("<adf>");

  const hook = posts.received.find(({ path }) => path === "/hook");
  const verified = new Webhook(webhookSecret).verify(hook?.body ?? "", hook?.headers as Record<string, string>);
  expect(verified).toMatchObject({ type: "lead.completed", data: { id: lead.id, fields: { Rego: "ABC123" } } });
  expect(hook?.body).not.toContain("10.0.0.1");
  const clarity = posts.received.find(({ path }) => path === "/clarity");
  expect(clarity?.headers.authorization).toBe("Bearer a-key");
  expect(JSON.parse(clarity?.body ?? "")).toMatchObject({ name: "Ana Ito" });
});

test("[11.7.3] receivers that fail half their calls, hang and hang up get every lead, repeats under one id", async () => {
  const random = createRandom(20_260_310);
  const { mail, posts, add, work, rows, settled } = await world({ mail: moody(random), post: moody(random) });
  // Two workers on one outbox, with a short timeout.
  work({ timeoutMs: 1000 });
  work({ timeoutMs: 1000 });
  for (let n = 1; n <= 12; n += 1) await add(n);
  await settled();
  const all = await rows();
  expect(all.map(({ state }) => state).filter((state) => state !== "delivered")).toEqual([]);
  const arrived = new Set([
    ...mail.received.map(({ id }) => id),
    ...posts.received.map(({ headers }) => headers["webhook-id"] ?? headers["idempotency-key"]),
  ]);
  expect(arrived).toEqual(new Set(all.map(({ id }) => id)));
  expect(all.some(({ attempts }) => attempts > 1)).toBe(true);
}, 180_000);

test("[11.7.3] 410 ends the channel, for what still waits for it too", async () => {
  const { posts, add, work, rows } = await world({ status: 410 });
  for (let n = 1; n <= 9; n += 1) await add(n);
  work();
  const states = async () => (await rows()).filter(({ channel }) => channel === "webhook").map(({ state }) => state);
  await expect.poll(states).toEqual(Array.from({ length: 9 }, () => "failed"));
  expect(posts.received.filter(({ path }) => path === "/hook").length).toBeLessThan(9);
});

test("[11.7.4] what is held stays, a partial waits its 30 minutes and goes out marked", async () => {
  const { store, mail, add, work, rows } = await world();
  await add(1, { quarantine: "honeypot" });
  await add(2, { status: "Incomplete", fields: { name: "Bo", message: "Half" } });
  const start = Date.parse("2026-03-10T01:00:00.000Z");
  const claimAt = (now: number) =>
    store.operator.outbox.claim({ channels: ["email"], now: new Date(now), leaseMs: 1, lease: "x", most: 9 });
  expect(await claimAt(start + 30 * 60_000 - 1)).toEqual([]);
  const worker = work({ clock: () => new Date(start + 30 * 60_000) });
  await expect
    .poll(() => mail.received.map(({ to }) => to).toSorted())
    .toEqual(["crm@first.example", "leads@first.example"]);
  expect(mail.received.find(({ to }) => to.startsWith("leads"))?.raw).toMatch(/^Subject: Unfinished: /m);
  await worker.stop();
  expect((await rows()).filter(({ state }) => state === "held")).toHaveLength(5);
});

test("[11.7.7] without a mail server a message is a whole file, and its repetition the same one", async () => {
  const { dataDir, store, add, work, rows, settled } = await world();
  const mailer = createFileMailer(openFolderStorage(dataDir));
  await add(1);
  const worker = work({ mailer });
  await settled();
  const email = (await rows()).find(({ channel }) => channel === "email");
  await store.operator.outbox.resend(email?.id ?? "", new Date());
  await settled();
  await worker.stop();
  const files = readdirSync(join(dataDir, "mail"));
  expect(files).toHaveLength(3);
  expect(files).toContain(`${email?.id}.eml`);
  expect(readFileSync(join(dataDir, "mail", `${email?.id}.eml`), "utf8")).toContain(
    `Message-ID: <${email?.id}@first.example>`,
  );
});

test("stopping lets what is in flight end and be written down", async () => {
  const waiting = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const { add, work, rows } = await world();
  const slow = {
    send: async () => {
      begun.resolve();
      await waiting.promise;
      return { note: "slow" };
    },
    discard: async () => undefined,
    close: () => undefined,
  };
  await add(1);
  const worker = work({ mailer: slow });
  await begun.promise;
  const stopped = worker.stop();
  waiting.resolve();
  await stopped;
  expect((await rows()).filter(({ state }) => state === "sending")).toEqual([]);
  expect((await rows()).find(({ channel }) => channel === "email")).toMatchObject({ state: "delivered", note: "slow" });
});

test("[12.3.5] a mail of a lead that is erased while it is being saved does not stay", async () => {
  const { dataDir, store, add, work, rows } = await world();
  const storage = openFolderStorage(dataDir);
  const saving = createFileMailer(storage);
  const { id } = await add(1);
  const erasing: Mailer = {
    ...saving,
    async send(message) {
      const target = { store, leadFiles: folderFiles(dataDir), now: new Date() };
      await erasePerson(target, "ana@example.com");
      return saving.send(message);
    },
  };
  const worker = work({ mailer: erasing });
  await expect.poll(async () => (await rows()).map(({ state }) => state)).not.toContain("pending");
  await worker.stop();
  expect((await store.operator.leads.get(id))?.erased_at).toBeDefined();
  const mails = [];
  for await (const { key } of storage.list("mail/")) mails.push(key);
  expect(mails).toEqual([]);
});
