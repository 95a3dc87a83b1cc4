import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { type CarInput, carSchema } from "#domain/car/car.ts";
import { DiskGuard } from "#server/platform/admission/disk-guard.ts";
import { type LoadSettings, loadSettings } from "#server/platform/admission/load-settings.ts";
import { WorkQueue } from "#server/platform/admission/work-queue.ts";
import { paymentsOf, type PaymentConfig } from "#server/adapters/payments/payments-of.ts";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { LocalLimits } from "#server/platform/limits/local-limits.ts";
import { Recorder } from "#server/platform/metrics/recorder.ts";
import { PageCounts } from "#server/figures/page-counts.ts";
import { ReservationKeeper } from "#server/reservations/reservation-keeper.ts";
import { ImageMaker } from "#server/images/image-maker.ts";
import { MediaLibrary } from "#server/images/media-library.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { keysFromSecrets } from "#server/http/api/search/site-tokens.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";
import { createApp } from "#server/http/app.ts";
import { readEnv } from "#server/environment/env.ts";
import { pageRowsOf } from "#server/pages/page-rows.ts";
import { buildServices, type Platform } from "#server/http/services.ts";
import type { AppBuild } from "#server/pages/page-renderer.ts";
import { RenderThreads, type RenderThreadsOptions } from "#server/pages/rendering/render-threads.ts";
import { threadedRenderer } from "#server/pages/rendering/threaded-renderer.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { PushThread } from "#server/stock/push/push-thread.ts";
import { takePush } from "#server/stock/push/take-push.ts";
import { SiteRegistry } from "#server/sites/site-registry.ts";
import { folderFiles } from "#tests/support/folder-files.ts";
import { programFile } from "./programs.ts";

const root = join(import.meta.dirname, "../..");
const fixtures = join(root, "tests/fixtures");

/** Tests send requests faster than any visitor, and must not be delayed. */
export const unlimited: LoadSettings = {
  ...loadSettings(readEnv({ WORKERS: "1" })),
  perMinute: { pages: 0, searches: 0, images: 0, events: 0, stockPushes: 0 },
  eventsPerDay: 0,
  answerMs: 600_000,
  hangMs: 600_000,
  refusalDelayMs: { least: 0, most: 0 },
};

const testSecrets = { secret: "a secret for tests alone" };

export const testNow = new Date("2026-03-10T01:00:00Z");

/**
 * `threads`: pages are rendered in threads, as in the server, and not in the thread of the test. `pushThread`: so are
 * pushes applied.
 */
type World = {
  databaseUrl?: string | undefined;
  folder?: string;
  threads?: ThreadOptions | undefined;
  pushThread?: boolean;
};
export type ThreadOptions = Partial<Omit<RenderThreadsOptions, "settings">> & { build?: string };

/** The real application over a real store in its own folder, with two small sites. */
export async function createTestApp(cars: CarInput[], over: Partial<Platform> = {}, world: World = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-"));
  const store = await openStore({ dataDir, databaseUrl: world.databaseUrl });
  await applyFolder(store, world.folder ?? join(fixtures, "sites"));
  await store.operator.stock.put(cars.map((car) => carSchema.parse(car)));
  const registry = new SiteRegistry(
    store,
    createIndexCache(50_000_000),
    (site) => `http://${site.slug}.localhost:3000`,
  );
  await registry.refresh();
  const built = over.build ?? ((await import(pathToFileURL(join(root, "build/server/index.js")).href)) as AppBuild);
  const leadFiles = folderFiles(dataDir);
  const mediaDirs = [join(fixtures, "media")];
  const startThreads = ({ build = join(root, "build/server/index.js"), ...own }: ThreadOptions) =>
    new RenderThreads({
      most: 1,
      entry: pathToFileURL(programFile("server/pages/rendering/thread-entry.ts")),
      heapMb: 1024,
      answerMs: unlimited.answerMs,
      hangMs: unlimited.hangMs,
      settings: {
        build,
        dataDir,
        databaseUrl: world.databaseUrl,
        media: mediaDirs,
        mediaCacheBytes: 1e6,
        outgoingAllow: [],
        indexBytes: 5e7,
      },
      keepValues: async (slug, values) => registry.bySlug(slug)?.store.values.add(values),
      log: pino({ level: "silent" }),
      ...own,
    });
  let renders = 0;
  const provide: AppBuild["entry"]["module"]["provide"] = (page, visitor) => {
    renders++;
    return built.entry.module.provide(page, visitor);
  };
  const threads = world.threads ? startThreads(world.threads) : null;
  const pushThread = world.pushThread
    ? new PushThread({
        settings: { dataDir, databaseUrl: world.databaseUrl },
        log: pino({ level: "silent" }),
        entry: pathToFileURL(programFile("server/stock/push/push-thread-entry.ts")),
      })
    : null;
  const services = buildServices({
    ...sharedParts(over, store, registry),
    ...(threads ? { renderer: threadedRenderer(threads, new WorkQueue(unlimited.search)) } : {}),
    store,
    registry,
    search: { port: null, keys: keysFromSecrets(testSecrets) },
    pushes: pushThread ?? { take: (push) => takePush(store, push) },
    leads: {
      secrets: testSecrets,
      perMinute: 0,
      captchaUrls: { turnstile: "http://127.0.0.1:9/", recaptcha: "http://127.0.0.1:9/" },
      captchaTimeoutMs: 500,
    },
    leadFiles,
    outgoing: localOutgoing,
    holdsPerHour: 0,
    load: unlimited,
    disk: new DiskGuard(async () => Number.POSITIVE_INFINITY, 0),
    rows: pageRowsOf(built),
    build: { ...built, entry: { ...built.entry, module: { ...built.entry.module, provide } } },
    clientDir: join(root, "build/client"),
    media: new MediaLibrary(mediaDirs),
    images: new ImageMaker(leadFiles.storage),
    scheme: "http",
    proxies: { trustedProxies: [], forwardedHost: false },
    freeDisk: async () => Number.POSITIVE_INFINITY,
    pageCacheBytes: 8_000_000,
    demo: false,
    ...over,
  });
  const app = createApp(services);
  return {
    app,
    services,
    hits: services.hits,
    readiness: services.readiness,
    store,
    registry,
    dataDir,
    leadFiles,
    /** How many pages were rendered so far. */
    renders: () => renders,
    /** A request from this machine, over loopback. */
    get: (url: string, init?: RequestInit, remoteAddress = "127.0.0.1") =>
      app.request(url, init, { incoming: { socket: { remoteAddress } } }),
    threads,
    async close() {
      await threads?.close();
      await pushThread?.close();
      await store.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** What requests share with workers, and with each other. */
function sharedParts(over: Partial<Platform>, store: Store, registry: SiteRegistry) {
  const { log = pino({ level: "silent" }), clock = () => testNow } = over;
  const secrets = over.leads?.secrets ?? testSecrets;
  const payments: PaymentConfig = over.payments ?? {
    secrets,
    originOf: (site) => `http://${site.slug}.localhost:3000`,
    clock: () => testNow,
    siteSecrets: {},
  };
  const paying = { paymentsOf: paymentsOf(payments), clock };
  return {
    ...paying,
    log,
    payments,
    keeper: new ReservationKeeper({ store, siteOf: (slug) => registry.bySlug(slug), log, ...paying }),
    fileLinks: new SignedLinks(secrets),
    mailLinks: new MailLinks(secrets),
    limits: new LocalLimits(),
    recorder: new Recorder(),
    pageCounts: new PageCounts({ clock, log }),
  };
}

/** A complete car with minimal fields. */
export function aCar(over: Partial<CarInput> & { id: string }): CarInput {
  return {
    slug: `car-${over.id}`,
    name: "2020 Toyota Corolla Ascent Sport",
    make: "Toyota",
    model: "Corolla",
    badge: "Ascent Sport",
    year: 2020,
    stocknum: over.id.toUpperCase(),
    car_type: "used",
    created_at: "2026-02-01T00:00:00Z",
    dealership_id: "first",
    location_id: "first-yard",
    price: 23_990,
    price_type: "Drive Away",
    km: 41_000,
    simple_body: "Hatchback",
    simple_fuel: "Petrol",
    simple_transmission: "Automatic",
    ...over,
  };
}
