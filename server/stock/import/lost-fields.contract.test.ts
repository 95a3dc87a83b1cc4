import { describe, expect, test } from "vitest";
import { mappingSchema } from "#domain/feed/mapping.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { makeDealership } from "#tests/support/store-fixtures.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { importStock, type ImportRequest } from "./import-run.ts";
import type { SourceRow } from "./source-row.ts";

const mapping = mappingSchema.parse({
  key: ["Stock"],
  fields: {
    stocknum: "Stock",
    make: "Make",
    model: "Model",
    year: "Year",
    price: "Price",
    km: "Km",
    colour: "Colour",
    images: "Photos",
  },
});
const values = (n: number): Record<string, string> => ({
  Stock: `S${n}`,
  Make: "Kia",
  Model: "Rio",
  Year: "2020",
  Price: `${10_000 + n * 100}`,
  Km: `${20_000 + n}`,
  Colour: n === 1 ? "Red" : "",
  Photos: `https://photos.example/${n}.jpg`,
});
type Change = (row: Record<string, string>, n: number) => Record<string, string>;
const same: Change = (row) => row;

/** A table of this many cars, each changed. */
function table(cars: number, change: Change = same): SourceRow[] {
  return Array.from({ length: cars }, (_, at) => {
    const row = change(values(at + 1), at + 1);
    return { line: at + 2, values: row, odd: null, header: Object.keys(row) };
  });
}
const without =
  (...columns: string[]): Change =>
  (row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)));
const upTo =
  (most: number, over: Record<string, string>): Change =>
  (row, n) =>
    n <= most ? { ...row, ...over } : row;

async function* streamed(rows: readonly SourceRow[]): AsyncGenerator<SourceRow> {
  yield* rows;
}

describe.each(["sqlite", "postgres"] as const)("a feed that loses a field, on %s", (kind) => {
  const places = useStorePlaces(kind);
  const dealership = makeDealership("d1");
  const rules = { vanished: { becomes: "sold", after_hours: 24 }, maxRemovedPercent: 20, maxLostPercent: 20 } as const;
  const openStore = async (): Promise<Store> => {
    const store = await places.open();
    await store.operator.dealerships.put([dealership]);
    return store;
  };
  const run = (store: Store, rows: readonly SourceRow[], more: Partial<ImportRequest> = {}) =>
    importStock({
      store,
      dealership,
      mapping,
      source: "feed.csv",
      rows: streamed(rows),
      rules,
      now: new Date("2026-03-01T00:00:00Z"),
      ...more,
    });

  /** Why the second of two feeds stops; null if it is taken. */
  const stoppedBy = async (
    first: readonly SourceRow[],
    second: readonly SourceRow[],
    more?: Partial<ImportRequest>,
  ) => {
    const store = await openStore();
    expect((await run(store, first, more)).stopped).toBeNull();
    const before = await store.operator.stock.list("d1");
    const { stopped, counts } = await run(store, second, more);
    if (stopped !== null) {
      expect(counts.written).toBe(0);
      expect(await store.operator.stock.list("d1")).toEqual(before);
    }
    return stopped;
  };

  test("[17.2.14] a renamed column stops the run, and force lets it through once", async () => {
    const store = await openStore();
    await run(store, table(10));
    const before = await store.operator.stock.list("d1");
    const renamed = table(10, (row) => ({ ...without("Price")(row, 0), "retail price": row["Price"] ?? "" }));
    const stopped = await run(store, renamed, { forceCommand: "forecourt stock run d1 --force" });
    expect(stopped.stopped).toBe(
      [
        "Stopped, and nothing was changed.",
        'The feed has no column "Price", from which the mapping reads price: 10 of 10 cars would lose it (such as S1: $10,100 → none).',
        'The feed has columns that the mapping does not name: "retail price".',
        "Look at the feed and the mapping. If they are right, let it through once: forecourt stock run d1 --force",
      ].join("\n"),
    );
    expect(stopped.counts.written).toBe(0);
    expect(await store.operator.stock.list("d1")).toEqual(before);
    const forced = await run(store, renamed, { force: true });
    expect([forced.stopped, forced.counts.written]).toEqual([null, 10]);
    expect(forced.notes[0]).toContain("Let through by force: The feed has no column");
    expect((await run(store, renamed)).stopped).toBeNull();
    expect((await run(store, table(10))).counts.written).toBe(10);
  });

  test("[17.2.14] a column of a table stops the run even if one car alone had a value", async () => {
    expect(await stoppedBy(table(10), table(10, without("Colour")))).toContain(
      'no column "Colour", from which the mapping reads colour: 1 of 1 cars would lose it (such as S1: Red → none)',
    );
  });

  test("[17.2.14] a column that never gave a value is named in the report, and nothing else", async () => {
    const store = await openStore();
    const bare = table(10, without("Colour"));
    expect(await run(store, bare)).toMatchObject({
      stopped: null,
      notes: ['The mapping names columns that the feed does not have: "Colour" (colour).'],
    });
    expect(
      (
        await run(
          store,
          table(10, (row, n) => without("Colour")({ ...row, Price: "9,000" }, n)),
        )
      ).stopped,
    ).toBeNull();
  });

  test("[17.2.14] a first feed without its price column stops, since nobody wants a site without prices", async () => {
    const store = await openStore();
    const bare = table(10, without("Price"));
    expect((await run(store, bare)).stopped).toContain(
      'The feed has no column "Price", from which the mapping reads price: all 10 cars would come without one.',
    );
    expect((await run(store, bare, { force: true })).counts.added).toBe(10);
    expect((await run(store, bare)).stopped).toBeNull();
  });

  test("[17.2.14] a missing key column is named when all cars vanish, and when no row has a key", async () => {
    const keyed = mappingSchema.parse({ ...mapping, key: ["Make", "Photos"] });
    const stopped = await stoppedBy(table(10), table(10, without("Photos")), { mapping: keyed });
    expect(stopped).toContain("10 of 10 cars are missing from this feed, more than 20 %");
    expect(stopped).toContain('"Photos" (key, images)');
    expect(await stoppedBy(table(10), table(10, without("Stock")))).toContain('"Stock" (key, stocknum)');
  });

  test("[17.2.14] a column with an alternative that still gives values stops nothing", async () => {
    const either = mappingSchema.parse({
      ...mapping,
      fields: { ...mapping.fields, price: { from: ["Special", "Price"] } },
    });
    const both = table(10, (row) => ({ ...row, Special: row["Price"] ?? "" }));
    expect(await stoppedBy(both, table(10), { mapping: either })).toBeNull();
    const few = table(10, (row, n) => without("Price")({ ...row, Special: n < 3 ? "9,000" : "" }, n));
    expect(await stoppedBy(both, few, { mapping: either })).toMatch(
      /8 of 10 cars would lose their price \(column "Special", "Price"\), more than 20 % .* The feed has no column "Price"\./,
    );
  });

  test("[17.2.14] a make that only the title gives any more stops the run when it is another for some cars", async () => {
    const titled = mappingSchema.parse({ ...mapping, fields: { ...mapping.fields, title: "Title" } });
    const named = table(10, (row, n) => ({ ...row, Title: n === 1 ? "2020 Kya Rio" : "2020 Kia Rio" }));
    const bare = named.map((row) => ({ ...row, values: without("Make")(row.values, 0) }));
    expect(await stoppedBy(named, bare, { mapping: titled })).toContain(
      'no column "Make", from which the mapping reads make: 1 of 10 cars would get another (such as S1: Kia → Kya)',
    );
    expect(await stoppedBy(named.slice(1), bare.slice(1), { mapping: titled })).toBeNull();
  });

  test("[17.2.14] rows that leave out empty values stop the run when many cars lose theirs, not when one does", async () => {
    const listed = (rows: SourceRow[]) =>
      rows.map(({ header: _header, ...row }) => ({
        ...row,
        values: Object.fromEntries(Object.entries(row.values).filter(([, value]) => value !== "")),
      }));
    expect(await stoppedBy(listed(table(10)), listed(table(10, without("Colour"))))).toBeNull();
    expect(await stoppedBy(listed(table(10)), listed(table(10, without("Photos"))))).toContain(
      'no column "Photos", from which the mapping reads pictures: 10 of 10 cars would lose it',
    );
  });

  test.each([
    [
      "prices of nought",
      upTo(7, { Price: "$0" }),
      '7 of 10 cars would lose their price (column "Price"), more than 20 % (such as S1: $10,100 → $0).',
    ],
    [
      "another currency",
      upTo(10, { Price: "€9,000" }),
      "Price: this price is in EUR, and the site's are in AUD; the car shows none.",
    ],
    [
      "another currency without its sign",
      (row, n) => ({ ...row, Price: `${Math.round((10_000 + n * 100) * 0.6)}` }),
      '10 of 10 cars would change their price (column "Price") implausibly',
    ],
    [
      "no pictures",
      upTo(3, { Photos: "" }),
      '3 of 10 cars would lose their pictures (column "Photos"), more than 20 % (such as S1: 1 → none).',
    ],
    ["metres", (row, n) => ({ ...row, Km: `${(20 + n) * 1000}000` }), "kilometres"],
    [
      "miles",
      (row) => ({ ...row, Km: `${Math.round(Number(row["Km"]) / 1.609)}` }),
      '10 of 10 cars would change their kilometres (column "Km") implausibly',
    ],
    [
      "other makes",
      upTo(4, { Make: "Ford" }),
      '4 of 10 cars would change their make (column "Make") implausibly, more than 20 % (such as S1: Kia → Ford).',
    ],
    [
      "no makes",
      upTo(4, { Make: "" }),
      "The rows of 4 of 10 cars can no longer be read, more than 20 %. Most often: Make: the row names no make.",
    ],
  ] satisfies [string, Change, string][])("[17.2.15] %s stop the run", async (_what, change, sentence) => {
    expect(await stoppedBy(table(10), table(10, change))).toContain(sentence);
  });

  test.each([
    ["a sale", 10, (row) => ({ ...row, Price: `${Math.round(Number(row["Price"]) * 0.8)}` })],
    ["the share that is allowed", 10, upTo(2, { Price: "", Km: "", Photos: "" })],
    ["one of four cars", 4, upTo(1, { Price: "POA", Km: "90,000", Make: "Ford", Photos: "" })],
    ["new cars that were driven a little", 10, (row) => ({ ...row, Km: `${Number(row["Km"]) + 500}` })],
    ["makes in capitals", 10, upTo(10, { Make: "KIA" })],
  ] satisfies [string, number, Change][])("[17.2.15] %s is no loss", async (_what, cars, change) => {
    expect(await stoppedBy(table(cars), table(cars, change))).toBeNull();
  });

  test("[17.2.15] the share is a setting, and 100 turns it off", async () => {
    const change = upTo(5, { Price: "" });
    const allowed = (maxLostPercent: number) => ({ rules: { ...rules, maxLostPercent } });
    expect(await stoppedBy(table(10), table(10, change), allowed(50))).toBeNull();
    expect(await stoppedBy(table(10), table(10, change), allowed(49))).toContain("5 of 10 cars would lose their price");
    expect(await stoppedBy(table(10), table(10, without("Price")), allowed(100))).toBeNull();
  });

  test("[17.2.15] a push names its cars one by one, and is not stopped", async () => {
    const store = await openStore();
    await run(store, table(10));
    const pushed = await run(store, table(10, without("Price")), { push: { leaving: [] } });
    expect([pushed.stopped, pushed.counts.changed]).toEqual([null, 10]);
  });

  test("[17.2.16] the report has the share of cars with each field", async () => {
    const store = await openStore();
    const { fields } = await run(store, table(10, upTo(4, { Price: "" })));
    expect(fields).toContainEqual({ field: "price", cars: 6, of: 10 });
    expect(fields).toContainEqual({ field: "images", cars: 10, of: 10 });
    expect(fields).toContainEqual({ field: "colour", cars: 1, of: 10 });
  });
});
