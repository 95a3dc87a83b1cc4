import type { Server } from "node:http";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { DiskGuard, freeBytesAt } from "./platform/admission/disk-guard.ts";
import { loadSettings } from "./platform/admission/load-settings.ts";
import { LeadFiles } from "./adapters/files/lead-files.ts";
import { createOutgoing } from "./adapters/outgoing/outgoing.ts";
import { paymentsOf } from "./adapters/payments/payments-of.ts";
import { openStorage } from "./adapters/storage/open-storage.ts";
import { openStore } from "./adapters/store/open-store.ts";
import { logStoreFault } from "./platform/log-store-fault.ts";
import { freeBytes } from "./http/operator/readiness.ts";
import { keysFromSecrets } from "./http/api/search/site-tokens.ts";
import { createApp } from "./http/app.ts";
import { buildServices } from "./http/services.ts";
import { keepScratchSwept } from "./operations/backup/sweep-leftovers.ts";
import { proxyMatcher } from "./http/middleware/client-address.ts";
import type { Env } from "./environment/env.ts";
import { listen } from "./http/listen.ts";
import { createLog } from "./platform/log.ts";
import type { AppBuild } from "./pages/page-renderer.ts";
import { Recorder } from "./platform/metrics/recorder.ts";
import { startTracing } from "./platform/tracing/start-tracing.ts";
import { listenOperator } from "./http/operator/listen-operator.ts";
import { platformVersion } from "./http/operator/platform-version.ts";
import { startRendering } from "./pages/rendering/start-rendering.ts";
import { readSecrets } from "./platform/secret/secret.ts";
import { shareLimits } from "./platform/limits/share-limits.ts";
import { checkDataDir } from "./platform/checks/check-data-dir.ts";
import { clockProblem } from "./platform/checks/clock-skew.ts";
import { lostStoreProblem } from "./operations/backup/lost-store.ts";
import { ServerPresence } from "./platform/secret/server-presence.ts";
import { matchSecrets } from "./platform/secret/shared-secrets.ts";
import { carryStockKeys } from "./stock/push/carried-keys.ts";
import { AlertWorker } from "./leads/alerts/alert-worker.ts";
import { MailLinks } from "./leads/consent/mail-links.ts";
import { startDeliveries } from "./leads/delivery/start-deliveries.ts";
import { sweepLeads } from "./leads/service/sweep-leads.ts";
import { startRetention } from "./leads/retention/start-retention.ts";
import { startPictures } from "./stock/pictures/start-pictures.ts";
import { SignedLinks } from "./leads/uploads/signed-links.ts";
import { keepSwept } from "./leads/uploads/sweep-uploads.ts";
import { ReservationKeeper } from "./reservations/reservation-keeper.ts";
import { createIndexCache } from "./stock/index/index-cache.ts";
import { startRun } from "./stock/sources/start-run.ts";
import { PushThread } from "./stock/push/push-thread.ts";
import { recordDeadRun } from "./stock/sources/run-source.ts";
import { importsFolder } from "./stock/import/source-access.ts";
import { StockScheduler } from "./stock/sources/stock-scheduler.ts";
import { SiteRegistry } from "./sites/site-registry.ts";
import { stopInOrder } from "./start/stop-in-order.ts";
import type { Site } from "#site/site.ts";

export type RunningServer = { port: number; greeting: string; stop(): Promise<void> };

/** `npm run dev`: the same server from source. */
export type Development = {
  /** Gets the requests; it listens to no port of its own. */
  server: Server;
  /** The modules of the pages. */
  build: AppBuild;
  /** Whether finished pages are kept. */
  cache: boolean;
  /** Threads that render pages, their program, and what it imports as pages. Without them the main thread renders. */
  threads: { most: number; entry: URL; build: string } | null;
};

/** Opens everything, listens, and returns a way to stop. */
export async function startServer(env: Env, root: string, development?: Development): Promise<RunningServer> {
  const destination = pino.destination({ dest: 2, sync: false });
  const log = createLog(env.LOG_LEVEL, destination);
  const dataDir = resolve(env.DATA_DIR);
  // First of all, so that a port in use is noticed before anything is opened or seeded.
  const listening = await listen(env, development?.server);
  const { OPERATOR_PORT: port, OPERATOR_HOST: host, OPERATOR_HOSTS: hosts } = env;
  const operator = port === undefined ? null : await listenOperator({ port, host, hosts });
  checkDataDir(dataDir);
  const store = await openStore({
    databaseUrl: env.DATABASE_URL,
    dataDir,
    onFault: logStoreFault(log),
  });
  const storage = openStorage(env.storage);
  // Before the server makes a secret.
  const lostStore = await lostStoreProblem({ store, storage, place: { dataDir, databaseUrl: env.DATABASE_URL } });
  if (lostStore !== null && !env.DEMO) log.error(lostStore);
  const clock = () => new Date();
  const presence = new ServerPresence({
    servers: store.operator.servers,
    known: await matchSecrets(env, dataDir, store.operator.servers, clock()),
    newest: readSecrets(env, dataDir).secret,
    clock,
    log,
    version: platformVersion(root),
    onSecrets: (known) => carryStockKeys(store.operator.stockKeys, known),
  });
  await presence.start();
  const secrets = presence.secrets;
  const clockWarning = await clockProblem(store.operator.retention, clock);
  if (clockWarning !== null) log.error(clockWarning);
  const demo = env.DEMO ? await (await import("#demo/seed.ts")).seedDemo(store, dataDir) : null;
  const since = await store.versions();
  const originOf = (site: Site) => {
    const primary = env.DEMO ? undefined : site.public.hosts[0];
    return `${env.PUBLIC_SCHEME}://${primary ?? `${site.public.slug}.localhost:${listening.port}`}`;
  };
  // Every thread has its own indexes.
  const workers = development ? (development.threads?.most ?? 0) : env.WORKERS;
  const indexBytes = Math.ceil((env.INDEX_MB * 1024 * 1024) / (workers + 1));
  const registry = new SiteRegistry(store, createIndexCache(indexBytes), originOf, log);
  const mediaPlaces = [env.MEDIA_DIR, env.storage, demo?.mediaDir].filter((place) => place !== undefined);
  const pictureCacheBytes = env.PICTURE_CACHE_MB * 1024 * 1024;
  // Every thread reads originals; only this one reads generated pictures.
  const mediaCacheBytes = Math.ceil(pictureCacheBytes / 2 / (workers + 1));
  const load = loadSettings(env);
  const tracing = await startTracing(env, platformVersion(root), proxyMatcher(env.TRUSTED_PROXIES));
  const recorder = new Recorder();
  const builtApp = pathToFileURL(join(root, "build/server/index.js")).href;
  const rendering =
    workers === 0
      ? null
      : startRendering({
          most: workers,
          heapMb: env.WORKER_HEAP_MB,
          entry: development?.threads?.entry,
          load,
          settings: {
            build: development?.threads?.build ?? builtApp,
            dataDir,
            databaseUrl: env.DATABASE_URL,
            media: mediaPlaces,
            mediaCacheBytes,
            outgoingAllow: env.OUTGOING_ALLOW,
            indexBytes,
          },
          registry,
          log,
          searchTimes: recorder.queueTimes("searches"),
        });
  await registry.refresh();
  const searchServer = env.SEARCH_URL
    ? (await import("./search/meilisearch/connect.ts")).connectSearchServer({
        url: env.SEARCH_URL,
        key: env.SEARCH_KEY,
        registry,
        clock,
        log,
      })
    : null;
  const alerts = new AlertWorker({
    sites: () => registry.all().filter(({ suspended }) => !suspended),
    clock,
    log,
    everyMs: env.ALERT_SECONDS * 1000,
    readMarks: rendering?.renderer.marks,
  });
  alerts.start();
  const outgoing = createOutgoing({ allow: env.OUTGOING_ALLOW });
  const disk = new DiskGuard(freeBytesAt(dataDir), env.DISK_RESERVE_MB * 1024 * 1024);
  const pictures = startPictures(env, {
    store,
    storage,
    outgoing,
    disk,
    clock,
    log,
    mediaPlaces,
    mediaCacheBytes,
    madeCacheBytes: pictureCacheBytes / 2,
  });
  // After the registry, which handles own writes first.
  store.onOwnChange((scopes) => {
    // Reservations only: they touch few cars, while new stock is read on demand.
    for (const runtime of registry.withHolds(scopes)) rendering?.threads.warm(runtime, clock());
    return searchServer?.changed();
  });
  const stopWatching = store.watch(() => {
    registry
      .refresh()
      .then(() => {
        alerts.wake();
        pictures.wake();
        return searchServer?.changed();
      })
      .catch((error: unknown) => log.error({ err: error }, "a change could not be applied"));
  }, since);

  const search = { port: searchServer?.port ?? null, keys: keysFromSecrets(secrets) };
  const leads = {
    secrets,
    perMinute: env.LEADS_PER_MINUTE,
    captchaUrls: { turnstile: env.TURNSTILE_URL, recaptcha: env.RECAPTCHA_URL },
    captchaTimeoutMs: 5000,
  };
  const shared = shareLimits(store, log);
  const leadFiles = new LeadFiles(storage, join(dataDir, "scratch/uploads"));
  const retention = startRetention({ store, leadFiles, registry, clock, log });
  const stopSweepingLeads = sweepLeads(store, clock, log);
  const stopSweepingUploads = keepSwept({ leadFiles, store, clock, log });
  const stopSweepingScratch = keepScratchSwept(dataDir, clock, log);
  const files = { leadFiles, links: new SignedLinks(secrets) };
  const siteOf = (slug: string) => registry.bySlug(slug);
  const deliveries = startDeliveries(env, {
    store,
    siteOf,
    storage,
    clock,
    log,
    files,
    outgoing,
    mailLinks: new MailLinks(secrets),
    siteSecrets: env.siteSecrets,
    recorder,
  });
  const payments = { secrets, originOf, clock, stripeUrl: env.STRIPE_URL, siteSecrets: env.siteSecrets };
  const stopKeeping = new ReservationKeeper({
    store,
    siteOf,
    paymentsOf: paymentsOf(payments),
    clock,
    log,
  }).start();
  const scheduler = new StockScheduler({
    store,
    log,
    start: startRun(env, dataDir),
    onDeath: (claimed, reason) =>
      recordDeadRun(claimed, reason, {
        store,
        clock,
        operatorEmail: env.OPERATOR_EMAIL,
        scratch: importsFolder(dataDir),
      }),
  });
  scheduler.start();
  const pushes = new PushThread({ settings: { databaseUrl: env.DATABASE_URL, dataDir }, log });
  let isStopping = false;
  const build = development?.build ?? ((await import(/* @vite-ignore */ builtApp)) as AppBuild);
  await rendering?.threads.ready();
  const services = buildServices({
    store,
    registry,
    search,
    pushes,
    leads,
    leadFiles,
    outgoing,
    payments,
    holdsPerHour: env.HOLDS_PER_HOUR,
    load,
    disk,
    recorder,
    build,
    ...(rendering ? { renderer: rendering.renderer } : {}),
    clientDir: join(root, "build/client"),
    media: pictures.media,
    images: pictures.images,
    avif: pictures.avif,
    log,
    clock,
    scheme: env.PUBLIC_SCHEME,
    proxies: { trustedProxies: env.TRUSTED_PROXIES, forwardedHost: env.FORWARDED_HOST },
    freeDisk: () => freeBytes(dataDir),
    // No page fits into one byte.
    pageCacheBytes: development?.cache === false ? 1 : env.PAGE_CACHE_MB * 1024 * 1024,
    demo: env.DEMO,
    isStopping: () => isStopping,
    limits: shared.limits,
    ownProblem: () => presence.problem(),
    lostStore,
    warnings: () => (clockWarning === null ? [] : [clockWarning]),
  });
  listening.answerWith(createApp(services).fetch, services.hits);
  if (operator) {
    const { operatorAppOf } = await import("./http/operator/operator-app-of.ts");
    operator.answerWith(
      operatorAppOf({
        services,
        version: platformVersion(root),
        threads: rendering?.threads ?? null,
        searchQueue: rendering?.searchQueue ?? null,
        alerts,
        tracing,
        diskReserveBytes: env.DISK_RESERVE_MB * 1024 * 1024,
      }),
    );
  }
  return {
    port: listening.port,
    greeting: [
      env.DEMO
        ? `Forecourt is ready: open http://localhost:${listening.port}/`
        : `Forecourt is ready on port ${listening.port}, serving ${registry.all().length} sites.`,
      ...(operator ? [`The operator's port is at ${operator.url}`] : []),
    ].join("\n"),
    async stop() {
      await stopInOrder({
        drainMs: env.DRAIN_SECONDS * 1000,
        shutdownMs: env.SHUTDOWN_SECONDS * 1000,
        unready: () => {
          isStopping = true;
          listening.drain();
        },
        closeRequests: (graceMs) => listening.close(graceMs),
        workers: [
          { name: "watching", stop: stopWatching },
          { name: "sweeping leads", stop: stopSweepingLeads },
          { name: "sweeping uploads", stop: stopSweepingUploads },
          { name: "sweeping scratch", stop: stopSweepingScratch },
          { name: "search server", stop: () => searchServer?.stop() },
          ...shared.workers,
          { name: "demo", stop: () => demo?.stop() },
          { name: "alerts", stop: () => alerts.stop() },
          { name: "stock sources", stop: () => scheduler.stop() },
          ...pictures.workers,
          { name: "deliveries", stop: () => deliveries.stop() },
          { name: "retention", stop: () => retention.stop() },
          { name: "reservations", stop: stopKeeping },
        ],
        closeStore: async () => {
          await tracing?.stop();
          await operator?.close();
          await rendering?.threads.close();
          await pushes.close();
          await outgoing.close();
          await storage.close();
          // When nothing more can be accepted: whoever moves the store waits for it.
          await presence.stop();
          await store.close();
        },
        onLate: (workers) => log.warn({ workers }, "cut off by the end of SHUTDOWN_SECONDS"),
      });
      log.flush();
    },
  };
}
