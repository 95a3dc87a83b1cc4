import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pino } from "pino";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { stockSettings } from "#domain/stock-source/stock-settings.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { FetchLimits } from "#server/stock/import/fetch-watch.ts";
import { makeDealership } from "#tests/support/store-fixtures.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { startRun } from "./start-run.ts";
import { type StartedRun, StockScheduler } from "./stock-scheduler.ts";

const places = useStorePlaces("sqlite");
const log = pino({ level: "silent" });

/** Ways to hang, by path, and a feed that comes. */
const answers = new Map<string, (response: ServerResponse) => void>([
  ["/silent", () => undefined],
  ["/half", (response) => void response.writeHead(200, { "content-length": 1000 }).write("Stock,Make\n")],
  [
    "/trickle",
    (response) => {
      const timer = setInterval(() => response.write("x"), 1000);
      response.on("close", () => clearInterval(timer));
    },
  ],
  ["/feed.csv", (response) => void response.end("Stock,Make,Model,Year\nS1,Kia,Rio,2020\n")],
]);
const asked: string[] = [];
const http = createHttpServer((request, response) => {
  asked.push(request.url ?? "");
  answers.get(request.url ?? "")?.(response);
});
const tcp = createTcpServer();
beforeAll(() => Promise.all([http, tcp].map((server) => new Promise<void>((done) => server.listen(0, done)))));
afterAll(() => {
  http.closeAllConnections();
  http.close();
  tcp.close();
});
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Each source has a host of its own. */
const hosts = ["127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"];
const addressOf = (path: string, at: number) =>
  path === "sftp" ? `sftp://dealer@${hosts[at]}:${portOf(tcp)}/feed.csv` : `http://${hosts[at]}:${portOf(http)}${path}`;

async function nameSources(store: Store, paths: readonly string[]): Promise<void> {
  const mapping = mappingSchema.parse({
    key: ["Stock"],
    fields: { stocknum: "Stock", make: "Make", model: "Model", year: "Year" },
  });
  const sources = paths.map((path, at) => {
    const { mapping: _named, ...settings } = stockSettings.parse({ source: addressOf(path, at), every: "6h" });
    return [`d${at}`, { ...settings, mapping }] as const;
  });
  await store.operator.sites.applyAll({
    sites: [],
    dealerships: sources.map(([id]) => makeDealership(id)),
    sources: new Map(sources),
  });
}

/** Longer than any test. */
const patient = { firstByteMs: 900_000, idleMs: 900_000, pace: { windowMs: 900_000, leastBytes: 0 }, wholeMs: 900_000 };

/** Each source has one limit that it can break: on a busy machine any short one may be broken first. */
async function schedule(paths: readonly string[], limitsOf: (path: string) => Partial<FetchLimits> = () => ({})) {
  const place = await places.newPlace();
  const store = await places.open(place);
  await nameSources(store, paths);
  const env = { DATABASE_URL: undefined, FEEDS_DIR: undefined, OUTGOING_ALLOW: hosts, LOG_LEVEL: "silent" } as const;
  const started: StartedRun[] = [];
  const start: ReturnType<typeof startRun> = (id, lease) => {
    const path = paths[Number(id.slice("d".length))]!;
    const one = startRun(env, place.dataDir, { limits: { ...patient, ...limitsOf(path) } })(id, lease);
    started.push(one);
    return one;
  };
  const scheduler = new StockScheduler({ store, log, start, onDeath: async () => expect.unreachable() });
  scheduler.start();
  const runOf = async (at: number) => (await store.operator.sources.runs(`d${at}`, 1))[0];
  return { store, scheduler, runOf, started };
}

test("[17.3.10] three feeds that hang, each in its way, do not delay the fourth", async () => {
  const { store, scheduler, runOf } = await schedule(["/silent", "/half", "/trickle", "/feed.csv"]);
  await expect.poll(() => runOf(3)).toMatchObject({ result: "taken" });
  // They hang still.
  const { running } = await store.operator.sources.queue();
  expect(running.map(({ dealershipId }) => dealershipId)).toEqual(["d0", "d1", "d2"]);
  await scheduler.stop();
  expect(await store.operator.stock.list("d3")).toMatchObject([{ stocknum: "S1" }]);
});

test("[17.3.9] feeds that hang end with their reason, and those behind them run", async () => {
  const limits = new Map<string, Partial<FetchLimits>>([
    ["/silent", { firstByteMs: 1500 }],
    ["/half", { idleMs: 1500 }],
    ["/trickle", { pace: { windowMs: 2500, leastBytes: 1000 } }],
    ["sftp", { firstByteMs: 1500 }],
  ]);
  const { scheduler, runOf } = await schedule([...limits.keys(), "/feed.csv"], (path) => limits.get(path) ?? {});
  await expect.poll(() => runOf(4)).toMatchObject({ result: "taken" });
  const failed = (reason: string) => ({ result: "failed", note: expect.stringContaining(reason) });
  await expect.poll(() => runOf(0)).toMatchObject(failed("its first byte did not come within 1.5 seconds"));
  await expect.poll(() => runOf(1)).toMatchObject(failed("nothing more came for 1.5 seconds"));
  await expect.poll(() => runOf(2)).toMatchObject(failed("fewer than 1000 bytes came within 2.5 seconds"));
  await expect.poll(() => runOf(3)).toMatchObject(failed("its first byte did not come within 1.5 seconds"));
  await scheduler.stop();
});

test("[17.3.11] the process of a source that is taken out of the files ends, with its fetch", async () => {
  answers.set("/removed", () => undefined);
  const { store, scheduler, started } = await schedule(["/removed"]);
  await expect.poll(() => asked).toContain("/removed");
  await store.operator.sites.applyAll({ sites: [], dealerships: [], sources: new Map([["d0", null]]) });
  await Promise.all(started.map(({ ended }) => ended));
  expect([started.length, await store.operator.sources.list()]).toEqual([1, []]);
  await scheduler.stop();
});
