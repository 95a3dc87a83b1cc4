import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { stockSettings } from "#domain/stock-source/stock-settings.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { testSourceAccess } from "#tests/support/source-access.ts";
import { makeDealership } from "#tests/support/store-fixtures.ts";
import { type Place, useStorePlaces } from "#tests/support/store-places.ts";
import { type RanSource, runSource, type SourceDeps } from "./run-source.ts";

const hour = 3_600_000;
const start = Date.UTC(2026, 2, 1);
const mapping = mappingSchema.parse({
  key: ["Stock"],
  fields: { stocknum: "Stock", make: "Make", model: "Model", year: "Year", price: "Price" },
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-source-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeFeed(...prices: number[]): string {
  const file = join(folder, "feed.csv");
  const lines = prices.map((price, at) => `S${at},Kia,Rio,2020,${price}`);
  writeFileSync(file, ["Stock,Make,Model,Year,Price", ...lines].join("\n"));
  return file;
}

describe.each(["sqlite", "postgres"] as const)("a source on %s", (kind) => {
  const places = useStorePlaces(kind);
  let now = new Date(start);
  const clock = () => now;
  beforeEach(() => {
    now = new Date(start);
  });

  const open = (place?: Place): Promise<Store> => places.open(place, { now: clock });
  const name = async (store: Store, source: string | null, over: Record<string, unknown> = {}) => {
    const { mapping: _named, ...settings } = stockSettings.parse({
      source: source ?? "x",
      every: "6h",
      mail_to: ["ops@agency.example"],
      ...over,
    });
    await store.operator.sites.applyAll({
      sites: [{ slug: "one", id: "one", hosts: ["one.example"], document: { settings: { dealerships: ["d1"] } } }],
      dealerships: [makeDealership("d1")],
      sources: new Map([["d1", source === null ? null : { ...settings, mapping }]]),
    });
  };
  const run = (store: Store, over: Partial<SourceDeps> = {}, when = { isDue: true }): Promise<RanSource> =>
    runSource(
      "d1",
      {
        store,
        clock,
        random: () => 0,
        secrets: {},
        operatorEmail: [],
        access: testSourceAccess({ scratch: join(folder, "scratch") }),
        ...over,
      },
      when,
    );
  const resultOf = (ran: RanSource) => (typeof ran === "object" ? ran.run.result : ran);
  const mails = async (store: Store) => {
    const claimed = await store.operator.outbox.claim({
      channels: ["operator"],
      now,
      leaseMs: 1000 * hour,
      lease: "test",
      most: 50,
    });
    return claimed.map(({ document }) => document as { to: string[]; subject: string; text: string });
  };

  test("is due at once, then after its time, and tells what became of it", async () => {
    const store = await open();
    await name(store, writeFeed(10_000, 11_000));
    expect((await store.operator.sources.queue()).due).toMatchObject([{ dealershipId: "d1" }]);
    expect(resultOf(await run(store))).toBe("taken");
    expect(new Set((await store.operator.stock.list("d1")).map(({ price }) => price))).toEqual(
      new Set([10_000, 11_000]),
    );
    expect(await store.operator.sources.queue()).toEqual({ due: [], running: [] });
    expect(await run(store)).toBe("busy");
    now = new Date(start + 6 * hour);
    expect(resultOf(await run(store))).toBe("unchanged");
    const runs = await store.operator.sources.runs("d1", 10);
    expect(runs.map(({ result, counts }) => [result, counts?.rows, counts?.added])).toEqual([
      ["unchanged", 2, 0],
      ["taken", 2, 2],
    ]);
    expect((await store.operator.sources.get("d1"))?.nextAt).toBe(new Date(start + 12 * hour).toISOString());
  });

  test("[17.3.3] runs on one server at a time, and on another when the first was killed", async () => {
    const place = await places.newPlace();
    const [one, other] = [await open(place), await open(place)];
    await name(one, writeFeed(10_000));
    // The first server has claimed it, and is never heard of again.
    expect(await one.operator.sources.claim("d1", "killed", { isDue: true })).not.toBeNull();
    expect(await run(other)).toBe("busy");
    now = new Date(start + 59_000);
    expect(await run(other)).toBe("busy");
    now = new Date(start + 61_000);
    const both = await Promise.all([run(one), run(other)]);
    expect(both.map(resultOf).toSorted()).toEqual(["busy", "taken"]);
    expect(await one.operator.sources.runs("d1", 10)).toHaveLength(1);
  });

  test("waits a minute, and counts no failure, while somebody imports by hand", async () => {
    const store = await open();
    await name(store, writeFeed(10_000));
    const lease = await store.operator.imports.begin("d1", "by hand");
    expect(await run(store)).toBe("busy");
    expect(await store.operator.sources.get("d1")).toMatchObject({
      state: { failures: 0 },
      nextAt: new Date(start + 60_000).toISOString(),
    });
    await store.operator.imports.end(lease);
    expect(resultOf(await run(store, {}, { isDue: false }))).toBe("taken");
  });

  test("[17.3.4] mails the operator once when it fails for a day, and once when it is well again", async () => {
    const store = await open();
    await name(store, join(folder, "feed.csv"));
    for (const hours of [0, 1, 23, 24, 25, 60]) {
      now = new Date(start + hours * hour);
      expect(resultOf(await run(store, {}, { isDue: false }))).toBe("failed");
    }
    const sentMails = await mails(store);
    expect(sentMails).toHaveLength(1);
    expect(sentMails[0]).toMatchObject({
      to: ["ops@agency.example"],
      subject: expect.stringContaining("Dealership d1: its feed has failed since 2026-03-01 00:00 UTC"),
    });
    expect(sentMails[0]?.text).toContain("There is no file or folder");
    writeFeed(10_000);
    expect(resultOf(await run(store, {}, { isDue: false }))).toBe("taken");
    expect((await mails(store)).map(({ subject }) => subject)).toEqual([
      "Stock of Dealership d1: its feed works again",
    ]);
  });

  test("mails the operator once when the feed says nothing new for its time", async () => {
    const store = await open();
    await name(store, writeFeed(10_000), { mail_to: [], silent_after: "2d" });
    for (const hours of [0, 24, 48, 72]) {
      now = new Date(start + hours * hour);
      await run(store, { operatorEmail: ["boss@agency.example"] }, { isDue: false });
    }
    expect(await mails(store)).toMatchObject([
      { to: ["boss@agency.example"], subject: expect.stringContaining("not changed since 2026-03-01") },
    ]);
  });

  test("[17.3.1] never tells a secret, and says which one is not set", async () => {
    const store = await open();
    await name(store, "http://127.0.0.1:9/feed?token=${FEED_D1__TOKEN}");
    const note = async (secrets: Record<string, string>) => {
      const ran = await run(store, { secrets }, { isDue: false });
      return typeof ran === "object" ? ran.run.note : "";
    };
    expect(await note({})).toContain("the variable FEED_D1__TOKEN, which the address names, is not set");
    const failed = await note({ FEED_D1__TOKEN: "hunter2" });
    expect(failed).toContain("cannot be fetched");
    expect(failed).not.toContain("hunter2");
  });

  test("[17.3.7] the key of a host is learnt once, and another one is accepted as it was offered", async () => {
    const store = await open();
    const { hostKeys } = store.operator;
    await hostKeys.learn("d1", "feeds.example:22", "SHA256:first");
    await hostKeys.learn("d1", "feeds.example:22", "SHA256:second");
    expect(await hostKeys.get("d1", "feeds.example:22")).toMatchObject({ fingerprint: "SHA256:first", offered: null });
    expect(await hostKeys.trustOffered("d1")).toEqual([]);
    await hostKeys.offer("d1", "feeds.example:22", "SHA256:second");
    expect(await hostKeys.trustOffered("d2")).toEqual([]);
    expect(await hostKeys.trustOffered("d1")).toEqual([
      { host: "feeds.example:22", fingerprint: "SHA256:first", offered: "SHA256:second" },
    ]);
    expect(await hostKeys.get("d1", "feeds.example:22")).toMatchObject({ fingerprint: "SHA256:second", offered: null });
    expect(await hostKeys.get("d2", "feeds.example:22")).toBeNull();
  });

  describe("[17.3.11] while it runs", () => {
    /** Does something after the first row was read, and before anything is published. */
    const atFirstRow = (work: () => Promise<void>): Partial<SourceDeps> => {
      let looks = 0;
      const disk = { allows: async () => ((looks += 1) === 2 && (await work()), true) };
      return { access: testSourceAccess({ scratch: join(folder, "scratch"), disk }) };
    };

    test("a source that is taken out of the file publishes nothing more", async () => {
      const store = await open();
      await name(store, writeFeed(10_000));
      expect(
        await run(
          store,
          atFirstRow(() => name(store, null)),
        ),
      ).toBe("absent");
      expect(await store.operator.stock.list("d1")).toEqual([]);
      // Nothing is left behind that a new source would wait for.
      await name(store, writeFeed(10_000));
      expect(resultOf(await run(store))).toBe("taken");
    });

    test("a source that is changed starts again at once, and publishes nothing of the old one", async () => {
      const store = await open();
      await name(store, writeFeed(10_000));
      const change = () => name(store, writeFeed(12_000), { every: "12h" });
      expect(await run(store, atFirstRow(change))).toBe("busy");
      expect(await store.operator.stock.list("d1")).toEqual([]);
      expect((await store.operator.sources.queue()).due).toMatchObject([{ dealershipId: "d1" }]);
      expect(resultOf(await run(store))).toBe("taken");
      expect(await store.operator.stock.list("d1")).toMatchObject([{ price: 12_000 }]);
    });

    test("an import by hand goes on when the source is taken out", async () => {
      const store = await open();
      await name(store, writeFeed(10_000));
      const lease = await store.operator.imports.begin("d1", "by hand");
      await name(store, null);
      await expect(store.operator.imports.prolong(lease)).resolves.toBeUndefined();
      await store.operator.imports.end(lease);
    });
  });

  test("keeps the last fifty runs, and forgets a source that is taken out of the file", async () => {
    const store = await open();
    await name(store, writeFeed(10_000));
    for (let n = 0; n < 53; n += 1) {
      now = new Date(start + n * 1000);
      await run(store, {}, { isDue: false });
    }
    expect(await store.operator.sources.runs("d1", 100)).toHaveLength(50);
    await name(store, null);
    expect(await run(store, {}, { isDue: false })).toBe("absent");
    expect(await store.operator.sources.runs("d1", 100)).toEqual([]);
  });
});
