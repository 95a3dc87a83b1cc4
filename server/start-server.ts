import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { pino } from "pino";
import { ImageMaker } from "./adapters/images/image-maker.ts";
import { MediaLibrary } from "./adapters/images/media-library.ts";
import { openStore } from "./adapters/store/open-store.ts";
import { createApp } from "./app.ts";
import type { Env } from "./env.ts";
import type { AppBuild } from "./pages.ts";
import { SiteRegistry } from "./site-registry.ts";

export type RunningServer = { port: number; greeting: string; stop(): Promise<void> };

/** Opens everything, listens, and hands back the way to stop. */
export async function startServer(env: Env, root: string): Promise<RunningServer> {
  const log = pino({ level: env.LOG_LEVEL }, pino.destination({ dest: 2, sync: false }));
  const dataDir = resolve(env.DATA_DIR);
  const store = await openStore({
    databaseUrl: env.DATABASE_URL,
    dataDir,
    onFault: (fault) => log.warn({ err: fault }, "the store had to try again"),
  });
  const demo = env.DEMO ? await (await import("#demo/seed.ts")).seedDemo(store, dataDir) : null;
  const since = await store.versions();
  const registry = new SiteRegistry(store, (site) => {
    const primary = site.public.hosts[0];
    return primary !== undefined && !env.DEMO
      ? `${env.PUBLIC_SCHEME}://${primary}`
      : `${env.PUBLIC_SCHEME}://${site.slug}.localhost:${env.PORT}`;
  });
  await registry.refresh();
  const stopWatching = store.watch(() => {
    registry.refresh().catch((error: unknown) => log.error({ err: error }, "a change could not be taken up"));
  }, since);

  const app = createApp({
    store,
    registry,
    build: (await import(pathToFileURL(join(root, "build/server/index.js")).href)) as AppBuild,
    clientDir: join(root, "build/client"),
    media: new MediaLibrary([
      ...(env.MEDIA_DIR ? [env.MEDIA_DIR] : []),
      join(dataDir, "media"),
      ...(demo ? [demo.mediaDir] : []),
    ]),
    images: new ImageMaker(join(dataDir, "images")),
    log,
    clock: () => new Date(),
    scheme: env.PUBLIC_SCHEME,
    trustedProxies: env.TRUSTED_PROXIES,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    demo: env.DEMO,
  });

  const server = createAdaptorServer({ fetch: app.fetch });
  // A client that dribbles its headers or body must not hold a socket for ever.
  Object.assign(server, { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(env.PORT, env.HOST, () => listening());
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    greeting: env.DEMO
      ? `Forecourt is ready: open http://localhost:${port}/`
      : `Forecourt is ready on port ${port}, serving ${registry.all().length} sites.`,
    async stop() {
      stopWatching();
      demo?.stop();
      await new Promise<void>((closed) => {
        server.close(() => closed());
        // Idle keep-alive connections would hold the server open; busy ones are left to finish.
        if ("closeIdleConnections" in server) server.closeIdleConnections();
      });
      await store.close();
      log.flush();
    },
  };
}
