import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect } from "vitest";
import type { CarInput } from "#domain/car/car.ts";
import type { Message } from "#server/adapters/mail/mailer.ts";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import { DeliveryWorker } from "#server/leads/delivery/delivery-worker.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { folderFiles } from "#tests/support/folder-files.ts";
import { localOutgoing } from "./local-outgoing.ts";
import { createReserveApp } from "./reserve-app.ts";

const dealerAddress = "dealer@first.example";

/** A site whose mails are read by the test instead of being sent. `settings` override its file. */
export async function createMailApp(cars: CarInput[], settings: object = {}) {
  const app = await createReserveApp(cars);
  const site = await app.store.operator.sites.get("first-site");
  if (!site) throw new Error("no site");
  const document = site.document as { settings: { private: object } };
  const delivery = [{ categories: null, location: null, channel: { kind: "email", to: [dealerAddress] } }];
  const own = { ...document.settings, ...settings, private: { ...document.settings.private, delivery } };
  await app.store.operator.sites.applyAll({ sites: [{ ...site, document: { ...document, settings: own } }] });
  await app.registry.refresh();
  const sent: Message[] = [];
  const worker = new DeliveryWorker({
    store: app.store,
    siteOf: (slug) => app.registry.bySlug(slug),
    log: pino({ level: "silent" }),
    clock: () => app.time.now,
    mailer: {
      send: async (message) => {
        sent.push(message);
        return { note: "250" };
      },
      discard: async () => undefined,
      close: () => undefined,
    },
    files: {
      leadFiles: folderFiles(mkdtempSync(join(tmpdir(), "forecourt-"))),
      links: new SignedLinks({ secret: "a secret for tests alone" }),
    },
    mailLinks: new MailLinks({ secret: "a secret for tests alone" }),
    siteSecrets: {},
    outgoing: localOutgoing,
    timeoutMs: 20_000,
    pollMs: 20,
    recipientLimits: { perHour: 3, perDay: 5 },
  });
  worker.start();
  return {
    ...app,
    sent,
    /** The mails to an address, once there are this many. */
    mailsTo: async (address: string, count = 1): Promise<Message[]> => {
      const found = () => sent.filter(({ to }) => to.includes(address));
      await expect.poll(() => found().length, { timeout: 60_000 }).toBe(count);
      return found();
    },
    /** The dealer's mail about somebody. */
    dealerMailAbout: async (name: string): Promise<Message> => {
      const found = () => sent.find(({ to, subject }) => to.includes(dealerAddress) && subject.includes(name));
      await expect.poll(found, { timeout: 60_000 }).toBeDefined();
      return found() as Message;
    },
    close: async () => {
      await worker.stop();
      await app.close();
    },
  };
}
