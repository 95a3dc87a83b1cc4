import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { SiteStockNews } from "#server/adapters/store/repositories/site-stock-news.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { lookAtStock } from "./look-at-stock.ts";

let store: Awaited<ReturnType<typeof openStore>>;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-look-"));
  store = await openStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const now = new Date("2026-03-10T01:00:00Z");
const many = 1300;
const usual = () => new Map(Array.from({ length: many }, (_, n) => [`car-${n}`, 20_000 + n]));
type Prices = ReturnType<typeof usual>;

/** A site with nothing but news. `on` runs before each portion is stored. */
function siteOf(slug: string, on: (cars: number) => void = () => {}) {
  const { stockNews } = store.forSite({ slug, dealershipIds: [] });
  const watched: SiteStockNews = {
    ...stockNews,
    addMarks: async (marks) => (on(marks.size), stockNews.addMarks(marks)),
    saveLook: async (before, found, at) => (on(found.marks.size), stockNews.saveLook(before, found, at)),
  };
  const look = (stock: Prices) => {
    const listed = { ids: [...stock.keys()], prices: [...stock.values()], available: [...stock].map(() => true) };
    // A server that has just started knows no earlier state.
    const runtime = { store: { stockNews: watched } } as unknown as SiteRuntime;
    return lookAtStock(runtime, now, async () => ({ state: "as listed", listed }));
  };
  const news = async () => (await stockNews.since(0)).map(({ car_id, kind }) => `${car_id} ${kind}`).sort();
  return { look, news };
}

/** Five pieces of news, at both ends of the stock and between. */
function changed(): Prices {
  const stock = usual().set("car-0", 15_000).set("car-700", 15_000).set("car-1299", 15_000).set("new", 9000);
  stock.delete("car-650");
  return stock;
}
const fiveNews = ["car-0 drop", "car-1299 drop", "car-650 gone", "car-700 drop", "new listed"];

test("[12.2.9] a look at a large stock stores 500 cars at a time, and finds all news", async () => {
  const sizes: number[] = [];
  const { look, news } = siteOf("large", (cars) => void sizes.push(cars));
  expect(await look(usual())).toBe(0);
  expect(sizes).toEqual([500, 500, 300, 0]);
  expect(await look(changed())).toBe(5);
  expect(await news()).toEqual(fiveNews);
  expect(await look(changed())).toBe(5);
});

test("[12.2.9] a look that was interrupted goes on from there", async () => {
  let left = 6;
  const { look, news } = siteOf("interrupted", () => {
    if (left-- === 0) throw new Error("the process ended");
  });
  await look(usual());
  await expect(look(changed())).rejects.toThrow("the process ended");
  expect((await news()).length).toBeLessThan(5);
  left = Infinity;
  expect(await look(changed())).toBe(5);
  expect(await news()).toEqual(fiveNews);
});

test("[12.2.9] a first look that was interrupted has no news either", async () => {
  let left = 2;
  const { look, news } = siteOf("begun", () => {
    if (left-- === 0) throw new Error("the process ended");
  });
  await expect(look(usual())).rejects.toThrow("the process ended");
  left = Infinity;
  expect(await look(usual())).toBe(0);
  expect(await news()).toEqual([]);
});

test("[12.2.9] two servers that look at once tell everything once", async () => {
  const { look, news } = siteOf("twice");
  expect(await Promise.all([look(usual()), look(usual())])).toEqual([0, 0]);
  expect(await Promise.all([look(changed()), look(changed())])).toEqual([5, 5]);
  expect(await news()).toEqual(fiveNews);
});
