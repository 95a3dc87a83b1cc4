import { afterEach, describe, expect, test } from "vitest";
import { addressBlock, networkOf } from "./address-block.ts";
import type { LimitRule, Limits, LimitUse } from "./limits.ts";
import { LocalLimits } from "./local-limits.ts";
import { SharedLimits } from "./shared-limits.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";

const minute = 60_000;
const start = 1000 * minute;

const places = useStorePlaces("postgres");
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Two servers on one database. */
async function sharing(): Promise<[SharedLimits, SharedLimits]> {
  const place = await places.newPlace();
  const open = async () => {
    const store = await places.open(place);
    const limits = new SharedLimits({ counts: store.operator.sharedCounts, patienceMs: 60_000 });
    stops.push(() => limits.stop());
    return limits;
  };
  return [await open(), await open()];
}

const kinds: [string, () => Promise<Limits>][] = [
  ["in one process", async () => new LocalLimits()],
  ["on PostgreSQL", async () => (await sharing())[0]],
];

describe.each(kinds)("limits %s", (_kind, open) => {
  async function counting(over: Partial<LimitRule>) {
    const limits = await open();
    const rule = { name: "leads", perAddress: 0, perSite: 0, exact: true, ...over };
    return (at: number, over: Partial<LimitUse> = {}) =>
      limits.take(rule, { site: "s", address: "1.1.1.1", at: start + at, ...over });
  }

  test("[19.2.1] an address may use so much of a site in any minute", async () => {
    const take = await counting({ perAddress: 3 });
    const allowed = async (...use: Parameters<typeof take>) => (await take(...use)).allowed;
    expect([await allowed(0), await allowed(1), await allowed(2), await allowed(3)]).toEqual([true, true, true, false]);
    expect(await allowed(4, { address: "2.2.2.2" })).toBe(true);
    expect(await allowed(4, { site: "other" })).toBe(true);
    expect(await allowed(minute + 1)).toBe(false);
    expect(await allowed(minute * 1.5)).toBe(true);
    expect(await allowed(minute * 3)).toBe(true);
  });

  test("[19.2.1] a household with a /64 of IPv6 addresses counts as one", async () => {
    const take = await counting({ perAddress: 1 });
    expect(await take(0, { address: "2001:db8:1:2::1" })).toMatchObject({ allowed: true });
    expect(await take(1, { address: "2001:db8:1:2::2" })).toMatchObject({ allowed: false, scope: "address" });
    expect(await take(2, { address: "2001:db8:1:3::1" })).toMatchObject({ allowed: true });
  });

  test("all addresses together may use so much of a site, and the verdict says how much of it is used", async () => {
    const take = await counting({ perSite: 4 });
    expect(await take(0, { cost: 3 })).toEqual({ allowed: true, siteLoad: 0.75 });
    expect(await take(1, { address: "2.2.2.2", cost: 2 })).toEqual({
      allowed: false,
      scope: "site",
      retryAfterSeconds: 60,
    });
    expect(await take(2, { address: "2.2.2.2" })).toEqual({ allowed: true, siteLoad: 1 });
    expect(await take(3, { site: "other", cost: 4 })).toEqual({ allowed: true, siteLoad: 1 });
  });

  test("a refused use counts nothing, and names the seconds until the next minute", async () => {
    const take = await counting({ perAddress: 2 });
    expect(await take(45_000, { cost: 3 })).toEqual({ allowed: false, scope: "address", retryAfterSeconds: 15 });
    expect(await take(45_001, { cost: 2 })).toMatchObject({ allowed: true });
  });

  test("[19.2.1] 0 is no limit", async () => {
    const take = await counting({});
    const verdicts = await Promise.all(Array.from({ length: 100 }, () => take(0)));
    expect(verdicts.every(({ allowed }) => allowed)).toBe(true);
  });
});

describe("[19.2.8] limits of two servers on one PostgreSQL", () => {
  const use = { site: "s", address: "1.1.1.1", at: start + 1 };
  const rule = { name: "pages", perAddress: 10, perSite: 0 };
  const exact = { ...rule, name: "leads", exact: true };
  const allowedOf = async (limits: readonly Limits[], asked: LimitRule): Promise<number> => {
    const verdicts = [];
    for (let n = 0; n < 30; n += 1) verdicts.push(await limits[n % limits.length]?.take(asked, use));
    return verdicts.filter((verdict) => verdict?.allowed).length;
  };

  test("are one for what is counted together, however the uses are spread", async () => {
    expect(await allowedOf(await sharing(), exact)).toBe(10);
  });

  test("are each server's own for everything else", async () => {
    expect(await allowedOf(await sharing(), rule)).toBe(20);
  });

  test("let none beyond them when many uses come at once", async () => {
    const servers = await sharing();
    const verdicts = await Promise.all(servers.flatMap((one) => Array.from({ length: 8 }, () => one.take(exact, use))));
    expect(verdicts.filter(({ allowed }) => allowed).length).toBeLessThanOrEqual(10);
  });

  test("count the minute before as well", async () => {
    const [one, two] = await sharing();
    for (let n = 0; n < 10; n += 1) await one.take(exact, use);
    const next = { ...use, at: start + minute };
    expect(await two.take(exact, next)).toMatchObject({ allowed: false });
    expect(await two.take(exact, { ...use, at: start + minute * 1.5 })).toMatchObject({ allowed: true });
  });

  test("[19.2.9] are those of the server itself while the database fails or hangs", async () => {
    const state = { mood: "fail" as "fail" | "hang" | "well" };
    const store = (await places.open()).operator.sharedCounts;
    const faults: unknown[] = [];
    const counts = {
      ...store,
      add: async (rows: Parameters<typeof store.add>[0]) => {
        if (state.mood === "fail") throw new Error("away");
        return state.mood === "hang" ? new Promise<never>(() => undefined) : store.add(rows);
      },
    };
    const limits = new SharedLimits({ counts, onFault: (error: unknown) => void faults.push(error) });
    stops.push(() => limits.stop());
    expect(await allowedOf([limits], exact)).toBe(10);
    expect(faults).toHaveLength(10);
    state.mood = "hang";
    expect(await limits.take(exact, { ...use, address: "2.2.2.2" })).toMatchObject({ allowed: true });
    state.mood = "well";
    expect(await limits.take(exact, { ...use, address: "3.3.3.3" })).toMatchObject({ allowed: true });
    expect(await store.usesOf([{ key: "leads s 3.3.3.3", slot: 1000 }])).toMatchObject([{ uses: 1 }]);
  });
});

test.each([
  ["1.2.3.4", "1.2.3.4"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s counts as %s", (address, counted) => expect(addressBlock(address)).toBe(counted));

test.each([
  ["1.2.3.4", "1.2.3"],
  ["1.2.3.250", "1.2.3"],
  ["1.2.4.4", "1.2.4"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
])("[6.3.5] %s is of the network %s, which counts as itself", (address, network) => {
  expect(networkOf(address)).toBe(network);
  expect(addressBlock(network)).toBe(network);
});
