import { afterAll, beforeAll, expect, test } from "vitest";
import { demoNetwork } from "#demo/network.ts";
import { judgedAt, judgedStock } from "#tests/relevance/judged-stock.ts";
import { judgedQueries } from "#tests/relevance/needs.ts";
import { productOf } from "#tests/relevance/product.ts";
import { createTestApp } from "#tests/support/test-app.ts";

// Judged queries ask a site's listing without rendering it. A small site has all kinds of queries in little time.
const slug = "tideline-motors";
const { sitesDir, cars } = demoNetwork({ now: judgedAt });
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  const few = cars.filter(({ dealership_id }) => dealership_id === slug);
  app = await createTestApp(few, { clock: () => judgedAt }, { folder: sitesDir });
});
afterAll(() => app.close());

/** The vehicles of the listing in the order of the page. */
async function shownFor(path: string): Promise<string[]> {
  const address = `http://${slug}.localhost`;
  const moved = (await app.get(address + path)).headers.get("location") ?? path;
  // A stock number opens its car.
  const car = /^\/cars\/([\w-]+)$/.exec(moved)?.[1];
  if (car !== undefined) return [car];
  const html = await (await app.get(new URL(moved, address).href)).text();
  const list = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return [...new Set([...list.matchAll(/href="\/cars\/([\w-]+)"/g)].map(([, car]) => car!))];
}

test("a judged query is asked as the page asks it", async () => {
  const stock = judgedStock(slug);
  const product = await productOf(stock);
  const path = stock.site.public.default_search_path;
  for (const { text } of judgedQueries(slug)) {
    const page = await shownFor(`${path}?${new URLSearchParams({ q: text }).toString()}`);
    const asked = product.ask(text).cars.map((car) => car.slug);
    expect([text, page.slice(0, 10)]).toEqual([text, asked.slice(0, 10)]);
  }
});
