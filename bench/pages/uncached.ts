import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { pageRoutes } from "#app/page/page-routes.ts";
import { demoNetwork } from "#demo/network.ts";
import { carSchema } from "#domain/car/car.ts";
import { Geocoder } from "#server/adapters/geocode/geocoder.ts";
import { MediaLibrary } from "#server/images/media-library.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { type AppBuild, PageRenderer } from "#server/pages/page-renderer.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { SiteRegistry } from "#server/sites/site-registry.ts";
import { median } from "./throughput.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";

const renders = 20;

export type Drawn = { oursMs: number; bareMs: number; ratio: number };
type EntryModule = AppBuild["entry"]["module"];

/** A whole page (search, view, render, policy) compared with React rendering the same tree to a string. */
export async function uncachedListing(slug: string, path: string, rounds: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-bench-"));
  const store = await openStore({ dataDir });
  const now = new Date();
  const { sitesDir, mediaDir, cars } = demoNetwork({ now });
  await applyFolder(store, sitesDir);
  await store.operator.stock.put(cars.map((car) => carSchema.parse(car)));
  const registry = new SiteRegistry(store, createIndexCache(500_000_000), (site) => `http://${site.slug}.localhost`);
  await registry.refresh();

  const built = (await import(
    pathToFileURL(join(import.meta.dirname, "../../build/server/index.js")).href
  )) as AppBuild;
  const seen: RouterContextProvider[] = [];
  const original = built.entry.module;
  const watched: EntryModule = {
    ...original,
    provide: (page, visitor) => {
      const provider = original.provide(page, visitor);
      if (seen.length === 0) seen.push(provider);
      return provider;
    },
  };
  const renderer = new PageRenderer(
    { ...built, entry: { ...built.entry, module: watched } },
    new MediaLibrary([mediaDir]),
    new Geocoder({ log: console, outgoing: localOutgoing }),
    console,
  );
  const runtime = registry.bySlug(slug);
  if (!runtime) throw new Error(`there is no demo site ${slug}`);
  const state = await runtime.state(now.getTime());
  const page = () => renderer.render(runtime, state, path, now, null);
  const { status } = await page();
  const [requestContext] = seen;
  if (status !== 200 || requestContext === undefined) throw new Error(`${path} answered ${status}`);
  const handler = createStaticHandler(pageRoutes(built));
  const request = new Request(`http://${slug}.localhost${path}`);
  const context = (await handler.query(request, { requestContext })) as StaticHandlerContext;
  const router = createStaticRouter(handler.dataRoutes, context);
  const tree = () => renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }));

  /** As the first page of a new version of the stock: the views that pages share are made again, too. */
  const first = () => {
    state.shared.clear();
    return page();
  };
  const bare = async () => tree();
  for (const work of [page, first, bare]) await cpuMs(work);
  const turns: { page: number; first: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    turns.push({
      bare: await cpuMs(bare),
      first: await cpuMs(first),
      page: await cpuMs(page),
    });
  }
  await store.close();
  rmSync(dataDir, { recursive: true });
  const drawn = (of: "page" | "first"): Drawn => ({
    oursMs: median(turns.map((turn) => turn[of])),
    bareMs: median(turns.map((turn) => turn.bare)),
    ratio: median(turns.map((turn) => turn.bare / turn[of])),
  });
  return { page: drawn("page"), first: drawn("first") };
}

/** Milliseconds of this thread for one page: by the clock, neighbours would count too. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  for (let n = 0; n < renders; n++) await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / renders;
}
