import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { stockSettings } from "#domain/stock-source/stock-settings.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { makeDealership } from "#tests/support/store-fixtures.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { recordDeadRun } from "./run-source.ts";
import { startRun } from "./start-run.ts";
import { type StartedRun, StockScheduler } from "./stock-scheduler.ts";

const places = useStorePlaces("sqlite");
const log = pino({ level: "silent" });
const clock = () => new Date();
const onDeath = async () => expect.unreachable();
const quiet = { DATABASE_URL: undefined, OUTGOING_ALLOW: [], LOG_LEVEL: "silent" } as const;

async function nameSource(store: Store, dataDir: string): Promise<void> {
  const source = join(dataDir, "feed.csv");
  writeFileSync(source, "Stock,Make,Model,Year\nS1,Kia,Rio,2020\n");
  const mapping = mappingSchema.parse({
    key: ["Stock"],
    fields: { stocknum: "Stock", make: "Make", model: "Model", year: "Year" },
  });
  const { mapping: _named, ...settings } = stockSettings.parse({ source, every: "6h" });
  await store.operator.sites.applyAll({
    sites: [],
    dealerships: [makeDealership("d1")],
    sources: new Map([["d1", { ...settings, mapping }]]),
  });
}

test("[17.3.3] runs a due source in a process of its own, once", async () => {
  const place = await places.newPlace();
  const store = await places.open(place);
  await nameSource(store, place.dataDir);
  const start = startRun({ ...quiet, OUTGOING_ALLOW: [], FEEDS_DIR: place.dataDir }, place.dataDir);
  const schedulers = [1, 2].map(() => new StockScheduler({ store, log, start, onDeath }));
  for (const scheduler of schedulers) scheduler.start();
  await expect.poll(() => store.operator.sources.runs("d1", 10)).toMatchObject([{ result: "taken" }]);
  await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
  expect(await store.operator.sources.runs("d1", 10)).toHaveLength(1);
  expect(await store.operator.stock.list("d1")).toMatchObject([{ stocknum: "S1" }]);
});

test("[17.3.5] counts a run as failed whose process needs more memory than it may have", async () => {
  const place = await places.newPlace();
  const store = await places.open(place);
  await nameSource(store, place.dataDir);
  const start = startRun({ ...quiet, OUTGOING_ALLOW: [], FEEDS_DIR: place.dataDir }, place.dataDir, { heapMb: 8 });
  const scratch = join(place.dataDir, "imports");
  const scheduler = new StockScheduler({
    store,
    log,
    start,
    onDeath: (claimed, reason) => {
      // What the run had fetched by then.
      mkdirSync(join(scratch, claimed.lease), { recursive: true });
      return recordDeadRun(claimed, reason, { store, clock, operatorEmail: [], scratch });
    },
  });
  scheduler.start();
  await expect
    .poll(() => store.operator.sources.runs("d1", 10))
    .toMatchObject([{ result: "failed", note: expect.stringContaining("it may take at most 8 MB of memory") }]);
  await scheduler.stop();
  expect(await store.operator.sources.get("d1")).toMatchObject({ state: { failures: 1 }, runsUntil: null });
  expect(readdirSync(scratch)).toEqual([]);
});

test("breaks a run off when the server stops, and starts no other", async () => {
  const place = await places.newPlace();
  const store = await places.open(place);
  await nameSource(store, place.dataDir);
  const started: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = Promise.withResolvers<void>();
  const start = (dealershipId: string): StartedRun => {
    started.push(dealershipId);
    running.resolve();
    return { ended: promise, stop: resolve };
  };
  const scheduler = new StockScheduler({ store, log, start, onDeath });
  scheduler.start();
  await running.promise;
  await scheduler.stop();
  scheduler.wake();
  expect(started).toEqual(["d1"]);
});
