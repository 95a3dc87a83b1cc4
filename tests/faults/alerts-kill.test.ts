import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as moment } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { emptySearch } from "#domain/search/search-state.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { alertSites } from "#tests/support/alert-world.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { aCar } from "#tests/support/test-app.ts";
import { moody, startMailServer } from "./delivery-receivers.ts";
import { createRandom } from "./random.ts";

const RUNS = Number(process.env.FAULT_RUNS ?? 2);
const SEED = Number(process.env.FAULT_SEED ?? 20_260_301);
const PEOPLE = 12;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
const places = useStorePlaces("sqlite");

/** A time zone in which it is about noon: digests are sent by day. */
const dayZone = (): string => {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
};

test(`[12.2.5] ${RUNS} kills while digests are made and sent: everyone is told once, or again under the same id`, async () => {
  const random = createRandom(SEED);
  const folder = alertSites();
  ends.push(() => rmSync(folder, { recursive: true }));
  appendFileSync(join(folder, "first-site.yaml"), `time_zone: ${dayZone()}\n`);
  const calm = { now: false };
  const bad = moody(random);
  const mail = await startMailServer(() => (calm.now ? "well" : bad()));
  ends.push(() => mail.close());
  const place = await places.newPlace();
  const store = await places.open(place);
  await applyFolder(store, folder);
  await store.operator.stock.put([carSchema.parse(aCar({ id: "old" }))]);
  const { alerts, stockNews } = store.forSite({ slug: "first-site", dealershipIds: ["first"] });
  await stockNews.saveLook(
    null,
    { news: [], marks: new Map([["old", { price: 23_990, available: true }]]) },
    "2026-01-01",
  );
  const subject = { kind: "search" as const, state: emptySearch("created_at:desc") };
  const wants = { matches: true, drops: true, back: true };
  for (let n = 0; n < PEOPLE; n += 1) {
    const address = `p${n}@example.com`;
    const now = new Date();
    await alerts.ask({ address, alerts: [{ subject, wants, page: "/search" }], now, today: "2026-01-01" });
    for await (const row of store.operator.outbox.list({ state: "pending" })) {
      const { request, to } = row.document as { request?: string; to: string[] };
      if (request === undefined || to[0] !== address) continue;
      await alerts.confirm(request, { wording: "x", default: false, choice: true, at: now.toISOString(), page: "" }, 0);
    }
  }
  const env = {
    DATA_DIR: place.dataDir,
    SMTP_URL: mail.url,
    DELIVERY_SECONDS: "0.4",
    DELIVERY_RETRY_SECONDS: "0.02",
    ALERT_SECONDS: "0.1",
    LOG_LEVEL: "silent",
  };
  let server = await startServerProcess(env);
  ends.push(() => server.stop("SIGKILL"));
  await store.operator.stock.put([carSchema.parse(aCar({ id: "new" }))]);
  for (let run = 0; run < RUNS; run += 1) {
    await moment(1000 + random() * 400);
    await server.stop("SIGKILL");
    server = await startServerProcess(env);
  }
  calm.now = true;
  const open = async () => {
    let digests = 0;
    let waiting = 0;
    for await (const { channel, state } of store.operator.outbox.list({})) {
      if (channel === "alert-digest") digests += 1;
      if (state === "pending" || state === "sending") waiting += 1;
    }
    return { digests, waiting };
  };
  await expect.poll(open, { timeout: 240_000, interval: 200 }).toEqual({ digests: PEOPLE, waiting: 0 });
  const digests = Map.groupBy(
    mail.received.filter(({ id }) => id.startsWith("digest-")),
    ({ to }) => to,
  );
  expect(digests.size).toBe(PEOPLE);
  for (const [, arrived] of digests) expect(new Set(arrived.map(({ id }) => id)).size).toBe(1);
});
