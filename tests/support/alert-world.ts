import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import PostalMime from "postal-mime";
import { type CarInput, carSchema } from "#domain/car/car.ts";
import { createSmtpMailer } from "#server/adapters/mail/smtp-mailer.ts";
import { lookAtStock } from "#server/leads/alerts/look-at-stock.ts";
import { makeDigests } from "#server/leads/alerts/make-digests.ts";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import { DeliveryWorker } from "#server/leads/delivery/delivery-worker.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { startMailServer } from "#tests/faults/delivery-receivers.ts";
import { aCar, createTestApp } from "./test-app.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";

export const shop = "http://first-site.localhost:3000";

/** The two small sites; the first offers alerts and uses no captcha. */
export function alertSites(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-sites-"));
  cpSync(join(import.meta.dirname, "../fixtures/sites"), folder, { recursive: true });
  appendFileSync(join(folder, "first-site.yaml"), "captcha: null\nalerts: true\n");
  return folder;
}

/** A running site with a real mail server, and a clock that the test sets. */
export async function alertWorld(databaseUrl: string | undefined, cars: CarInput[]) {
  const folder = alertSites();
  const time = { now: new Date("2026-03-10T01:00:00Z") };
  const clock = () => time.now;
  const world = await createTestApp(cars, { clock }, { databaseUrl, folder });
  const { store, registry, get } = world;
  const mail = await startMailServer(() => "well");
  const mailer = createSmtpMailer(mail.url, 20_000);
  const worker = new DeliveryWorker({
    store,
    siteOf: (slug) => registry.bySlug(slug),
    log: pino({ level: "silent" }),
    mailLinks: new MailLinks({ secret: "a secret for tests alone" }),
    siteSecrets: {},
    files: { leadFiles: world.leadFiles, links: new SignedLinks({ secret: "a secret for tests alone" }) },
    clock,
    mailer,
    outgoing: localOutgoing,
    recipientLimits: { perHour: 0, perDay: 0 },
    timeoutMs: 20_000,
    pollMs: 20,
  });
  worker.start();
  const siteOf = (slug: string) => {
    const runtime = registry.bySlug(slug);
    if (!runtime) throw new Error(`no site ${slug}`);
    return runtime;
  };
  const look = async () => {
    await registry.refresh();
    const runtime = siteOf("first-site");
    // Two servers at once: each digest is made by only one of them.
    const made = await Promise.all(
      [1, 2].map(async () => makeDigests(runtime, await lookAtStock(runtime, clock()), clock())),
    );
    return made.reduce((sum, one) => sum + one, 0);
  };
  const put = (...changed: (Partial<CarInput> & { id: string })[]) =>
    store.operator.stock.put(changed.map((car) => carSchema.parse(aCar(car))));
  /** A round of a server that does not know these changes yet, after another server has found the news in them. */
  const lookTooEarly = async (...changed: Parameters<typeof put>) => {
    const runtime = siteOf("first-site");
    const before = await runtime.state(clock().getTime());
    await put(...changed);
    await registry.refresh();
    const { site, store: own } = runtime;
    const late = { site, store: own, state: () => Promise.resolve(before) };
    return makeDigests(late, await lookAtStock(runtime, clock()), clock());
  };
  return {
    store,
    mail,
    time,
    look,
    lookTooEarly,
    get,
    site: () => siteOf("first-site").store,
    post: (url: string, fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}) =>
      get(url, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", "content-length": "1", ...headers },
      }),
    put,
    mails: () => Promise.all(mail.received.map(({ raw }) => PostalMime.parse(raw))),
    async close() {
      await worker.stop();
      mailer.close();
      await mail.close();
      await world.close();
      rmSync(folder, { recursive: true });
    },
  };
}
