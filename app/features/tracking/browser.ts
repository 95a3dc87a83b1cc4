import { landingOf, type Touches } from "#domain/visit/touch.ts";
import { createPageViews } from "./page-view.ts";
import type { SiteScripts } from "./site-scripts.ts";
import { rememberedTouches, rememberLanding } from "./touches.ts";
import { createTracker } from "./tracker.ts";
import { readVisit, type Visit, visitPage } from "./visit.ts";

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

const address = "/api/events";
const gather = 2000;

export const tracker = createTracker({
  dataLayer: { push: (entry) => (window.dataLayer ??= []).push(entry) },
  send(body) {
    if (navigator.sendBeacon?.(address, body)) return true;
    fetch(address, { method: "POST", body, keepalive: true }).catch(() => undefined);
    return true;
  },
  later: (flush) => void setTimeout(flush, gather),
  path: () => location.pathname,
  clock: () => Date.now(),
});

// The last event at which a page can still send something reliably.
addEventListener("pagehide", () => tracker.flush());

// Third parties of the site, where it has any: fetched after everything of our own.
const scripts = document.querySelector<HTMLMetaElement>('meta[name="site-scripts"]');
if (scripts) {
  import("./site-scripts.ts").then(
    ({ loadSiteScripts }) => loadSiteScripts(JSON.parse(scripts.content) as SiteScripts),
    () => undefined,
  );
}

let visit: Visit | null = null;
/** A page that is loaded again, or come back to, still names the page before it. Not every browser says which it is. */
const isOpenedAgain = navigationType() !== "navigate";
const landing = isOpenedAgain ? null : landingOf(new URL(location.href), document.referrer);
/** Where the storage is forbidden, the landing on this page is all that is known. */
const landed = rememberLanding(landing, Date.now());
const viewOf = createPageViews({ landing, isOpenedAgain });

export function recordPage(): void {
  const url = new URL(location.href);
  visit = visitPage(sessionStore(), url, visit ?? readVisit(sessionStore()));
  const view = viewOf({ url, isEmpty: hasEmptyListing() });
  if (view) tracker.count(view);
}

/** For leads: the origin of this visit, the pages it has seen, and where its visitor came from. */
export function currentVisit(): Visit & Partial<Touches> {
  const pages = visit ?? { visited_pages: [location.pathname], linked_query_params: {} };
  return { ...pages, ...rememberedTouches(landed, Date.now()) };
}

function navigationType(): string {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type ?? "navigate";
}

const hasEmptyListing = (): boolean =>
  document.querySelector("[data-listing]") !== null && document.querySelector("[data-results]") === null;

/** Even asking for the storage throws where it is forbidden. */
function sessionStore(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
