import { describe, expect, test } from "vitest";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { statement } from "#server/adapters/store/engine.ts";
import { createQueryBuilder } from "#server/adapters/store/query-builder.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { makeCar, makeDealership } from "#tests/support/store-fixtures.ts";
import { type Place, useStorePlaces } from "#tests/support/store-places.ts";
import { hashOf } from "./feed-car.ts";
import { importStock, type ImportRequest } from "./import-run.ts";
import type { SourceRow } from "./source-row.ts";

const mapping = mappingSchema.parse({
  key: ["Stock"],
  fields: { stocknum: "Stock", make: "Make", model: "Model", year: "Year", price: "Price", colour: "Colour" },
});
const row = (n: number, values: Record<string, string> = {}): SourceRow => ({
  line: n + 1,
  values: { Stock: `S${n}`, Make: "Kia", Model: "Rio", Year: "2020", Price: `${10_000 + n}`, ...values },
  odd: null,
});
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
async function* streamed(rows: readonly SourceRow[]): AsyncGenerator<SourceRow> {
  yield* rows;
}

describe.each(["sqlite", "postgres"] as const)("an import on %s", (kind) => {
  const places = useStorePlaces(kind);
  const dealership = makeDealership("d1");
  const rules = { vanished: { becomes: "sold", after_hours: 24 }, maxRemovedPercent: 20, maxLostPercent: 20 } as const;
  const start = new Date("2026-03-01T00:00:00Z");

  const openStore = async (place?: Place): Promise<Store> => {
    const store = await places.open(place);
    await store.operator.dealerships.put([dealership, makeDealership("d2")]);
    return store;
  };
  const run = (store: Store, rows: readonly SourceRow[], more: Partial<ImportRequest> = {}) =>
    importStock({ store, dealership, mapping, source: "feed.csv", rows: streamed(rows), rules, now: start, ...more });
  const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
  const stockOf = async (store: Store) =>
    new Map((await store.operator.stock.list("d1")).map((car) => [car.stocknum, car]));

  test("takes new cars, writes nothing for an unchanged feed, and one car for one price", async () => {
    const store = await openStore();
    const feed = numbers(1, 600).map((n) => row(n));
    expect((await run(store, feed)).counts).toMatchObject({ rows: 600, added: 600, written: 600 });
    const before = await stockOf(store);
    const versions = await store.versions();
    expect((await run(store, feed)).counts).toMatchObject({ unchanged: 600, written: 0 });
    expect((await store.versions()).get("stock:d1")).toBe(versions.get("stock:d1"));
    const cheaper = feed.with(6, row(7, { Price: "9,000", Model: "Rio GT" }));
    const report = await run(store, cheaper, { now: later(1) });
    expect(report.counts).toMatchObject({ changed: 1, unchanged: 599, written: 1 });
    expect(report.largestMoves).toEqual([{ vehicle: "S7", name: "2020 Kia Rio GT", before: 10_007, after: 9000 }]);
    const car = (await stockOf(store)).get("S7");
    const { slug, created_at } = before.get("S7") ?? {};
    expect(car).toMatchObject({ price: 9000, model: "Rio GT", slug, created_at });
    expect((await stockOf(store)).size).toBe(600);
  });

  test("gives an address of its own to each of two cars whose keys have the same short hash", async () => {
    const store = await openStore();
    // Two pairs whose hashes share their first six digits: one within a portion, one a portion apart.
    const others = numbers(1, 400).map((n) => row(n));
    const feed = ["x3046", "x5266", "x267"].map((key) => row(0, { Stock: key }));
    const report = await run(store, [...feed, ...others, row(0, { Stock: "x5518" })]);
    expect(report.counts).toMatchObject({ added: 404, skipped: 0 });
    const slugs = (await store.operator.stock.list("d1")).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(404);
  });

  test("[17.2.17] a car that an earlier release stored under 5.0 is the same car, and so is 5 later", async () => {
    const place = await places.newPlace();
    const store = await openStore(place);
    const feed = (...keys: string[]) => keys.map((Stock) => row(0, { Stock }));
    await run(store, feed("5.0", "1,200", "S7"));
    const idsOf = async () => (await store.operator.stock.list("d1")).map(({ id }) => id).toSorted();
    const before = await idsOf();
    const engine = await places.openEngine(undefined, place);
    for (const [key, older] of [
      ["5", "5.0"],
      ["1200", "1,200"],
    ]) {
      const cars = createQueryBuilder(kind).updateTable("cars");
      await engine.write([statement(cars.set({ feed_key: hashOf(older) }).where("feed_key", "=", hashOf(key)))]);
    }
    expect((await run(store, feed("5.0", "1,200", "S7"))).counts).toMatchObject({ added: 0, unchanged: 3, missing: 0 });
    const dearer = feed("5.0", "1,200", "S7").map((one) => ({ ...one, values: { ...one.values, Price: "11,500" } }));
    expect((await run(store, dearer)).counts).toMatchObject({ added: 0, changed: 3, missing: 0 });
    expect((await run(store, feed("5", "1200", "S7"))).counts).toMatchObject({ added: 0, changed: 3, missing: 0 });
    expect(await idsOf()).toEqual(before);
  });

  test("a dry run shows the same and writes nothing", async () => {
    const store = await openStore();
    const versions = await store.versions();
    const report = await run(store, [row(1), row(2)], { dryRun: true });
    expect(report.counts).toMatchObject({ added: 2, written: 2 });
    expect(await store.operator.stock.list("d1")).toEqual([]);
    expect(await store.versions()).toEqual(versions);
  });

  test("skips bad rows and duplicates by name, and takes the rest", async () => {
    const store = await openStore();
    const report = await run(store, [
      row(1),
      row(2, { Year: "soon" }),
      row(1, { Price: "1" }),
      row(3, { Stock: "" }),
      row(4),
    ]);
    expect(report.counts).toMatchObject({ rows: 5, added: 2, skipped: 3 });
    expect(report.findings.map(({ line, vehicle, reason }) => [line, vehicle, reason])).toEqual([
      [3, "S2", "this is no year of a vehicle"],
      [2, "S1", "an earlier row has the same key"],
      [4, "", "the key of this row is empty"],
    ]);
  });

  test("[17.2.6] a vanished car waits, is sold after its hours, and comes back with its slug", async () => {
    const store = await openStore();
    const feed = numbers(1, 10).map((n) => row(n));
    await run(store, feed);
    const slug = (await stockOf(store)).get("S10")?.slug;
    const without = feed.slice(0, 9);
    expect((await run(store, without, { now: later(1) })).counts).toMatchObject({ missing: 1, removed: 0 });
    expect((await stockOf(store)).get("S10")?.status).toBe("in_stock");
    expect((await run(store, without, { now: later(2) })).counts).toMatchObject({ written: 0 });
    expect((await run(store, without, { now: later(26) })).counts).toMatchObject({ removed: 1 });
    const sold_date_timestamp = later(26).getTime();
    expect((await stockOf(store)).get("S10")).toMatchObject({ status: "sold", sold: true, sold_date_timestamp });
    expect((await run(store, feed, { now: later(30) })).counts).toMatchObject({ returned: 1 });
    expect((await stockOf(store)).get("S10")).toMatchObject({ status: "in_stock", sold: false, slug });
  });

  test("[17.2.9] stops when too many cars are missing, unless forced; an empty feed changes nothing", async () => {
    const store = await openStore();
    const feed = numbers(1, 10).map((n) => row(n));
    await run(store, feed);
    const before = await stockOf(store);
    const stopped = await run(store, feed.slice(0, 7), { now: later(1) });
    expect(stopped.stopped).toContain("3 of 10 cars are missing from this feed, more than 20 %");
    expect(stopped.counts.written).toBe(0);
    expect((await run(store, [], { now: later(1) })).stopped).toContain("no rows");
    expect(await stockOf(store)).toEqual(before);
    const forced = await run(store, feed.slice(0, 7), { now: later(1), force: true });
    expect([forced.stopped, forced.counts.missing]).toEqual([null, 3]);
  });

  test("[17.2.5] a broken row keeps its car", async () => {
    const store = await openStore();
    await run(store, [row(1), row(2)]);
    const report = await run(store, [row(1), row(2, { Year: "?" })], { now: later(48) });
    expect(report.counts).toMatchObject({ missing: 0, skipped: 1 });
  });

  test("[17.2.7] a correction by hand survives the next run", async () => {
    const store = await openStore();
    await run(store, [row(1, { Colour: "Wite" })]);
    const [car] = await store.operator.stock.list("d1");
    await store.operator.stock.put([{ ...makeCar("x", "d1"), ...car, colour: "White" }]);
    const report = await run(store, [row(1, { Colour: "WHITE", Price: "9000" })], { now: later(1) });
    expect((await stockOf(store)).get("S1")).toMatchObject({ colour: "White", price: 9000 });
    expect(report.findings).toEqual([
      expect.objectContaining({ column: "colour", reason: expect.stringContaining("corrected by hand") }),
    ]);
  });

  test("[17.2.11] ids of feeds never touch the cars of another dealership", async () => {
    const store = await openStore();
    await run(store, [row(1)]);
    await run(store, [row(1, { Price: "5" })], { dealership: makeDealership("d2") });
    expect((await stockOf(store)).get("S1")?.price).toBe(10_001);
    expect((await store.operator.stock.list("d2")).map(({ price }) => price)).toEqual([5]);
  });

  test("[17.2.12] a second run is refused while one is alive, and so is a car by hand", async () => {
    const store = await openStore();
    const lease = await store.operator.imports.begin("d1", "first");
    await expect(run(store, [row(1)])).rejects.toThrow("Another import of this dealership is running");
    await expect(store.operator.stock.put([makeCar("c1", "d1")])).rejects.toThrow("An import of the dealership");
    await store.operator.imports.end(lease);
    expect((await run(store, [row(1)])).counts.added).toBe(1);
  });

  test("what a dead run has staged is never seen, and the next run removes it", async () => {
    const place = await places.newPlace();
    const store = await places.open(place, { now: () => start });
    await store.operator.dealerships.put([dealership]);
    await run(
      store,
      numbers(1, 5).map((n) => row(n)),
    );
    const before = await stockOf(store);
    // A run that dies after staging: it never ends its lease.
    const lease = await store.operator.imports.begin("d1", "dead");
    const [known] = await store.operator.imports.byKeys("d1", await store.operator.imports.keysAfter("d1", ""));
    if (!known) throw new Error("the feed's cars are gone");
    const feed = { ...known, car: known.feed };
    await store.operator.imports.stage(lease, [{ car: { ...known.car, price: 1 }, feed, before: null }]);
    expect(await stockOf(store)).toEqual(before);
    const afterwards = await places.open(place, { now: () => later(1) });
    expect(
      (
        await run(
          afterwards,
          numbers(1, 5).map((n) => row(n)),
        )
      ).counts,
    ).toMatchObject({ unchanged: 5, written: 0 });
    expect(await stockOf(afterwards)).toEqual(before);
  });
});
