import { Hono } from "hono";
import { inLane } from "./request/in-lane.ts";
import { answerError } from "./answer-error.ts";
import { oneClick, oneClickBody } from "./api/consent/one-click.ts";
import { certificateHost } from "./api/certificate-host.ts";
import { cspReportRoutes } from "./api/csp-reports.ts";
import { describeCalls } from "./api/description/description.ts";
import { openApiPage, openApiPolicy } from "./api/description/openapi-page.ts";
import { eventRoutes } from "./api/events.ts";
import { financeRoutes } from "./api/finance/finance-routes.ts";
import { geocodeRoutes } from "./api/geocode/geocode-routes.ts";
import { fileAnswers } from "./file-answers.ts";
import { noSuchCall } from "./api/no-such-call.ts";
import { appointmentRoutes } from "./api/leads/appointment-routes.ts";
import { carClarityRoutes } from "./api/leads/car-clarity-routes.ts";
import { captchaRoutes } from "./api/leads/captcha-routes.ts";
import { enquiryRoutes } from "./api/enquiries/enquiry-routes.ts";
import { leadRoutes, subscribeRoutes } from "./api/leads/lead-routes.ts";
import { fileRoutes } from "./api/leads/file-routes.ts";
import { withFilesRoutes } from "./api/leads/with-files-routes.ts";
import { phoneEventRoutes } from "./api/phone-events.ts";
import { readiness } from "./api/readiness.ts";
import { snap21Routes } from "./api/reviews/snap21-routes.ts";
import { paymentRoutes } from "./api/reservations/payment-routes.ts";
import { reservationRoutes } from "./api/reservations/reservation-routes.ts";
import { sandboxRoutes } from "./api/reservations/sandbox-routes.ts";
import { refuseSearch, searchRoutes } from "./api/search/search-routes.ts";
import { suggestionRoutes } from "./api/search/suggestion-routes.ts";
import { stockRoutes } from "./api/stock/stock-routes.ts";
import { valuationRoutes } from "./api/valuation/valuation-routes.ts";
import { answerDesk } from "./desk/answer-desk.ts";
import { demoIndex } from "./demo-index.ts";
import { limitCalls } from "./middleware/limit-calls.ts";
import { explainRoute } from "./explain/explain-route.ts";
import { clientAddress } from "./middleware/client-address.ts";
import { findSite } from "./middleware/find-site.ts";
import { keepOutOfSearch } from "./middleware/keep-out-of-search.ts";
import { requestLog } from "./middleware/request-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { delayRefusals } from "./middleware/delay-refusals.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { endUnreadBody } from "./middleware/unread-body.ts";
import { reportPath } from "#server/pages/content-security.ts";
import { answerPath } from "./page-requests/answer-path.ts";
import type { RequestEnv } from "./request/request.ts";
import type { Services } from "./services.ts";

/** How a request is handled, top to bottom. */
export function createApp(services: Services): Hono<RequestEnv> {
  const { platform, limits, leads, uploads, fileLinks, mailLinks, reservations, pages, linkPortOf } = services;
  const { registry, log, clock, media } = platform;
  const { renderer, admission } = pages;
  const app = new Hono<RequestEnv>();
  // A call enters its lane once its body has arrived.
  const leadLane = inLane("leads");

  app.get("/healthz", (c) => c.json({ status: "alive" }));
  app.get("/readyz", readiness(services.readiness));

  app.use(
    endUnreadBody,
    requestLog({ log, recorder: services.recorder }),
    securityHeaders(platform.scheme),
    clientAddress(platform.proxies, platform.scheme),
    services.schemes.middleware(),
    services.bodies.middleware(),
    delayRefusals({ ...services.refusals, clock }),
  );
  if (platform.desk) app.use(answerDesk(platform.desk, limits.desk, clock));
  app.get(
    "/internal/host",
    certificateHost({
      registry,
      deskHost: platform.desk?.host ?? null,
      trustedProxies: platform.proxies.trustedProxies,
      strangers: limits.certificates,
      clock,
    }),
  );
  app.get("/internal/explain", explainRoute({ registry, ...pages }));
  app.route("/", fileAnswers(services));
  if (platform.demo) app.get("/", demoIndex(registry, renderer, media));

  app.use(findSite(registry, platform.scheme), keepOutOfSearch);
  // Before the origin check: a search changes nothing, and its refusals have their own form.
  app.route("/api/search", searchRoutes(services.search, renderer, limits.searches, clock));
  app.all("/api/search/*", noSuchCall(app, refuseSearch));
  app.use("/api/suggestions/*", limitCalls(limits.searches, clock));
  app.route("/api/suggestions", suggestionRoutes(renderer, clock));
  // Also before the origin check: a mail program calls from no page.
  app.post("/unsubscribe", oneClickBody, oneClick(mailLinks, clock));
  // So do a provider's notices, which are verified by signature.
  app.route("/api/payments", paymentRoutes(reservations, inLane("payments")));
  // And dealers' own systems.
  app.route(
    "/api/stock",
    stockRoutes({
      store: platform.store,
      pushes: platform.pushes,
      secrets: platform.leads.secrets,
      limit: limits.pushes,
      clock,
    }),
  );
  // Browsers send reports without the origin of a page.
  app.route(reportPath, cspReportRoutes({ counts: services.cspCounts, ...limits.policyReports, clock }));
  app.use(sameOrigin);
  app.route("/api/events", eventRoutes({ ...services.events, pageCounts: platform.pageCounts }));
  app.route("/api/events", phoneEventRoutes(services.events));
  app.route("/api/leads/with-files", withFilesRoutes(leads, uploads, "submit"));
  app.route("/mock/leads/with-files", withFilesRoutes(leads, uploads, "submitMock"));
  app.route("/api/leads", leadRoutes(leads, leadLane, "submit"));
  app.route("/mock/leads", leadRoutes(leads, leadLane, "submitMock"));
  app.route("/api/enquiries", enquiryRoutes({ mailLinks, fileLinks, clock }));
  app.route("/api/subscribe", subscribeRoutes(leads, leadLane));
  app.route("/api/carClarityCustomer", carClarityRoutes(leads, leadLane));
  app.route("/files", fileRoutes({ leadFiles: platform.leadFiles, links: fileLinks, clock }));
  app.route("/api/captcha", captchaRoutes(leads));
  app.route("/api/reservations", reservationRoutes(reservations, leadLane));
  app.route("/api/payments/sandbox", sandboxRoutes(reservations, platform.payments));
  app.route("/api/appointments", appointmentRoutes(clock));
  app.get("/api/openapi.json", (c) => c.json(describeCalls()));
  app.get("/api/docs", (c) => c.html(openApiPage(describeCalls()), 200, { "content-security-policy": openApiPolicy }));
  app.route("/api/cars", financeRoutes(clock));
  app.route("/api/geocode", geocodeRoutes(services.geocoder));
  app.route("/api", valuationRoutes({ valuations: services.valuations, limit: limits.valuing, clock }));
  app.route("/api/reviews/snap21", snap21Routes());
  for (const path of ["/api/*", "/mock/*"]) app.all(path, noSuchCall(app));
  const visits = { renderer, admission, linkPortOf, clock };
  app.all(
    "*",
    answerPath({
      pages,
      explains: platform.explains ?? false,
      links: visits,
      posts: { ...visits, leads, reservations, uploads, links: fileLinks },
    }),
  );

  app.onError(answerError(log));
  return app;
}
