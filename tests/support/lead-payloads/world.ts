import { rmSync } from "node:fs";
import { pino } from "pino";
import { expect } from "vitest";
import { startDeliveries } from "#server/leads/delivery/start-deliveries.ts";
import { startMailServer, startReceiver } from "#tests/faults/delivery-receivers.ts";
import { createTestApp, testNow } from "#tests/support/test-app.ts";
import { recordedCars } from "./cars.ts";
import { origin, type RecordedSite, recordedFolder } from "./sites.ts";

/** Long after every send, so that answers to a first step are delivered at once. */
const workerNow = new Date(testNow.getTime() + 45 * 60_000);

/** One thing that left the platform: through which channel, and what arrived there. */
export type Delivered = { channel: string; stage: string; note: string | null; raw: string };

export type LeadWorld = Awaited<ReturnType<typeof startLeadWorld>>;

/** The real application with one of the recorded sites, its outbox, a mail server, and a receiver of webhooks. */
export async function startLeadWorld(which: RecordedSite) {
  const mail = await startMailServer(() => "well");
  const posts = await startReceiver(() => "well");
  const folder = recordedFolder(which, posts.url);
  const app = await createTestApp([...recordedCars], { clock: () => testNow }, { folder });
  const { store, registry, services, dataDir } = app;
  const { fileLinks, mailLinks, leadFiles, outgoing } = services.platform;
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
      siteOf: (slug) => registry.bySlug(slug),
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
  return {
    which,
    app,
    dataDir,
    async send(path: string, init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> }) {
      const headers = { origin, "user-agent": "A browser", ...init.headers };
      const response = await app.get(`${origin}${path}`, { ...init, headers });
      return { status: response.status, location: response.headers.get("location"), text: await response.text() };
    },
    /** What the last send of a lead has become, once it has been delivered everywhere. */
    async outOf(leadId: string): Promise<Delivered[]> {
      const open = async () => (await rowsOf(leadId)).filter(({ state }) => state === "pending" || state === "sending");
      await expect.poll(open, { interval: 10 }).toEqual([]);
      const rows = (await rowsOf(leadId)).toSorted((a, b) => a.channel.localeCompare(b.channel));
      return rows.flatMap(({ id, channel, stage, note }) => arrived(id).map((raw) => ({ channel, stage, note, raw })));
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

function takeFrom<T>(list: T[], isWanted: (one: T) => boolean): T[] {
  const found = list.filter(isWanted);
  for (const one of found) list.splice(list.indexOf(one), 1);
  return found;
}
