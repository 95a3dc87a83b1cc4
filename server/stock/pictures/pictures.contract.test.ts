import { access } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { MOST_TRIES } from "#domain/picture/feed-pictures.ts";
import { FeedPictureFiles } from "#server/images/feed-picture-files.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { importStock } from "#server/stock/import/import-run.ts";
import type { SourceRow } from "#server/stock/import/source-row.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";
import { type PictureServer, startPictureServer } from "#tests/support/picture-server.ts";
import { makeDealership } from "#tests/support/store-fixtures.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { openFolderStorage } from "#server/adapters/storage/folder-storage.ts";
import { listBrokenPictures } from "./broken-pictures.ts";
import { fetchNow } from "./fetch-now.ts";
import { PictureWorker, type PictureWorkerDeps } from "./picture-worker.ts";
import { showPictures } from "./show-pictures.ts";
import { sweepPictures } from "./sweep-pictures.ts";

const mapping = mappingSchema.parse({
  key: ["Stock"],
  fields: { stocknum: "Stock", make: "Make", model: "Model", year: "Year", price: "Price", images: "Photos" },
});
/** Shortens the worker's timeout for slow pictures, and waits for all others as long as necessary. */
const impatient: Outgoing = {
  ...localOutgoing,
  request: (url, request) =>
    localOutgoing.request(url, String(url).endsWith("/slow.jpg") ? { ...request, timeoutMs: 50 } : request),
};
const HOUR = 3_600_000;
const start = new Date("2026-03-01T00:00:00Z");

describe.each(["sqlite", "postgres"] as const)("pictures of a feed on %s", (kind) => {
  const places = useStorePlaces(kind);
  let server: PictureServer;
  beforeEach(async () => void (server = await startPictureServer()));
  afterEach(() => server.close());

  async function world(at: { now: Date } = { now: start }) {
    const place = await places.newPlace();
    const store = await places.open(place, { now: () => at.now });
    const dealerships = [makeDealership("d1"), makeDealership("d2")];
    await store.operator.dealerships.put(dealerships);
    const media = join(place.dataDir, "media");
    const pictureFiles = new FeedPictureFiles(openFolderStorage(place.dataDir));
    const deps: PictureWorkerDeps = {
      store,
      pictureFiles,
      outgoing: impatient,
      disk: { allows: async () => true },
      log: { info: () => undefined, warn: (about: unknown) => expect(about).toBe("no warning") },
      // Positions in the queue are milliseconds.
      clock: () => new Date(at.now.getTime() + 1000),
      recheckMs: 72 * HOUR,
      random: () => 0,
      pollMs: 20,
    };
    const importFeed = (feed: Record<string, string[]>, price = "9000", dealership = dealerships[0]) => {
      if (!dealership) throw new Error("no dealership");
      const rows = Object.entries(feed).map(([stock, paths], index): SourceRow => ({
        line: index + 2,
        values: {
          Stock: stock,
          Make: "Kia",
          Model: "Rio",
          Year: "2020",
          Price: price,
          Photos: paths.map((path) => (path.startsWith("http") ? path : server.url + path)).join("|"),
        },
        odd: null,
      }));
      const rules = {
        vanished: { becomes: "sold", after_hours: 0 },
        maxRemovedPercent: 100,
        maxLostPercent: 100,
      } as const;
      const streamed = (async function* () {
        yield* rows;
      })();
      return importStock({ store, dealership, mapping, source: "feed", rows: streamed, rules, now: at.now });
    };
    const fetchAll = () => fetchNow({ ...deps, dealershipId: "d1" }, () => undefined);
    const carOf = async (stock: string) =>
      (await store.operator.stock.list("d1")).find(({ stocknum }) => stocknum === stock);
    return { store, pictureFiles, media, deps, importFeed, fetchAll, carOf, at };
  }
  const imagesOf = async (store: Store, stock: string) =>
    (await store.operator.stock.list("d1")).find(({ stocknum }) => stocknum === stock)?.images ?? [];

  test("[17.5.1] are stored, measured and shown in the feed's order; equal ones are one file", async () => {
    const { store, media, importFeed, fetchAll } = await world();
    const report = await importFeed({ A: ["/ok/2.jpg", "/ok/1.jpg", "/ok/twin-a.jpg", "/ok/twin-b.jpg"] });
    expect(report.pictures).toEqual({ ready: 0, onTheWay: 4, broken: 0 });
    expect(await imagesOf(store, "A")).toEqual([]);
    expect(await fetchAll()).toEqual({ ready: 4, onTheWay: 0, broken: 0 });
    const images = await imagesOf(store, "A");
    expect(images.map(({ width, height }) => [width, height])).toEqual([
      [640, 480],
      [640, 480],
      [640, 480],
    ]);
    for (const { url } of images) await access(join(media, url.replace("/media/", "")));
    await importFeed({ A: ["/ok/1.jpg", "/ok/2.jpg"] });
    await showPictures(store, "d1");
    expect((await imagesOf(store, "A")).map(({ url }) => url)).toEqual([images[1]?.url, images[0]?.url]);
  });

  test("[17.5.2] that misbehave are named with their car, address and reason, and hold up nobody", async () => {
    const { store, importFeed, fetchAll } = await world();
    const bad = {
      "/none.jpg": "the server answered 404 (Not Found)",
      "/slow.jpg": "no answer within 30 seconds",
      "/page.jpg": "the content is no picture: it is a web page",
      "/huge.jpg": "the picture is larger than 15 MB",
      "/loop.jpg": "the address leads on more than 3 times, or nowhere (302)",
      "/private.jpg": "the address is, or leads to, one that is not public",
      "/half.jpg": "the picture is damaged",
      "/pixel.gif": "the picture has only 1 × 1 pixels",
      "/heavy.avif": "the picture has 5000 × 4000 pixels, and decoding it would take more than 256 MB of memory",
      "http://10.1.2.3/a.jpg": "the address is, or leads to, one that is not public",
    };
    const feed = { A: [...Object.keys(bad), "/ok/1.jpg", "/moved.jpg", "/large.jpg"] };
    await importFeed(feed);
    const counts = await fetchAll();
    expect(counts).toEqual({ ready: 3, onTheWay: 0, broken: 10 });
    const named = await listBrokenPictures(store, "d1");
    expect(named.map(({ stocknum, address, reason }) => [stocknum, address.replace(server.url, ""), reason])).toEqual(
      Object.entries(bad).map(([path, reason]) => ["A", path, reason]),
    );
    expect((await imagesOf(store, "A")).map(({ width }) => width)).toEqual([640, 640, 2560]);
    const next = await importFeed(feed);
    expect(next.findings.map(({ line, vehicle, column, done }) => [line, vehicle, column, done])).toEqual(
      Object.keys(bad).map(() => [2, "A", "Photos", "mended"]),
    );
    expect(next.findings[0]?.reason).toBe("the picture was not taken: the server answered 404 (Not Found)");
  });

  test("[17.5.3] that are stored are not asked for again for a time, then only whether they have changed", async () => {
    const { store, importFeed, fetchAll, at } = await world();
    const feed = { A: ["/ok/1.jpg", "/ok/2.jpg"] };
    await importFeed(feed);
    await fetchAll();
    const versions = await store.versions();
    expect((await importFeed(feed)).counts.written).toBe(0);
    await fetchAll();
    expect([server.requests(), await store.versions()]).toEqual([2, versions]);
    at.now = new Date(start.getTime() + 73 * HOUR);
    server.replace("/ok/2.jpg");
    const before = await imagesOf(store, "A");
    await fetchAll();
    expect([server.requests(), server.sent("/ok/1.jpg"), server.sent("/ok/2.jpg")]).toEqual([4, 1, 2]);
    const after = await imagesOf(store, "A");
    expect([after[0], after.length]).toEqual([before[0], 2]);
    expect(after[1]?.url).not.toBe(before[1]?.url);
  });

  test("of a car whose row has changed are looked at again", async () => {
    const { importFeed, fetchAll, at } = await world();
    await importFeed({ A: ["/ok/1.jpg"], B: ["/ok/2.jpg"] });
    await fetchAll();
    at.now = new Date(start.getTime() + 2 * HOUR);
    await importFeed({ A: ["/ok/1.jpg"], B: ["/ok/2.jpg"] }, "8000");
    await fetchAll();
    expect([server.requests("/ok/1.jpg"), server.sent("/ok/1.jpg")]).toEqual([2, 1]);
  });

  test("that fail are tried again later, and keep the earlier picture meanwhile", async () => {
    const { store, importFeed, fetchAll, at } = await world();
    await importFeed({ A: ["/flaky.jpg"] });
    expect(await fetchAll()).toMatchObject({ ready: 0, broken: 1 });
    await fetchAll();
    expect(server.requests("/flaky.jpg")).toBe(1);
    at.now = new Date(start.getTime() + 61_000);
    expect(await fetchAll()).toMatchObject({ ready: 1, broken: 0 });
    expect(await imagesOf(store, "A")).toHaveLength(1);
  });

  test("[17.5.4] chosen by hand stay, whatever the feed's pictures do", async () => {
    const { store, importFeed, fetchAll, carOf, at } = await world();
    await importFeed({ A: ["/ok/1.jpg", "/ok/2.jpg"] });
    await fetchAll();
    const car = await carOf("A");
    if (!car) throw new Error("no car");
    await store.operator.stock.put([{ ...car, images: car.images.slice(1) }]);
    at.now = new Date(start.getTime() + 73 * HOUR);
    server.replace("/ok/1.jpg");
    await fetchAll();
    await importFeed({ A: ["/ok/1.jpg", "/ok/2.jpg"] }, "7000");
    await showPictures(store, "d1");
    expect(await carOf("A")).toMatchObject({ price: 7000, images: car.images.slice(1) });
  });

  test("[17.5.2] are shared fairly between dealerships and between hosts, and survive a restart", async () => {
    const { store, importFeed, deps, at } = await world();
    const many = Array.from({ length: 30 }, (_, n) => `/ok/many-${n}.jpg`);
    await importFeed({ A: many, B: ["/ok/first.jpg"] });
    await importFeed({ C: ["/ok/other.jpg"] }, "1000", makeDealership("d2"));
    at.now = new Date(start.getTime() + 1000);
    const claim = (most: number) =>
      store.operator.pictures.claim({ now: at.now, lease: "dead", leaseMs: 1000, most, after: "", roomOf: () => 8 });
    const claimed = await claim(64);
    expect(claimed.map(({ dealershipId }) => dealershipId).filter((id) => id === "d2")).toHaveLength(1);
    expect(claimed).toHaveLength(9);
    // The first picture of every car comes first.
    expect(claimed.map(({ address }) => address)).toContain(`${server.url}/ok/first.jpg`);
    // The worker that has claimed them dies; another takes them over.
    at.now = new Date(start.getTime() + 3000);
    const worker = new PictureWorker(deps);
    worker.start();
    await expect.poll(() => store.operator.pictures.counts("d1")).toEqual({ ready: 31, onTheWay: 0, broken: 0 });
    await expect.poll(() => store.operator.pictures.counts("d2")).toEqual({ ready: 1, onTheWay: 0, broken: 0 });
    await worker.stop();
    expect(server.mostAtOnce()).toBeLessThanOrEqual(3);
    expect(await imagesOf(store, "A")).toHaveLength(30);
  });

  test("[17.5.5] whose workers die each time are given up, like those that fail", async () => {
    const { store, importFeed, deps, at } = await world();
    await importFeed({ A: ["/ok/1.jpg"] });
    const { pictures } = store.operator;
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      at.now = new Date(at.now.getTime() + 60_000);
      const dies = { now: at.now, lease: `dies ${tries}`, leaseMs: 1000, most: 1, after: "", roomOf: () => 1 };
      expect(await pictures.claim(dies)).toMatchObject([{ tries }]);
    }
    at.now = new Date(at.now.getTime() + 60_000);
    const worker = new PictureWorker(deps);
    worker.start();
    await expect.poll(() => pictures.counts("d1")).toEqual({ ready: 0, onTheWay: 0, broken: 1 });
    await worker.stop();
    expect(server.requests()).toBe(0);
    expect(await listBrokenPictures(store, "d1")).toMatchObject([
      { reason: "the server ended each time while it worked on this picture", nextTryAt: null },
    ]);
  });

  test("[17.5.5] that were not requested after all do not count as tried", async () => {
    const { store, importFeed, at } = await world();
    await importFeed({ A: ["/ok/1.jpg"] });
    const { pictures } = store.operator;
    for (const lease of ["one", "two", "three"]) {
      const claim = { now: at.now, lease, leaseMs: 1000, most: 1, after: "", roomOf: () => 1 };
      const [claimed] = await pictures.claim(claim);
      expect(claimed?.tries).toBe(1);
      if (claimed) await pictures.settle(claimed, { kind: "postponed" }, at.now);
    }
  });

  test("[17.5.5] that our own storage does not take do not count as tried", async () => {
    const { store, importFeed, deps } = await world();
    await importFeed({ A: ["/ok/1.jpg"] });
    const warned = Promise.withResolvers<void>();
    const worker = new PictureWorker({
      ...deps,
      pictureFiles: Object.assign(Object.create(deps.pictureFiles) as FeedPictureFiles, {
        keep: () => Promise.reject(new Error("the storage is away")),
      }),
      log: { info: () => undefined, warn: () => warned.resolve() },
    });
    worker.start();
    await warned.promise;
    await expect.poll(() => worker.isIdle).toBe(true);
    await worker.stop();
    const later = new Date(deps.clock().getTime() + HOUR);
    const claim = { now: later, lease: "next", leaseMs: 1000, most: 1, after: "", roomOf: () => 1 };
    expect(await store.operator.pictures.claim(claim)).toMatchObject([{ tries: 1 }]);
  });

  test("wait while the disk is nearly full", async () => {
    const { store, importFeed, deps } = await world();
    await importFeed({ A: ["/ok/1.jpg"] });
    const disk = { isFull: true, looks: 0 };
    const warnings: string[] = [];
    const worker = new PictureWorker({
      ...deps,
      disk: { allows: async () => (disk.looks++, !disk.isFull) },
      log: { info: () => undefined, warn: (_about: unknown, words?: string) => void warnings.push(words ?? "") },
    });
    worker.start();
    await expect.poll(() => disk.looks).toBeGreaterThan(2);
    expect([server.requests(), warnings]).toEqual([0, ["the disk is nearly full: no pictures are fetched"]]);
    disk.isFull = false;
    await expect.poll(() => store.operator.pictures.counts("d1")).toMatchObject({ ready: 1 });
    await worker.stop();
  });

  test("go back into the queue when the worker stops before they have come", async () => {
    const { store, importFeed, deps } = await world();
    await importFeed({ A: ["/slow.jpg"] });
    const worker = new PictureWorker({ ...deps, outgoing: localOutgoing, stopMs: 10 });
    worker.start();
    await expect.poll(() => server.requests("/slow.jpg")).toBe(1);
    await worker.stop();
    expect(await store.operator.pictures.nextDue("d1")).toBe(deps.clock().toISOString());
  });

  test("[17.5.4] that no car names any more are removed after a time, with their files", async () => {
    const { store, pictureFiles, media, importFeed, fetchAll, at } = await world({ now: new Date() });
    const days = (count: number) => new Date(Date.now() + count * 24 * HOUR);
    await importFeed({ A: ["/ok/1.jpg", "/ok/2.jpg"] });
    await fetchAll();
    const [first, second] = (await imagesOf(store, "A")).map(({ url }) => join(media, url.replace("/media/", "")));
    if (first === undefined || second === undefined) throw new Error("no pictures");
    at.now = days(1);
    await importFeed({ A: ["/ok/1.jpg"] });
    expect(await sweepPictures(store, pictureFiles, days(2))).toEqual({ unused: 1, removed: 0, files: 0 });
    expect(await sweepPictures(store, pictureFiles, days(15))).toEqual({ unused: 0, removed: 0, files: 0 });
    expect(await sweepPictures(store, pictureFiles, days(17))).toEqual({ unused: 0, removed: 1, files: 1 });
    await access(first);
    await expect(access(second)).rejects.toThrow("ENOENT");
  });
});
