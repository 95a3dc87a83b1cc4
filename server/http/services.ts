import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { DiskGuard } from "#server/platform/admission/disk-guard.ts";
import type { LoadSettings } from "#server/platform/admission/load-settings.ts";
import { PageAdmission } from "#server/pages/page-admission.ts";
import { WorkQueue } from "#server/platform/admission/work-queue.ts";
import { Geocoder } from "#server/adapters/geocode/geocoder.ts";
import type { AvifMaker } from "#server/images/avif-maker.ts";
import type { ImageMaker } from "#server/images/image-maker.ts";
import type { MediaLibrary } from "#server/images/media-library.ts";
import type { LeadFiles } from "#server/adapters/files/lead-files.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import { type PaymentConfig, paymentsOf } from "#server/adapters/payments/payments-of.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { ThirdParty } from "#server/adapters/third-party/third-party.ts";
import { type BodySettings, BodyReceiver } from "./bodies/receive-body.ts";
import { CspCounts } from "./api/csp-reports.ts";
import type { SearchService } from "./api/search/search-routes.ts";
import type { StockPushes } from "./api/stock/stock-routes.ts";
import { Limit, type Limits } from "#server/platform/limits/limits.ts";
import { LocalLimits } from "#server/platform/limits/local-limits.ts";
import type { ProxySettings } from "./middleware/client-address.ts";
import { refusalDelay } from "./middleware/delay-refusals.ts";
import type { VisitorAccessOf } from "./page-requests/open-link.ts";
import { PageCache } from "#server/pages/cache/page-cache.ts";
import { Paths } from "#server/pages/paths.ts";
import { answerHits } from "./page-requests/answer-hits.ts";
import { Recorder } from "#server/platform/metrics/recorder.ts";
import { timedPort, timedRenderer } from "#server/pages/rendering/timed-search.ts";
import { type AppBuild, PageRenderer } from "#server/pages/page-renderer.ts";
import { localRenderer } from "#server/pages/rendering/local-renderer.ts";
import type { SiteRenderer } from "#server/pages/rendering/site-renderer.ts";
import { SchemeWatch } from "./middleware/scheme-watch.ts";
import { createAlertAccess } from "#server/leads/alerts/alert-access.ts";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import type { ReservationDeps } from "#server/reservations/reservation-deps.ts";
import { createReservationAccess } from "#server/reservations/reservation-access.ts";
import { ReservationKeeper } from "#server/reservations/reservation-keeper.ts";
import { type LeadConfig, leadServiceDeps } from "#server/leads/service/lead-config.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { Uploads } from "#server/leads/uploads/uploads.ts";
import { ValuationService } from "#server/valuation/valuation-service.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";

/** The resources that a server has opened. */
export type Platform = {
  store: Store;
  registry: SiteRegistry;
  search: SearchService;
  pushes: StockPushes;
  leads: LeadConfig;
  /** Where the files of leads are. */
  leadFiles: LeadFiles;
  /** How long and how slowly a body may arrive; the usual by default. */
  bodies?: BodySettings;
  payments: PaymentConfig;
  outgoing: Outgoing;
  /** Holds that one address may take per hour on one site; 0: no limit. */
  holdsPerHour: number;
  /** How much work the server accepts. */
  load: LoadSettings;
  build: AppBuild;
  /** Renders pages that are only read, in separate threads; absent: this thread does. */
  renderer?: SiteRenderer;
  /** Folder of the built browser files. */
  clientDir: string;
  media: MediaLibrary;
  images: ImageMaker;
  /** Absent: every browser gets WebP. */
  avif?: AvifMaker | null;
  log: Logger;
  clock: () => Date;
  scheme: "http" | "https";
  proxies: ProxySettings;
  /** Free bytes on the disk with leads and files. */
  freeDisk: () => Promise<number>;
  pageCacheBytes: number;
  /** Another address for the geocoding service of sites that have a key for it. */
  geocodingUrl?: string;
  /** Shows all sites at bare localhost. */
  demo: boolean;
  /** Whether the server was told to stop: it still takes requests, but reports that it is not ready. */
  isStopping?: () => boolean;
  /** Counts that several servers share; absent: this process counts by itself. */
  limits?: Limits | undefined;
  /** Why other servers reject this server's forms, and what its operator has to fix. */
  ownProblem?: () => string | null;
  /** Why an empty database cannot be meant. */
  lostStore?: string | null;
  warnings?: () => string[];
  /** Whether there is room on the disk of DATA_DIR. */
  disk: DiskGuard;
  /** Counts what happens; the figures of one process belong together. */
  recorder?: Recorder;
};

/** A whole site may use as much as this many addresses. */
const siteAddresses = 20;
/** Questions about certificates for hosts that no site has. */
const strangersPerMinute = 600;
/** Refusals of one address that are sent at once. */
const refusalsPerMinute = 60;
/** Policy reports: of one address, and kinds that the log names. */
const reportsPerMinute = 60;
const loggedPerHour = 100;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

export type Services = ReturnType<typeof buildServices>;

/** Builds every service that handles requests, each once. `createApp` mounts them. */
export function buildServices(platform: Platform) {
  const { registry, log, clock, outgoing, load, recorder = new Recorder() } = platform;
  const { perMinute } = load;
  const { secrets } = platform.leads;

  const ownLimits = new LocalLimits();
  const limits = platform.limits ?? ownLimits;
  const limitOf = (name: string, perAddress: number, perSite = 0, exact = false) =>
    new Limit(limits, { name, perAddress, perSite, exact });
  const searches = limitOf("searches", perMinute.searches, perMinute.searches * siteAddresses);
  const pushes = limitOf("stock pushes", perMinute.stockPushes, perMinute.stockPushes * siteAddresses, true);
  const valuing = limitOf("valuations", platform.leads.perMinute, 0, true);
  // Counted by each server: a proxy asks one of them, and the answer costs less than a shared count.
  const certificates = new Limit(ownLimits, {
    name: "certificates",
    perAddress: strangersPerMinute,
    perSite: 0,
  });
  // Counted by each server, like its log.
  const policyReports = {
    perMinute: new Limit(ownLimits, { name: "policy reports", perAddress: reportsPerMinute, perSite: 0 }),
    logged: new Limit(ownLimits, { name: "logged reports", perAddress: 0, perSite: loggedPerHour, windowMs: hourMs }),
  };
  const pictures = {
    perMinute: limitOf("images", perMinute.images),
    queue: new WorkQueue(load.pictures, recorder.queueTimes("pictures")),
  };
  const refusals = {
    perMinute: new Limit(ownLimits, { name: "refusals", perAddress: refusalsPerMinute, perSite: 0 }),
    wait: (gone: AbortSignal) =>
      pause(refusalDelay(load.refusalDelayMs), undefined, { signal: gone }).catch(() => undefined),
  };

  const leads = leadServiceDeps(platform.leads, { outgoing, limits, clock, recorder });
  const bodies = new BodyReceiver(platform.bodies);
  const uploads = new Uploads(platform.leadFiles, platform.disk, platform.bodies?.pace);
  const fileLinks = new SignedLinks(secrets);
  const mailLinks = new MailLinks(secrets);
  const events = {
    perMinute: limitOf("events", perMinute.events, perMinute.events * siteAddresses),
    perDay: new Limit(limits, { name: "a day's events", perAddress: 0, perSite: load.eventsPerDay, windowMs: dayMs }),
    disk: platform.disk,
    clock,
  };

  const keeping = { paymentsOf: paymentsOf(platform.payments), clock };
  const siteOf = (slug: string) => registry.bySlug(slug);
  const keeper = new ReservationKeeper({ store: platform.store, siteOf, log, ...keeping });
  const free = (carId: string) => keeper.free(carId);
  const reservations: ReservationDeps = { leads, free, holdsPerHour: platform.holdsPerHour, ...keeping };

  const geocoder = new Geocoder({ log, outgoing, url: platform.geocodingUrl });
  const third = new ThirdParty({ log, outgoing });
  const valuations = new ValuationService({ third, market: registry.market, clock, log });

  // Forms and private pages act for one visitor, so this thread renders them; the renderer makes everything else.
  const ownPages = new PageRenderer(platform.build, platform.media, geocoder, valuations, log);
  const renderer = timedRenderer(platform.renderer ?? localRenderer(ownPages, platform.media), recorder);
  const search = { ...platform.search, port: timedPort(platform.search.port, recorder) };
  const admission = new PageAdmission(limitOf("pages", perMinute.pages), limitOf("pages-ahead", perMinute.pages), {
    pages: new WorkQueue(load.render, recorder.queueTimes("pages")),
    known: new WorkQueue(load.render, recorder.queueTimes("known")),
    own: new WorkQueue(load.ownPages, recorder.queueTimes("forms")),
  });
  const cache = new PageCache(platform.pageCacheBytes);
  const paths = new Paths(platform.build);
  const pages = { cache, paths, renderer, admission, clock, media: platform.media };
  const hits = answerHits({
    registry,
    cache,
    paths,
    clock,
    log,
    recorder,
    proxies: platform.proxies,
    scheme: platform.scheme,
  });
  const visitorAccessOf: VisitorAccessOf = (runtime, address, now, requestLog) => ({
    alerts: createAlertAccess({ runtime, links: mailLinks, ...leads, address, now }),
    reservations: createReservationAccess(runtime, reservations, requestLog),
  });

  const cspCounts = new CspCounts();
  const schemes = new SchemeWatch(platform.scheme, log);
  const warnings = () => [...(platform.warnings?.() ?? []), schemes.problem()].filter((warning) => warning !== null);
  const readiness = {
    store: platform.store,
    search: platform.search.port,
    registry,
    renderer,
    freeDisk: platform.freeDisk,
    cspCounts,
    isStorageAway: () => platform.leadFiles.storage.isAway(),
    isStopping: platform.isStopping,
    ownProblem: platform.ownProblem,
    lostStore: platform.lostStore,
    warnings,
  };

  return {
    platform,
    recorder,
    search,
    limits: { searches, pushes, valuing, certificates, policyReports },
    pictures,
    refusals,
    leads,
    bodies,
    uploads,
    fileLinks,
    mailLinks,
    events,
    reservations,
    geocoder,
    valuations,
    ownPages,
    pages,
    hits,
    visitorAccessOf,
    cspCounts,
    schemes,
    readiness,
  };
}
