import { Meilisearch } from "meilisearch";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { fakeMeilisearch } from "#tests/support/fake-meilisearch.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { aCar, createTestApp, testNow } from "#tests/support/test-app.ts";
import { keepInSync, syncAll } from "./search-sync.ts";
import type { Patience } from "./server-tasks.ts";
import { prepareServer, type SyncProgress } from "./sync-site.ts";

const patience: Patience = { tries: 3, waitMs: 1, longestWaitMs: 2, taskMs: 5000 };
const cars = Array.from({ length: 12 }, (_, number) => aCar({ id: `a${number}`, name: `Car ${number}` }));
const other = aCar({ id: "b1", dealership_id: "second", location_id: "second-yard" });

let server: Awaited<ReturnType<typeof fakeMeilisearch>>;
let app: Awaited<ReturnType<typeof createTestApp>>;
let now: Date;
let progress: SyncProgress[];
beforeEach(async () => {
  server = await fakeMeilisearch();
  app = await createTestApp([...cars, other], { build: noPages });
  now = testNow;
  progress = [];
});
afterEach(async () => {
  await app.close();
  await server.close();
});

const target = () => ({
  client: new Meilisearch({ host: server.url, apiKey: server.masterKey, timeout: 60_000 }),
  patience,
  onProgress: (step: SyncProgress) => void progress.push(step),
});
const deps = () => ({ target: target(), registry: app.registry, clock: () => now, log: pino({ level: "silent" }) });
const sync = async () => {
  await prepareServer(target());
  return syncAll(deps());
};
const putCars = async (...changed: ReturnType<typeof aCar>[]) => {
  await app.store.operator.stock.put(changed.map((car) => carSchema.parse(car)));
  await app.registry.refresh();
};
const firstIds = cars.map(({ id }) => `first-site_${id}`).sort();
const sends = (call: string) => call.startsWith("POST") && /\/(documents|delete-batch)$/.test(call);

describe("bringing a search server up to date", () => {
  test("[7] every site's listing, offers and ways in, each pinned to its site, without the whole car", async () => {
    await sync();
    expect(server.ids("cars")).toEqual([...firstIds, "second-site_b1"]);
    expect(server.ids("products")).toEqual(server.ids("cars"));
    expect(server.ids("offers")).toEqual(["first-site_corolla-runout", "first-site_easter-service"]);
    expect(server.ids("categories").some((id) => id.startsWith("first-site_make-toyota"))).toBe(true);
    for (const document of server.documents("cars")) {
      const [site] = String(document["document_id"]).split("_");
      expect(document["listed_on"]).toEqual([site]);
      expect(document).not.toHaveProperty("car");
    }
    expect(progress).toContainEqual({ site: "first-site", index: "cars", done: 12, total: 12 });
  });

  test("what has not changed is neither read nor sent again", async () => {
    await sync();
    server.calls.length = 0;
    await syncAll(deps());
    expect(server.calls.filter((call) => sends(call) || call.endsWith("/fetch"))).toEqual([]);
  });

  test("one changed, one new and one deleted car are all that is sent", async () => {
    await sync();
    progress = [];
    await putCars({ ...cars[3]!, price: 12_345 }, aCar({ id: "a99" }));
    await app.store.operator.stock.delete(["a5"]);
    await app.registry.refresh();
    await syncAll(deps());
    expect(progress.findLast(({ index }) => index === "cars")).toMatchObject({ total: 3, done: 3 });
    expect(server.ids("cars")).toContain("first-site_a99");
    expect(server.ids("cars")).not.toContain("first-site_a5");
    expect(server.documents("cars").find(({ id }) => id === "a3")).toMatchObject({ price: 12_345 });
  });

  test("[4.1, 7.1.8] a sold car leaves the server when its window ends, without any change of stock", async () => {
    const day = 86_400_000;
    const sold = { ...cars[0]!, status: "sold" as const, sold_date_timestamp: testNow.getTime() - 2.5 * day };
    await putCars(sold);
    const next = await sync();
    expect(server.ids("cars")).toContain("first-site_a0");
    now = new Date(testNow.getTime() + 0.5 * day);
    await syncAll(deps());
    expect(server.ids("cars")).not.toContain("first-site_a0");
    expect(next).toBe(testNow.getTime() + 3_600_000);
  });

  test("a run that was cut off is finished by the next, which sends only the rest", async () => {
    await prepareServer(target());
    server.faults.fail = (call) => call === "POST /indexes/products/documents";
    await expect(syncAll(deps())).rejects.toThrow("internal");
    expect(server.ids("cars").filter((id) => id.startsWith("first"))).toEqual(firstIds);
    expect(server.ids("products")).toEqual([]);
    server.faults.fail = () => false;
    progress = [];
    await syncAll(deps());
    expect(progress.filter(({ site, index }) => site === "first-site" && index === "cars")).toEqual([]);
    expect(server.ids("products")).toEqual(server.ids("cars"));
  });

  test("a site that is no more leaves nothing behind", async () => {
    await sync();
    const registry = { all: () => app.registry.all().filter(({ site }) => site.slug !== "first-site") };
    await syncAll({ ...deps(), registry });
    expect(server.ids("cars")).toEqual(["second-site_b1"]);
    expect(server.ids("offers")).toEqual([]);
  });
});

describe("a search server that misbehaves", () => {
  test("faults that pass and tasks that take their time are waited for", async () => {
    let calls = 0;
    server.faults.fail = () => ++calls % 3 === 0;
    server.faults.slowness = 3;
    await sync();
    expect(server.ids("cars")).toHaveLength(13);
  });

  test("a task that fails is told with its reason, and nothing counts as done", async () => {
    await prepareServer(target());
    server.faults.failTask = (call) => call.includes("/cars/documents");
    await expect(syncAll(deps())).rejects.toThrow("The search server failed a task: no space left");
    server.faults.failTask = () => false;
    await syncAll(deps());
    expect(server.ids("cars")).toHaveLength(13);
  });

  test("a task that never ends is given up", async () => {
    server.faults.slowness = Number.MAX_SAFE_INTEGER;
    const hasty = { ...target(), patience: { ...patience, taskMs: 20 } };
    await expect(prepareServer(hasty)).rejects.toThrow("has not finished task 0 in time");
  });

  test("a key that is refused is not tried again", async () => {
    const client = new Meilisearch({ host: server.url, apiKey: "wrong" });
    await expect(prepareServer({ client, patience })).rejects.toThrow("invalid_api_key");
    expect(server.calls).toHaveLength(1);
  });
});

describe("kept in sync", () => {
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((turn) => void setImmediate(turn));
  };

  test("changes follow as they are told, until it is stopped", async () => {
    const sync = keepInSync(deps());
    await until(() => server.ids("forecourt_sync").length === 2);
    await putCars(aCar({ id: "a77" }));
    sync.changed();
    await until(() => server.ids("products").includes("first-site_a77"));
    await sync.stop();
    const calls = server.calls.length;
    await putCars(aCar({ id: "a78" }));
    sync.changed();
    expect(server.calls).toHaveLength(calls);
    expect(server.ids("cars")).not.toContain("first-site_a78");
  });

  test("stopping does not wait for a server that hangs", async () => {
    server.faults.slowness = Number.MAX_SAFE_INTEGER;
    const sync = keepInSync(deps());
    await until(() => server.calls.length > 3);
    await sync.stop();
    expect(server.ids("cars")).toEqual([]);
  });
});
