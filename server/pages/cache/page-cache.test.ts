import { expect, test } from "vitest";
import { CachedPage } from "./cached-page.ts";
import { PageCache, type RenderedPage } from "./page-cache.ts";

const now = new Date(0);
const runtime = { site: { version: 1 }, stockVersion: 1, stock: "cars" as const };

function pageOf(text: string, over: Partial<RenderedPage> = {}): RenderedPage {
  const life = {
    madeFrom: { siteVersion: 1, stockVersion: 1, stock: "cars" as const },
    madeAt: 0,
    validUntil: Number.MAX_SAFE_INTEGER,
    renderMs: 1,
  };
  return Object.assign(new CachedPage(200, [], Buffer.from(text)), { ...life, ...over });
}
const ask = async (cache: PageCache, key: string) =>
  (await cache.find(runtime, key, now, async () => pageOf("x".repeat(1000)))).found;

test("[18.1.6] the cache drops the least recently used page when it is full", async () => {
  const cache = new PageCache(4000);
  expect([await ask(cache, "a"), await ask(cache, "b"), await ask(cache, "a")]).toEqual(["miss", "miss", "hit"]);
  await ask(cache, "c");
  expect(cache.pages).toBe(2);
  expect([await ask(cache, "a"), await ask(cache, "b")]).toEqual(["hit", "miss"]);
});

test("[18.1.6] the bytes of every encoding count", async () => {
  const cache = new PageCache(1e6);
  const page = pageOf("x".repeat(1000));
  cache.add("a", page);
  const before = cache.bytes;
  const bytes = await page.body("gzip");
  cache.add("a", page);
  expect(cache.bytes).toBe(before + bytes.length);
});

test.each([
  ["the site changes", { site: { version: 2 }, stockVersion: 1, stock: "cars" as const }, 0, undefined],
  ["the stock changes", { site: { version: 1 }, stockVersion: 2, stock: "cars" as const }, 0, undefined],
  ["it would change by itself", runtime, 1000, undefined],
  ["nothing changes", runtime, 999, "a page"],
])("[18.1.2] a page is dropped or kept when %s", (_what, versions, at, found) => {
  const cache = new PageCache(1e6);
  cache.add("a", pageOf("a page", { validUntil: 1000 }));
  expect(cache.fresh(versions, "a", new Date(at))?.ready("identity")?.toString()).toBe(found);
});

test("[18.1.2] a document that shows nothing of the stock outlives its changes", () => {
  const cache = new PageCache(1e6);
  cache.add("a", pageOf("robots", { madeFrom: { siteVersion: 1, stockVersion: null, stock: "nothing" as const } }));
  expect(cache.fresh({ site: { version: 1 }, stockVersion: 9 }, "a", now)).toBeDefined();
});

test("[18.1.3] all who wait share a page that fails to be cached, and the next one has it made anew", async () => {
  const cache = new PageCache(1e6);
  let made = 0;
  const make = async () => ((made += 1), Object.assign(new CachedPage(500, [], Buffer.from("")), pageOf("")));
  const failing = { ...runtime };
  await Promise.all([cache.find(failing, "a", now, make), cache.find(failing, "a", now, make)]);
  expect(made).toBe(1);
  const broken = async (): Promise<RenderedPage> => Promise.reject(new Error("no thread"));
  await expect(cache.find(runtime, "b", now, broken)).rejects.toThrow("no thread");
  expect(await ask(cache, "b")).toBe("miss");
});

test("[18.1.2] all who ask for an encoding share one compression", async () => {
  const page = pageOf("x".repeat(1000));
  const [one, other] = await Promise.all([page.body("br"), page.body("br")]);
  expect(one).toBe(other);
  expect(page.ready("br")).toBe(one);
});
