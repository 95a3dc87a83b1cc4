import { describe, expect, test } from "vitest";
import { CachedPage } from "./cached-page.ts";
import { PageCache, type RenderedPage } from "./page-cache.ts";
import { ReplacedVersions } from "./replaced-versions.ts";

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

describe("[18.1.8] after a reservation", () => {
  const later = { ...current, stockVersion: 2 };
  const always = () => true;

  async function provenIn(isPressed: boolean): Promise<PageCache> {
    const cache = new PageCache(1e6, () => isPressed);
    for (let times = 0; times < 3; times += 1) await ask(cache, "a");
    return cache;
  }

  test("a page that people open is shown for a moment while others wait", async () => {
    const cache = await provenIn(true);
    expect(cache.fresh("a", later, 0)).toBeUndefined();
    expect(cache.justReplaced("a", later, 0, always)).toBeDefined();
    expect(cache.justReplaced("b", later, 0, always)).toBeUndefined();
  });

  test("and not when nothing waits, the site has changed, or the page itself has ended", async () => {
    expect((await provenIn(false)).justReplaced("a", later, 0, always)).toBeUndefined();
    const cache = await provenIn(true);
    expect(cache.justReplaced("a", { ...later, siteVersion: 2 }, 0, always)).toBeUndefined();
    expect(cache.justReplaced("a", later, Number.MAX_SAFE_INTEGER, always)).toBeUndefined();
    expect(cache.justReplaced("a", later, 0, () => false)).toBeUndefined();
  });

  test("a version counts as just replaced for a second, and not once the cars have changed", () => {
    const replaced = new ReplacedVersions();
    replaced.add(1, 1000);
    expect([replaced.has(1, 1000), replaced.has(1, 1999), replaced.has(1, 2000)]).toEqual([true, true, false]);
    // A clock that was set back says nothing about how long ago that was.
    expect(replaced.has(1, 999)).toBe(false);
    expect(replaced.has(2, 1000)).toBe(false);
    replaced.clear();
    expect(replaced.has(1, 1000)).toBe(false);
  });
});
