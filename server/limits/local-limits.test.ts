import { expect, test } from "vitest";
import { addressBlock } from "./address-block.ts";
import type { LimitRule, LimitUse } from "./limits.ts";
import { LocalLimits } from "./local-limits.ts";

const minute = 60_000;
const start = 1000 * minute;

function counting(over: Partial<LimitRule>) {
  const limits = new LocalLimits();
  const rule = { name: "leads", perAddress: 0, perSite: 0, ...over };
  return (at: number, over: Partial<LimitUse> = {}) =>
    limits.take(rule, { site: "s", address: "1.1.1.1", at: start + at, ...over });
}

test("[19.2.1] an address may use so much of a site in any minute", async () => {
  const take = counting({ perAddress: 3 });
  const allowed = async (...use: Parameters<typeof take>) => (await take(...use)).allowed;
  expect([await allowed(0), await allowed(1), await allowed(2), await allowed(3)]).toEqual([true, true, true, false]);
  expect(await allowed(4, { address: "2.2.2.2" })).toBe(true);
  expect(await allowed(4, { site: "other" })).toBe(true);
  expect(await allowed(minute + 1)).toBe(false);
  expect(await allowed(minute * 1.5)).toBe(true);
  expect(await allowed(minute * 3)).toBe(true);
});

test("[19.2.1] a household with a /64 of IPv6 addresses counts as one", async () => {
  const take = counting({ perAddress: 1 });
  expect(await take(0, { address: "2001:db8:1:2::1" })).toMatchObject({ allowed: true });
  expect(await take(1, { address: "2001:db8:1:2::2" })).toMatchObject({ allowed: false, scope: "address" });
  expect(await take(2, { address: "2001:db8:1:3::1" })).toMatchObject({ allowed: true });
});

test("all addresses together may use so much of a site, and the verdict says how much of it is used", async () => {
  const take = counting({ perSite: 4 });
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
  const take = counting({ perAddress: 2 });
  expect(await take(45_000, { cost: 3 })).toEqual({ allowed: false, scope: "address", retryAfterSeconds: 15 });
  expect(await take(45_001, { cost: 2 })).toMatchObject({ allowed: true });
});

test("[19.2.1] 0 is no limit", async () => {
  const take = counting({});
  const verdicts = await Promise.all(Array.from({ length: 100 }, () => take(0)));
  expect(verdicts.every(({ allowed }) => allowed)).toBe(true);
});

test.each([
  ["1.2.3.4", "1.2.3.4"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s counts as %s", (address, counted) => expect(addressBlock(address)).toBe(counted));
