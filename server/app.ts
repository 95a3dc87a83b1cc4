import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { DiskGuard } from "./admission/disk-guard.ts";
import { ImageAdmission } from "./admission/image-admission.ts";
import { inLane } from "./admission/in-lane.ts";
import type { LoadSettings } from "./admission/load-settings.ts";
import { PageAdmission } from "./admission/page-admission.ts";
import { RefusalPace } from "./admission/refusal-pace.ts";
import { isRefusal, refuse } from "./admission/refuse.ts";
import { Turns } from "./admission/turns.ts";
import { Geocoder } from "./adapters/geocode/geocoder.ts";
import type { ImageMaker } from "./adapters/images/image-maker.ts";
import type { MediaLibrary } from "./adapters/images/media-library.ts";
import type { FileShelf } from "./adapters/files/file-shelf.ts";
import type { Outgoing } from "./adapters/outgoing/outgoing.ts";
import { type PaymentConfig, paymentsOf } from "./adapters/payments/payments-of.ts";
import { StorageError } from "./adapters/storage/storage.ts";
import type { Store } from "./adapters/store/store.ts";
import { ThirdParty } from "./adapters/third-party/third-party.ts";
import { oneClick, oneClickLimit } from "./api/consent/one-click.ts";
import { CspCounts, cspReportRoutes } from "./api/csp-reports.ts";
import { eventRoutes } from "./api/events.ts";
import { financeRoutes } from "./api/finance/finance-routes.ts";
import { geocodeRoutes } from "./api/geocode/geocode-routes.ts";
import { imageRoutes } from "./api/images.ts";
import { mediaRoutes } from "./api/media-files.ts";
import { noSuchCall } from "./api/no-such-call.ts";
import { appointmentRoutes } from "./api/leads/appointment-routes.ts";
import { carClarityRoutes } from "./api/leads/car-clarity-routes.ts";
import { captchaRoutes } from "./api/leads/captcha-routes.ts";
import { leadRoutes, subscribeRoutes } from "./api/leads/lead-routes.ts";
import { fileRoutes } from "./api/leads/file-routes.ts";
import { leadsOpenApi } from "./api/leads/openapi.ts";
import { openApiPage } from "./api/leads/openapi-page.ts";
import { withFilesRoutes } from "./api/leads/with-files-routes.ts";
import { phoneEventRoutes } from "./api/phone-events.ts";
import { readiness } from "./api/readiness.ts";
import { snap21Routes } from "./api/reviews/snap21-routes.ts";
import { paymentRoutes } from "./api/reservations/payment-routes.ts";
import { reservationRoutes } from "./api/reservations/reservation-routes.ts";
import { sandboxRoutes } from "./api/reservations/sandbox-routes.ts";
import { searchRoutes, type SearchService } from "./api/search/search-routes.ts";
import { suggestionRoutes } from "./api/search/suggestion-routes.ts";
import { stockRoutes } from "./api/stock/stock-routes.ts";
import { valuationRoutes } from "./api/valuation/valuation-routes.ts";
import { documentRoutes } from "./discovery/document-routes.ts";
import { gallery } from "./gallery.ts";
import { limitCalls } from "./limits/limit-calls.ts";
import { Limit, type Limits } from "./limits/limits.ts";
import type { Circuits } from "./limits/shared-circuits.ts";
import { LocalLimits } from "./limits/local-limits.ts";
import { clientAddress, type ProxySettings } from "./middleware/client-address.ts";
import { findSite } from "./middleware/find-site.ts";
import { keepOutOfSearch } from "./middleware/keep-out-of-search.ts";
import { oldAddresses } from "./middleware/old-addresses.ts";
import { loggedPath, requestLog } from "./middleware/request-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { endUnreadBody } from "./middleware/unread-body.ts";
import { type DesksOf, openLink } from "./open-link.ts";
import { reportPath } from "./page-cache/content-security.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { PageKeys } from "./page-cache/page-key.ts";
import { type AppBuild, PageRenderer } from "./pages.ts";
import { localRenderer } from "./rendering/local-renderer.ts";
import { PageShelf } from "./rendering/page-shelf.ts";
import type { SiteRenderer } from "./rendering/site-renderer.ts";
import type { RequestEnv } from "./request.ts";
import { servePage } from "./serve-page.ts";
import { SchemeWatch } from "./start/scheme-watch.ts";
import { takePost } from "./take-post.ts";
import { createAlertDesk } from "./services/alerts/alert-desk.ts";
import { MailLinks } from "./services/consent/mail-links.ts";
import type { ReservationDeps } from "./services/reservations/reservation-deps.ts";
import { createReservationDesk } from "./services/reservations/reservation-desk.ts";
import { ReservationKeeper } from "./services/reservations/reservation-keeper.ts";
import { type LeadConfig, leadServiceDeps } from "./services/leads/lead-config.ts";
import { SignedLinks } from "./services/uploads/signed-links.ts";
import { Uploads } from "./services/uploads/uploads.ts";
import type { Pace } from "./services/uploads/watched-stream.ts";
import { ValuationDesk } from "./services/valuation/valuation-desk.ts";
import type { SiteRegistry } from "./site-registry.ts";

export type AppDeps = {
  store: Store;
  registry: SiteRegistry;
  search: SearchService;
  leads: LeadConfig;
  /** Where the files of leads are kept. */
  shelf: FileShelf;
  /** How fast an upload has to come; the usual unless told. */
  uploadPace?: Pace;
  payments: PaymentConfig;
  outgoing: Outgoing;
  /** Holds that one address may take in an hour on one site; 0 for no limit. */
  holdsPerHour: number;
  /** How much work the server takes on. */
  load: LoadSettings;
  build: AppBuild;
  /** Renders pages that are only read, in threads of its own; absent: this thread does. */
  renderer?: SiteRenderer;
  /** Folder of the built browser files. */
  clientDir: string;
  media: MediaLibrary;
  images: ImageMaker;
  log: Logger;
  clock: () => Date;
  scheme: "http" | "https";
  proxies: ProxySettings;
  /** Bytes left where leads and files are kept. */
  freeDisk: () => Promise<number>;
  pageCacheBytes: number;
  /** Another address for the geocoding service of sites that have a key for it. */
  geocodingUrl?: string;
  /** Shows all sites at bare localhost. */
  demo: boolean;
  /** Whether the server has been told to stop: then it takes what comes, and says that it is not ready for more. */
  isStopping?: () => boolean;
  /** Counts that several servers share; absent: this process counts by itself. */
  limits?: Limits | undefined;
  /** Third parties that other servers leave alone. */
  circuits?: Circuits | undefined;
  /** Why no form of this server is taken elsewhere, and what its operator has to put right. */
  ownProblem?: () => string | null;
  warnings?: () => string[];
  /** Connections accepted so far. */
  accepted?: () => number;
  /** Whether there is room on the disk of DATA_DIR. */
  disk: DiskGuard;
};

/** A site as a whole may use as much as so many addresses. */
const siteAddresses = 20;
const dayMs = 86_400_000;

/** The whole way of a request, top to bottom. */
export function createApp(deps: AppDeps): Hono<RequestEnv> {
  const { registry, log, clock, outgoing } = deps;
  const app = new Hono<RequestEnv>();
  const geocoder = new Geocoder({ log, outgoing, url: deps.geocodingUrl });

  const limits = deps.limits ?? new LocalLimits();
  const { perMinute } = deps.load;
  const limitOf = (name: string, perAddress: number, perSite = 0, exact = false) =>
    new Limit(limits, { name, perAddress, perSite, exact });
  const leads = leadServiceDeps(deps.leads, { outgoing, limits, clock });
  const keeping = { paymentsOf: paymentsOf(deps.payments), clock };
  const keeper = new ReservationKeeper({ store: deps.store, siteOf: (slug) => registry.bySlug(slug), log, ...keeping });
  const free = (carId: string) => keeper.free(carId);
  const reservations: ReservationDeps = { leads, free, holdsPerHour: deps.holdsPerHour, ...keeping };

  const valuations = new ValuationDesk({
    third: new ThirdParty({ log, outgoing, circuits: deps.circuits }),
    market: registry.market,
    clock,
    log,
  });
  // Forms and private pages act for one visitor, so this thread renders them; the renderer makes everything else.
  const ownPages = new PageRenderer(deps.build, deps.media, geocoder, valuations, log, new Turns(deps.accepted));
  const renderer = deps.renderer ?? localRenderer(ownPages, deps.media);
  const admission = new PageAdmission(
    limitOf("pages", perMinute.pages),
    limitOf("pages-ahead", perMinute.pages),
    deps.load.render,
  );
  const cache = new PageCache(deps.pageCacheBytes, () => admission.isPressed());
  const shelf = new PageShelf(cache, renderer);

  app.get("/healthz", (c) => c.json({ status: "alive" }));
  const cspCounts = new CspCounts();
  const { store, freeDisk, isStopping, ownProblem } = deps;
  const schemes = new SchemeWatch(deps.scheme, log);
  const warnings = () => [...(deps.warnings?.() ?? []), schemes.problem()].filter((warning) => warning !== null);
  const isStorageAway = () => deps.shelf.storage.isAway();
  const state = { freeDisk, cspCounts, isStorageAway, isStopping, ownProblem, warnings };
  app.get("/readyz", readiness({ store, search: deps.search.port, registry, renderer, ...state }));

  app.use(
    endUnreadBody,
    requestLog(log),
    securityHeaders(deps.scheme),
    clientAddress(deps.proxies),
    schemes.middleware(),
  );
  app.use(
    "/assets/*",
    serveStatic({
      root: deps.clientDir,
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );
  app.get("/assets/*", (c) => c.json({ error: "There is no file at this address." }, 404));
  const pictures = new ImageAdmission(limitOf("images", perMinute.images));
  app.route("/", imageRoutes({ library: deps.media, maker: deps.images, admission: pictures, clock }));
  app.route("/media", mediaRoutes(deps.media));
  if (deps.demo) app.get("/", gallery(registry, shelf, deps.media));

  app.use(findSite(registry, deps.scheme), keepOutOfSearch);
  // Before the check of origins: a search changes nothing, and its refusals have a shape of their own.
  const searches = limitOf("searches", perMinute.searches, perMinute.searches * siteAddresses);
  app.route("/api/search", searchRoutes(deps.search, renderer, searches, clock));
  app.use("/api/suggestions/*", limitCalls(searches, clock));
  app.route("/api/suggestions", suggestionRoutes(renderer, clock));
  const mailLinks = new MailLinks(deps.leads.secrets);
  // Before the check of origins as well: a mail program calls from no page at all.
  app.post("/unsubscribe", oneClickLimit, oneClick(mailLinks, clock));
  // So do a provider's notices, which are known by their signature.
  app.use("/api/payments/*", inLane("payments"));
  app.route("/api/payments", paymentRoutes(reservations));
  // And dealers' own systems.
  const pushes = limitOf("stock pushes", perMinute.stockPushes, perMinute.stockPushes * siteAddresses, true);
  app.use("/api/stock/*", inLane("pushes"));
  app.route("/api/stock", stockRoutes({ store: deps.store, secrets: deps.leads.secrets, limit: pushes, clock }));
  // Browsers report in the name of no page.
  app.route(reportPath, cspReportRoutes(cspCounts));
  app.use(sameOrigin);
  const events = {
    perMinute: limitOf("events", perMinute.events, perMinute.events * siteAddresses),
    perDay: new Limit(limits, {
      name: "a day's events",
      perAddress: 0,
      perSite: deps.load.eventsPerDay,
      windowMs: dayMs,
    }),
    disk: deps.disk,
    clock,
  };
  app.route("/api/events", eventRoutes(events));
  app.route("/api/events", phoneEventRoutes(events));
  const uploads = new Uploads(deps.shelf, deps.disk, deps.uploadPace);
  const links = new SignedLinks(deps.leads.secrets);
  const leadLane = inLane("leads");
  for (const path of ["/api/leads/*", "/mock/leads/*", "/api/subscribe/*", "/api/carClarityCustomer/*"]) {
    app.use(path, leadLane);
  }
  app.use("/api/reservations/*", leadLane);
  app.route("/api/leads/with-files", withFilesRoutes(leads, uploads, "submit"));
  app.route("/mock/leads/with-files", withFilesRoutes(leads, uploads, "submitMock"));
  app.route("/api/leads", leadRoutes(leads, "submit"));
  app.route("/mock/leads", leadRoutes(leads, "submitMock"));
  app.route("/api/subscribe", subscribeRoutes(leads));
  app.route("/api/carClarityCustomer", carClarityRoutes(leads));
  app.route("/files", fileRoutes({ shelf: deps.shelf, links, clock }));
  app.route("/api/captcha", captchaRoutes(leads));
  app.route("/api/reservations", reservationRoutes(reservations));
  app.route("/api/payments/sandbox", sandboxRoutes(reservations, deps.payments));
  app.route("/api/appointments", appointmentRoutes(clock));
  app.get("/api/openapi.json", (c) => c.json(leadsOpenApi));
  app.get("/api/docs", (c) => c.html(openApiPage(leadsOpenApi)));
  app.route("/api/cars", financeRoutes(clock));
  app.route("/api/geocode", geocodeRoutes(geocoder));
  app.route(
    "/api",
    valuationRoutes({ desk: valuations, limit: limitOf("valuations", deps.leads.perMinute, 0, true), clock }),
  );
  app.route("/api/reviews/snap21", snap21Routes());
  app.all("/api/*", noSuchCall(app));
  const keys = new PageKeys(deps.build);
  const pages = { cache, shelf, keys, renderer, admission, clock };
  app.use(oldAddresses);
  app.route("/", documentRoutes(pages, deps.media));
  const desksOf: DesksOf = (runtime, address, now, requestLog) => ({
    desk: createAlertDesk({ runtime, links: mailLinks, ...leads, address, now }),
    reservations: createReservationDesk(runtime, reservations, requestLog),
  });
  app.post("*", takePost({ keys, renderer: ownPages, admission, leads, reservations, desksOf, uploads, links, clock }));
  app.get("*", openLink({ keys, renderer: ownPages, admission, desksOf, clock }));
  app.all("*", servePage(pages));

  const refusals = new RefusalPace(deps.load.refusalDelayMs);
  app.onError((error, c) => {
    if (isRefusal(error)) return refuse(c, error, refusals);
    const own = c.var.log ?? log;
    if (error instanceof StorageError && error.kind === "unavailable") {
      own.error({ err: error, path: loggedPath(c.req.path) }, "the storage of files is away");
      c.header("Retry-After", "5");
      return c.json({ error: "This file cannot be read just now. Please try again in a moment." }, 503);
    }
    // Whoever hangs up in the middle of a form has made no fault of ours.
    if ("code" in error && error.code === "ECONNRESET")
      own.info({ path: loggedPath(c.req.path) }, "the visitor went away");
    else own.error({ err: error, path: loggedPath(c.req.path) }, "a request failed");
    const text = "Something went wrong on our side. Please try again in a moment.";
    return c.req.path.startsWith("/api/") ? c.json({ error: text }, 500) : c.text(text, 500);
  });
  return app;
}
