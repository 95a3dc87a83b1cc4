import { expect, test } from "vitest";
import { neighbourhood, RateLimit } from "./rate-limit.ts";

const minute = 60_000;
const start = 1000 * minute;

test("an address may send so often to a site in any minute", () => {
  const limit = new RateLimit(3);
  const allowed = (at: number, address = "1.1.1.1", site = "s") => limit.allows(site, address, start + at);
  expect([0, 1, 2, 3].map((at) => allowed(at))).toEqual([true, true, true, false]);
  expect(allowed(4, "2.2.2.2")).toBe(true);
  expect(allowed(4, "1.1.1.1", "other")).toBe(true);
  expect(allowed(minute + 1)).toBe(false);
  expect(allowed(minute * 1.5)).toBe(true);
  expect(allowed(minute * 3)).toBe(true);
});
test("0 is no limit", () => {
  const limit = new RateLimit(0);
  expect(Array.from({ length: 100 }, () => limit.allows("s", "a", start)).every(Boolean)).toBe(true);
});
test.each([
  ["1.2.3.4", "1.2.3.4"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s counts as %s", (address, counted) => expect(neighbourhood(address)).toBe(counted));
