import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { deliveryDocument } from "#server/documents/delivery-document.ts";
import { usualRhythm } from "#domain/delivery/backoff.ts";
import { createFileMailer } from "#server/adapters/mail/file-mailer.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { SiteRegistry } from "#server/sites/site-registry.ts";
import { type Mood, startReceiver } from "#tests/faults/delivery-receivers.ts";
import { applyDeliverySites } from "#tests/faults/delivery-sites.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { openFolderStorage } from "#server/adapters/storage/folder-storage.ts";
import { folderFiles } from "#tests/support/folder-files.ts";
import { DeliveryWorker, type WorkerDeps } from "./delivery-worker.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Two dealers with a receiver each; the first one's behaves by its mood. */
async function twoDealers() {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-fair-"));
  ends.push(() => rmSync(dataDir, { recursive: true }));
  const mood: { now: Mood } = { now: "well" };
  let calls = 0;
  const first = await startReceiver(
    () => mood.now,
    204,
    () => (calls += 1),
  );
  const second = await startReceiver(() => "well");
  ends.push(() => second.close());
  await applyDeliverySites({ dataDir }, first.url, second.url);
  const store = await openStore({ dataDir });
  const registry = new SiteRegistry(store, createIndexCache(1000), () => "http://first.example");
  await registry.refresh();
  const add = async (site: "first-site" | "second-site", url: string, count: number) => {
    const runtime = registry.bySlug(site);
    const delivery = {
      channel: "webhook",
      stage: "complete",
      state: "pending",
      document: { url: `${url}/hook` },
    } as const;
    for (let n = 0; n < count; n += 1) {
      const lead = { ...sampleLead(`${site}-${n}-${url}`), site_slug: site };
      const deliveries = [{ ...delivery, next_at: "2026-03-10T01:00:00.000Z" }];
      await runtime?.store.leads.create({ lead, deliveries, answer: null, captchaUse: null, seat: null });
    }
  };
  const time = { now: Date.now() };
  const work = (over: Partial<WorkerDeps> = {}) => {
    const worker = new DeliveryWorker({
      recipientLimits: { perHour: 0, perDay: 0 },
      store,
      siteOf: (slug) => registry.bySlug(slug),
      log: pino({ level: "silent" }),
      clock: () => new Date(time.now),
      mailer: createFileMailer(openFolderStorage(dataDir)),
      outgoing: localOutgoing,
      files: {
        leadFiles: folderFiles(dataDir),
        links: new SignedLinks({ secret: "a secret for tests alone" }),
      },
      mailLinks: new MailLinks({ secret: "a secret for tests alone" }),
      siteSecrets: {},
      timeoutMs: 600_000,
      pollMs: 20,
      rhythm: usualRhythm,
      ...over,
    });
    worker.start();
    ends.push(() => worker.stop());
    // A hanging receiver is released first, or the worker would wait for it.
    ends.push(() => first.close());
    return worker;
  };
  ends.push(() => store.close());
  return { store, first, second, mood, calls: () => calls, add, work, time };
}

test("[7, 11.7.6] one dealer's hanging receiver has two deliveries under way, and every other dealer's webhooks arrive", async () => {
  const { first, second, mood, calls, add, work } = await twoDealers();
  mood.now = "hang";
  await add("first-site", first.url, 60);
  work();
  await expect.poll(calls).toBe(2);
  await add("second-site", second.url, 10);
  await expect.poll(() => second.received.length).toBe(10);
  expect(calls()).toBe(2);
});

test("[7] a receiver that fails three times rests, is tried by one delivery, and gets the others when it answers", async () => {
  const { store, first, mood, calls, add, work, time } = await twoDealers();
  mood.now = "fail";
  await add("first-site", first.url, 20);
  work();
  const failing = async () => (await store.operator.receivers.failing()).map(({ failures }) => failures);
  await expect.poll(async () => ((await failing())[0] ?? 0) >= 3).toBe(true);
  const tried = calls();
  // The three that failed, and the one that was in progress when the third one did.
  expect(tried).toBeLessThanOrEqual(4);
  await expect
    .poll(() => store.operator.receivers.waiting())
    .toMatchObject([expect.objectContaining({ channel: "webhook", waiting: 20 })]);

  mood.now = "well";
  time.now += 10 * 60_000;
  await expect.poll(() => first.received.length).toBe(20);
  expect(await failing()).toEqual([]);
});

test("[7, 19.2.10] what one server has learnt of a receiver, the next one knows", async () => {
  const { store, first, add, calls, work, time } = await twoDealers();
  const document = deliveryDocument.encode({ url: `${first.url}/hook` });
  const state = { failures: 5, restsUntil: time.now + 60_000 };
  await store.operator.receivers.fail({ channel: "webhook", document }, state, "answered 500", new Date(time.now));
  await add("first-site", first.url, 1);
  const worker = work();
  worker.wake();
  await worker.stop();
  expect(calls()).toBe(0);
});
