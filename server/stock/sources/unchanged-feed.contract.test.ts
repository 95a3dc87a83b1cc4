import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mapping, mappingSchema } from "#domain/feed/mapping.ts";
import { stockSettings } from "#domain/stock-source/stock-settings.ts";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { testSourceAccess } from "#tests/support/source-access.ts";
import { makeDealership } from "#tests/support/store-fixtures.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { runSource } from "./run-source.ts";

const hour = 3_600_000;
const start = Date.UTC(2026, 2, 1);
const mapping = mappingSchema.parse({
  key: ["Stock"],
  fields: { stocknum: "Stock", make: "Make", model: "Model", year: "Year", price: "Price" },
});

/** Price by stock number. */
type Feed = ReadonlyMap<string, number>;
let feed: Feed = new Map();
const asked: { path: string; etag: string | undefined; since: string | undefined; status: number }[] = [];

function textOf(cars: Feed): string {
  const lines = [...cars].map(([number, price]) => `${number},Kia,Rio,2020,${price}`);
  return ["Stock,Make,Model,Year,Price", ...lines].join("\n");
}

/** `/etag` and `/modified` say what they send; `/plain` says nothing, so it is always read whole. */
const server = createServer((request: IncomingMessage, response) => {
  const { url: path = "" } = request;
  const text = textOf(feed);
  const hash = createHash("sha256").update(text).digest();
  const etag = `"${hash.toString("hex").slice(0, 16)}"`;
  // Another text, another time.
  const modified = new Date(Date.UTC(2020, 0, 1) + hash.readUInt32BE() * 10).toUTCString();
  const { "if-none-match": none, "if-modified-since": since } = request.headers;
  const isSame = path === "/etag" ? none === etag : path === "/modified" && since === modified;
  asked.push({ path, etag: none, since, status: isSame ? 304 : 200 });
  if (path === "/etag") response.setHeader("etag", etag);
  if (path === "/modified") response.setHeader("last-modified", modified);
  if (isSame) response.writeHead(304).end();
  else response.end(text);
});

let scratch: string;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), "forecourt-unchanged-"));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => {
  server.close();
  rmSync(scratch, { recursive: true });
});
const addressOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

describe.each(["sqlite", "postgres"] as const)("[17.3.12] on %s a feed that its server calls unchanged", (kind) => {
  const places = useStorePlaces(kind);
  let now = new Date(start);
  const open = () => {
    now = new Date(start);
    asked.length = 0;
    return places.open(undefined, { now: () => now });
  };
  /** One dealership for each path. */
  const name = (store: Store, paths: readonly string[], over: { mapping?: Mapping; [setting: string]: unknown } = {}) =>
    store.operator.sites.applyAll({
      sites: [],
      dealerships: paths.map((path) => makeDealership(path.slice(1))),
      sources: new Map(
        paths.map((path) => {
          const { mapping: own = mapping, ...settings } = over;
          const { mapping: _named, ...parsed } = stockSettings.parse({
            source: addressOf(path),
            every: "6h",
            max_removed_percent: 100,
            ...settings,
          });
          return [path.slice(1), { ...parsed, mapping: own }];
        }),
      ),
    });
  const run = async (store: Store, path: string, force = false) => {
    const deps = {
      store,
      clock: () => now,
      random: () => 0,
      secrets: {},
      operatorEmail: ["ops@agency.example"],
      access: testSourceAccess({ scratch }),
    };
    const ran = await runSource(path.slice(1), deps, { isDue: false, force });
    return typeof ran === "object" ? ran.run : ran;
  };
  const statuses = () => asked.map(({ status }) => status);
  const after = (hours: number) => (now = new Date(start + hours * hour));

  test.each(["/etag", "/modified"])("is not sent again: %s", async (path) => {
    const store = await open();
    feed = new Map([["S1", 10_000]]);
    await name(store, [path]);
    expect(await run(store, path)).toMatchObject({ result: "taken" });
    after(6);
    expect(await run(store, path)).toMatchObject({
      result: "unchanged",
      counts: null,
      note: "its server says that it has not changed (304)",
    });
    feed = new Map([["S1", 9_000]]);
    expect(await run(store, path)).toMatchObject({ result: "taken" });
    expect(statuses()).toEqual([200, 304, 200]);
    expect(await store.operator.stock.list(path.slice(1))).toMatchObject([{ price: 9_000 }]);
  });

  test("is read with --force, after another mapping, after a change by hand, and once a day", async () => {
    const store = await open();
    feed = new Map([["S1", 10_000]]);
    await name(store, ["/etag"]);
    await run(store, "/etag");
    await run(store, "/etag", true);
    await run(store, "/etag");
    await name(store, ["/etag"], { mapping: { ...mapping, fields: { ...mapping.fields, price: "Year" } } });
    expect(await run(store, "/etag")).toMatchObject({ result: "taken" });
    await run(store, "/etag");
    const [car] = await store.operator.stock.list("etag");
    await store.operator.stock.delete([car?.id ?? ""]);
    expect(await run(store, "/etag")).toMatchObject({ result: "taken" });
    after(23.5);
    await run(store, "/etag");
    after(24);
    await run(store, "/etag");
    expect(statuses()).toEqual([200, 200, 304, 200, 304, 200, 304, 200]);
  });

  test("counts as silent", async () => {
    const store = await open();
    feed = new Map([["S1", 10_000]]);
    await name(store, ["/etag"], { silent_after: "12h" });
    await run(store, "/etag");
    after(12);
    await run(store, "/etag");
    expect(statuses()).toEqual([200, 304]);
    expect((await store.operator.sources.get("etag"))?.state).toMatchObject({ told: "silent", failures: 0 });
  });

  test("sells the cars that wait for it all the same", async () => {
    const store = await open();
    feed = new Map([
      ["S1", 10_000],
      ["S2", 11_000],
    ]);
    await name(store, ["/etag"], { vanished: { after_hours: 12 } });
    await run(store, "/etag");
    feed = new Map([["S2", 11_000]]);
    for (const hours of [1, 7, 13, 19, 20]) {
      after(hours);
      await run(store, "/etag");
    }
    const cars = await store.operator.stock.list("etag");
    expect(cars.map(({ stocknum, status }) => `${stocknum} ${status}`).toSorted()).toEqual(["S1 sold", "S2 in_stock"]);
    // Whole until the car is sold, then asked again.
    expect(statuses()).toEqual([200, 200, 200, 200, 304, 304]);
  });

  /** Steps of a walk: what happens to the feed, to the stock and to the clock between two runs. */
  const number = fc.constantFrom("S1", "S2", "S3", "S4");
  const step = fc.oneof(
    fc.record({ kind: fc.constant("price" as const), number, price: fc.constantFrom(9_000, 10_000, 11_000) }),
    fc.record({ kind: fc.constant("leave" as const), number }),
    fc.record({ kind: fc.constant("delete" as const), number }),
    fc.record({ kind: fc.constant("correct" as const), number, price: fc.constantFrom(1, 2) }),
    fc.record({ kind: fc.constant("settings" as const), after_hours: fc.constantFrom(0, 6, 24) }),
    fc.record({ kind: fc.constant("wait" as const), hours: fc.constantFrom(1, 5, 13, 25) }),
    fc.record({ kind: fc.constant("nothing" as const) }),
  );
  const paths = ["/etag", "/modified", "/plain"] as const;

  // The rules are the same on both: the walk is long, and one is enough.
  test.runIf(kind === "sqlite")("a walk ends with the stock of one that reads every feed", async () => {
    let unchanged = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const store = await open();
        feed = new Map([["S1", 10_000]]);
        await name(store, paths);
        const carsOf = (path: string) => store.operator.stock.list(path.slice(1));
        const seen = async (path: string) =>
          (await carsOf(path)).map(({ stocknum, price, status, show_on_dealer_website: shown }) =>
            [stocknum, price, status, shown].join(" "),
          );
        for (const one of steps) {
          if (one.kind === "price") feed = new Map([...feed, [one.number, one.price]]);
          // One car stays: an empty feed is refused.
          if (one.kind === "leave" && feed.size > 1) feed = new Map([...feed].filter(([key]) => key !== one.number));
          if (one.kind === "settings") await name(store, paths, { vanished: { after_hours: one.after_hours } });
          if (one.kind === "wait") now = new Date(now.getTime() + one.hours * hour);
          for (const path of paths) {
            if (one.kind === "delete" || one.kind === "correct") {
              const car = (await carsOf(path)).find(({ stocknum }) => stocknum === one.number);
              if (car && one.kind === "delete") await store.operator.stock.delete([car.id]);
              if (car && one.kind === "correct") await store.operator.stock.put([{ ...car, price: one.price }]);
            }
            await run(store, path);
          }
          const [byEtag, byTime, whole] = await Promise.all(paths.map(seen));
          const sorted = (lines: string[] | undefined) => lines?.toSorted();
          expect(sorted(byEtag)).toEqual(sorted(whole));
          expect(sorted(byTime)).toEqual(sorted(whole));
        }
        unchanged += asked.filter(({ status }) => status === 304).length;
      }),
      fuzz(0.015),
    );
    // Otherwise the walk compares nothing.
    expect(unchanged).toBeGreaterThan(20);
  });
});
