import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { CachedPage } from "#server/page-cache/cached-page.ts";
import { PageCache } from "#server/page-cache/page-cache.ts";
import { GRACE_MS } from "#server/page-cache/replaced-versions.ts";
import { createReserveApp, reservableCar } from "#tests/support/reserve-app.ts";
import { PageSource } from "./page-source.ts";
import type { MadePage, SiteRenderer } from "./site-renderer.ts";

let app: Awaited<ReturnType<typeof createReserveApp>>;
beforeAll(async () => {
  // A busy machine takes longer than the second under test.
  vi.useFakeTimers({ toFake: ["Date"] });
  app = await createReserveApp([reservableCar("c1"), reservableCar("c2")]);
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

test("[18.1.8] while pages wait, a page is shown for a second after a reservation, and made anew meanwhile", async () => {
  const runtime = app.registry.bySlug("first-site");
  if (!runtime) throw new Error("there is no first-site");
  const pageSource = new PageSource(new PageCache(1e6, () => true), {} as SiteRenderer);
  const find = async () => {
    const now = new Date();
    const make = async (): Promise<MadePage> => {
      const { stockVersion } = runtime;
      const madeFrom = { siteVersion: runtime.site.version, stockVersion, counts: "" };
      const life = { madeFrom, madeAt: now.getTime(), scope: "stock" as const, validUntil: Number.MAX_SAFE_INTEGER };
      const page = Object.assign(new CachedPage(200, [], Buffer.from("a page")), life);
      return { page, summary: { stockVersion, counts: "", carCount: 2, madeAt: now.getTime(), changesAt: Infinity } };
    };
    const { page, found } = await pageSource.find(runtime, "a page", now, make);
    return { version: page.madeFrom.stockVersion, found };
  };
  const first = runtime.stockVersion;
  for (let times = 0; times < 3; times += 1) await find();
  expect(await find()).toEqual({ version: first, found: "hit" });

  expect((await app.reserve("c1")).status).toBe(201);
  const second = runtime.stockVersion;
  expect(second).not.toBe(first);
  expect(await find()).toEqual({ version: first, found: "stale" });
  await expect.poll(find).toEqual({ version: second, found: "hit" });

  expect((await app.reserve("c2")).status).toBe(201);
  vi.setSystemTime(Date.now() + GRACE_MS);
  expect(await find()).toEqual({ version: runtime.stockVersion, found: "miss" });
});
