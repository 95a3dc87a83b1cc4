import { rmSync } from "node:fs";
import { pino } from "pino";
import { expect } from "vitest";
import { startDeliveries } from "#server/leads/delivery/start-deliveries.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { startMailServer, startReceiver } from "#tests/faults/delivery-receivers.ts";
import { createTestApp, testNow } from "#tests/support/test-app.ts";
import { recordedCars } from "./cars.ts";
import { origin, slug, type RecordedSite, recordedFolder } from "./sites.ts";

/** Long after every send, so that answers to a first step are delivered at once. */
export const workerNow = new Date(testNow.getTime() + 45 * 60_000);

/** One thing that left the platform: through which channel, and what arrived there. */
export type Delivered = { channel: string; stage: string; raw: string };

export type LeadWorld = Awaited<ReturnType<typeof startLeadWorld>>;

/** The real application with one of the recorded sites, its outbox, a mail server, and a receiver of webhooks. */
export async function startLeadWorld(which: RecordedSite) {
  const mail = await startMailServer(() => "well");
  const posts = await startReceiver(() => "well");
  const folder = recordedFolder(which, posts.url);
  const app = await createTestApp([...recordedCars], { clock: () => testNow }, { folder });
  const { store, registry, services, dataDir } = app;
  const { fileLinks, mailLinks, leadFiles, outgoing } = services.platform;
  // Read now: a valuation waits for other cars for three seconds at most.
  await registry.market.load();
  const state = { isBroken: false };
  const deliveries = startDeliveries(
    {
      SMTP_URL: mail.url,
      DELIVERY_SECONDS: 60,
      DELIVERY_RETRY_SECONDS: 1,
      CONFIRMATIONS_PER_HOUR: 0,
      CONFIRMATIONS_PER_DAY: 0,
    },
    {
      store,
      siteOf: (name) => (state.isBroken ? withoutLook(registry.bySlug(name)) : registry.bySlug(name)),
      storage: leadFiles.storage,
      clock: () => workerNow,
      log: pino({ level: "silent" }),
      files: { leadFiles, links: fileLinks },
      mailLinks,
      outgoing,
      siteSecrets: {},
      pollMs: 20,
    },
  );
  const rowsOf = async (leadId: string) => {
    const rows = [];
    for await (const row of store.operator.outbox.list({ leadId })) rows.push(row);
    return rows;
  };
  /** What arrived for this delivery since the last look. */
  const arrived = (id: string): string[] => [
    ...takeFrom(mail.received, (one) => one.id === id).map(({ raw }) => raw),
    ...takeFrom(posts.received, ({ headers }) => [headers["webhook-id"], headers["idempotency-key"]].includes(id)).map(
      ({ body }) => body,
    ),
  ];
  /** What the last send of a lead has become, once it has been delivered everywhere. */
  const outOf = async (leadId: string): Promise<Delivered[]> => {
    const open = async () => (await rowsOf(leadId)).filter((row) => row.state === "pending" || row.state === "sending");
    await expect.poll(open, { interval: 10 }).toEqual([]);
    const rows = (await rowsOf(leadId)).toSorted((a, b) => a.channel.localeCompare(b.channel));
    return rows.flatMap(({ id, channel, stage }) => arrived(id).map((raw) => ({ channel, stage, raw })));
  };
  return {
    which,
    app,
    mailUrl: mail.url,
    dataDir,
    async send(path: string, init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> }) {
      const headers = { origin, "user-agent": "A browser", ...init.headers };
      const response = await app.get(`${origin}${path}`, { ...init, headers });
      return { status: response.status, location: response.headers.get("location"), text: await response.text() };
    },
    async leadIds(): Promise<string[]> {
      const ids = [];
      for await (const { id } of store.operator.leads.all(slug)) ids.push(id);
      return ids;
    },
    outOf,
    async statesOf(leadId: string): Promise<string[]> {
      return (await rowsOf(leadId)).map((row) => row.state);
    },
    /** Sends again what a lead has become, by these channels; with `isBroken`, while no mail can be laid out. */
    async resend(leadId: string, channels: readonly string[], { isBroken = false } = {}): Promise<Delivered[]> {
      state.isBroken = isBroken;
      try {
        for (const { id, channel } of await rowsOf(leadId))
          if (channels.includes(channel)) await store.operator.outbox.resend(id, testNow);
        return await outOf(leadId);
      } finally {
        state.isBroken = false;
      }
    },
    async close() {
      await deliveries.stop();
      await mail.close();
      await posts.close();
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A site whose mails cannot be laid out: their words and their look are missing. */
function withoutLook(runtime: SiteRuntime | undefined): SiteRuntime | undefined {
  if (!runtime) return undefined;
  const { site } = runtime;
  const broken = { ...site, dealerships: null, public: { ...site.public, vehicle_words: null, tokens: null } };
  return Object.create(runtime, { site: { value: broken } }) as SiteRuntime;
}

function takeFrom<T>(list: T[], isWanted: (one: T) => boolean): T[] {
  const found = list.filter(isWanted);
  for (const one of found) list.splice(list.indexOf(one), 1);
  return found;
}
