import { expect, test } from "vitest";
import { CachedPage } from "./cached-page.ts";
import { PageCache, type RenderedPage } from "./page-cache.ts";

const current = { siteVersion: 1, stockVersion: 1, counts: "" };

function pageOf(text: string): RenderedPage {
  const life = { madeFrom: current, madeAt: 0, scope: "stock" as const, validUntil: Number.MAX_SAFE_INTEGER };
  return Object.assign(new CachedPage(200, [], Buffer.from(text)), life);
}
const ask = async (cache: PageCache, key: string): Promise<"hit" | "miss"> => {
  if (cache.fresh(key, current, 0)) return "hit";
  await cache.render(key, current, async () => pageOf(key));
  return "miss";
};

test("[8, 18.1.6] while pages wait to be rendered, one is kept when it is asked for again", async () => {
  let isPressed = true;
  const cache = new PageCache(1e6, () => isPressed);
  expect([await ask(cache, "a"), await ask(cache, "a"), await ask(cache, "a")]).toEqual(["miss", "miss", "hit"]);
  expect(cache.isProven("a")).toBe(true);
  for (let index = 0; index < 100; index += 1) await ask(cache, `flood ${index}`);
  expect(cache.bytes).toBeLessThan(1000);
  isPressed = false;
  expect([await ask(cache, "b"), await ask(cache, "b")]).toEqual(["miss", "hit"]);
});

test("[8] a page that was read before is known, also when its stock has changed since", async () => {
  const cache = new PageCache(1e6);
  await ask(cache, "a");
  expect(cache.isProven("a")).toBe(false);
  await ask(cache, "a");
  expect(cache.isProven("a")).toBe(true);
  expect(cache.fresh("a", { ...current, stockVersion: 2 }, 0)).toBeUndefined();
  expect(cache.isProven("a")).toBe(true);
});
