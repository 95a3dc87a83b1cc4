import type { Logger } from "pino";
import type { Desk } from "#server/desk/desk.ts";
import type { DiskGuard } from "#server/platform/admission/disk-guard.ts";
import type { LoadSettings } from "#server/platform/admission/load-settings.ts";
import { Geocoder } from "#server/adapters/geocode/geocoder.ts";
import type { AvifMaker } from "#server/images/avif-maker.ts";
import type { ImageMaker } from "#server/images/image-maker.ts";
import type { MediaLibrary } from "#server/images/media-library.ts";
import type { LeadFiles } from "#server/adapters/files/lead-files.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { PaymentConfig } from "#server/adapters/payments/payments-of.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { ThirdParty } from "#server/adapters/third-party/third-party.ts";
import { type BodySettings, BodyReceiver } from "./bodies/receive-body.ts";
import { CspCounts } from "./api/csp-reports.ts";
import type { SearchService } from "./api/search/search-routes.ts";
import type { StockPushes } from "./api/stock/stock-routes.ts";
import type { Limits } from "#server/platform/limits/limits.ts";
import type { ProxySettings } from "./middleware/client-address.ts";
import type { LinkPortOf } from "./page-requests/open-link.ts";
import type { PageCounts } from "#server/figures/page-counts.ts";
import { PageCache } from "#server/pages/cache/page-cache.ts";
import type { PageRows } from "#server/pages/page-rows.ts";
import { Paths } from "#server/pages/paths.ts";
import { answerHits } from "./page-requests/answer-hits.ts";
import type { Recorder } from "#server/platform/metrics/recorder.ts";
import { timedPort, timedRenderer } from "#server/pages/rendering/timed-search.ts";
import { type AppBuild, PageRenderer } from "#server/pages/page-renderer.ts";
import { localRenderer } from "#server/pages/rendering/local-renderer.ts";
import type { SiteRenderer } from "#server/pages/rendering/site-renderer.ts";
import { requestLimits } from "./request-limits.ts";
import { SchemeWatch } from "./middleware/scheme-watch.ts";
import { createAlertAccess } from "#server/leads/alerts/alert-access.ts";
import type { MailLinks } from "#server/leads/consent/mail-links.ts";
import type { ReservationDeps } from "#server/reservations/reservation-deps.ts";
import { createOwnEnquiryAccess } from "#server/leads/own-enquiry/own-access.ts";
import { createReservationAccess } from "#server/reservations/reservation-access.ts";
import type { ReservationKeeper } from "#server/reservations/reservation-keeper.ts";
import { type LeadConfig, leadServiceDeps } from "#server/leads/service/lead-config.ts";
import type { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { Uploads } from "#server/leads/uploads/uploads.ts";
import { ValuationService } from "#server/valuation/valuation-service.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";

/** What request services need of a node. */
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
  fileLinks: SignedLinks;
  mailLinks: MailLinks;
  payments: PaymentConfig;
  paymentsOf: ReservationDeps["paymentsOf"];
  keeper: ReservationKeeper;
  outgoing: Outgoing;
  /** Holds that one address may take per hour on one site; 0: no limit. */
  holdsPerHour: number;
  /** How much work the server accepts. */
  load: LoadSettings;
  /** What the pages declare. */
  rows: PageRows;
  /** The code of the pages, where this thread renders them. */
  build?: AppBuild | null;
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
  /** Whether pages say in a header what they were made from. */
  explains?: boolean;
  /** Where dealers work; null where it is not served. */
  desk?: Desk | null;
  /** Shows all sites at bare localhost. */
  demo: boolean;
  /** Whether the server was told to stop: it still takes requests, but reports that it is not ready. */
  isStopping?: () => boolean;
  limits: Limits;
  /** Why other servers reject this server's forms, and what its operator has to fix. */
  ownProblem?: () => string | null;
  /** Why an empty database cannot be meant. */
  lostStore?: string | null;
  warnings?: () => string[];
  /** Whether there is room on the disk of DATA_DIR. */
  disk: DiskGuard;
  /** Counts visits and views by day, for the figures of a site. */
  pageCounts: PageCounts;
  /** Counts what happens; the figures of one process belong together. */
  recorder: Recorder;
};

export type Services = ReturnType<typeof buildServices>;

/** Builds every service that handles requests, each once. `createApp` mounts them. */
export function buildServices(platform: Platform) {
  const { registry, log, clock, outgoing, recorder, fileLinks, mailLinks, keeper, disk, paymentsOf } = platform;
  const { calls, events, pictures, refusals, admission } = requestLimits({
    ...platform,
    leadsPerMinute: platform.leads.perMinute,
  });
  const leads = leadServiceDeps(platform.leads, platform);
  const reservations: ReservationDeps = {
    leads,
    paymentsOf,
    free: (carId) => keeper.free(carId),
    holdsPerHour: platform.holdsPerHour,
    clock,
  };
  const linkPortOf: LinkPortOf = (runtime, address, now, requestLog) => ({
    valuations: valuations.forPages(runtime),
    alerts: createAlertAccess({
      runtime,
      readMarks: renderer.marks,
      views: (subjects) => renderer.alertViews(runtime, subjects, now),
      ...leads,
      address,
      now,
    }),
    reservations: createReservationAccess(runtime, reservations, requestLog),
    enquiries: createOwnEnquiryAccess({ runtime, links: mailLinks, fileLinks, limit: leads.limit, address, now }),
  });

  const geocoder = new Geocoder({ log, outgoing, url: platform.geocodingUrl });
  const third = new ThirdParty({ log, outgoing });
  const valuations = new ValuationService({ third, market: registry.market, clock, log });

  const renderer = timedRenderer(platform.renderer ?? rendererHere(platform, geocoder), recorder);
  const search = { ...platform.search, port: timedPort(platform.search.port, recorder) };
  const cache = new PageCache(platform.pageCacheBytes);
  const paths = new Paths(platform.rows);

  const cspCounts = new CspCounts();
  const schemes = new SchemeWatch(platform.scheme, log);
  return {
    platform,
    recorder,
    search,
    limits: calls,
    pictures,
    refusals,
    leads,
    bodies: new BodyReceiver(platform.bodies),
    uploads: new Uploads(platform.leadFiles, disk, platform.bodies?.pace),
    fileLinks,
    mailLinks,
    events: { ...events, disk, clock },
    reservations,
    geocoder,
    valuations,
    pages: { cache, paths, renderer, admission, clock, media: platform.media },
    hits: answerHits({ ...platform, cache, paths }),
    linkPortOf,
    cspCounts,
    schemes,
    readiness: {
      ...platform,
      search: platform.search.port,
      renderer,
      cspCounts,
      isStorageAway: () => platform.leadFiles.storage.isAway(),
      warnings: () => [...(platform.warnings?.() ?? []), schemes.problem()].filter((warning) => warning !== null),
    },
  };
}

/** In this thread, as tests and `npm run dev` do. */
function rendererHere({ build, media, log }: Platform, geocoder: Geocoder): SiteRenderer {
  if (!build) throw new Error("Pages need render threads, or their code in this thread.");
  return localRenderer(new PageRenderer(build, media, geocoder, log), media);
}
