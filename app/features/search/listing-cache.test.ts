import { afterEach, beforeEach, expect, test, vi } from "vitest";

// The cache is the module's own: every test gets a fresh one.
let cache: typeof import("./listing-cache.ts");
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0 });
  cache = await import("./listing-cache.ts");
});
afterEach(() => vi.useRealTimers());

const answer = (version = "1") => vi.fn(() => Promise.resolve({ version }));

test("[4.9.1] a query seen before is not asked again", async () => {
  const load = answer();
  await cache.cachedListing("http://a/search/suv?page=2", load);
  await cache.cachedListing("http://a/search/suv?page=2", load);
  expect(load).toHaveBeenCalledTimes(1);
});

test("[4.9.1, 9.1.3] the oldest of 50 entries is dropped for the next", async () => {
  const load = answer();
  for (let page = 1; page <= 51; page++) await cache.cachedListing(`/search?page=${page}`, load);
  await cache.cachedListing("/search?page=2", load);
  expect(load).toHaveBeenCalledTimes(51);
  await cache.cachedListing("/search?page=1", load);
  expect(load).toHaveBeenCalledTimes(52);
});

test("an answer of a newer version of site or stock lets all older ones go", async () => {
  const [old, renewed] = [answer("1"), answer("2")];
  await cache.cachedListing("/search/suv", old);
  await cache.cachedListing("/search/ute", renewed);
  await cache.cachedListing("/search/suv", old);
  expect(old).toHaveBeenCalledTimes(2);
});

test("[4.9.1] no answer is shown for longer than five minutes", async () => {
  const load = answer();
  await cache.cachedListing("/search", load);
  vi.setSystemTime(5 * 60_000);
  await cache.cachedListing("/search", load);
  expect(load).toHaveBeenCalledTimes(2);
});

test("what is no listing is passed on and not kept", async () => {
  const load = vi.fn(() => Promise.resolve({ head: [] }));
  await cache.cachedListing("/credits", load);
  await cache.cachedListing("/credits", load);
  expect(load).toHaveBeenCalledTimes(2);
});
