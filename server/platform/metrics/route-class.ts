/** Kinds of requests. Few, because each is a series of its own; an address is never part of a metric. */
export const routeClasses = [
  "page",
  "form",
  "document",
  "asset",
  "picture",
  "search",
  "leads",
  "reservations",
  "events",
  "stock",
  "api",
  "desk",
] as const;
export type RouteClass = (typeof routeClasses)[number];

/** The first that fits. */
const prefixes: readonly (readonly [string, RouteClass])[] = [
  ["/assets/", "asset"],
  ["/img/", "picture"],
  ["/media/", "picture"],
  ["/files/", "api"],
  ["/internal/", "api"],
  ["/mock/", "leads"],
  ["/api/search", "search"],
  ["/api/suggestions", "search"],
  ["/api/leads", "leads"],
  ["/api/subscribe", "leads"],
  ["/api/carClarityCustomer", "leads"],
  ["/api/reservations", "reservations"],
  ["/api/payments", "reservations"],
  ["/api/events", "events"],
  ["/api/csp-reports", "events"],
  ["/api/stock", "stock"],
  ["/api/", "api"],
];

/** Sitemaps, feeds, robots.txt, icons and the like; no page has a dot in its last part. */
const document = /\.[a-z\d]+$/i;

export function routeClassOf(method: string, path: string): RouteClass {
  const found = prefixes.find(([prefix]) => path.startsWith(prefix));
  if (found) return found[1];
  if (method !== "GET" && method !== "HEAD") return "form";
  return document.test(path) ? "document" : "page";
}
