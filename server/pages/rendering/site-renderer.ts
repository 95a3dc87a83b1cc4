import type { AlertSubject } from "#domain/alert/alert.ts";
import type { SubjectView } from "#server/leads/alerts/alert-search.ts";
import type { Visit } from "#server/pages/visit.ts";
import type { PlatformDocument } from "#site/paths/platform-paths.ts";
import type { SearchCall, SearchScope } from "#server/search/search-port.ts";
import type { Timing } from "#server/platform/metrics/timings.ts";
import type { FoundPage } from "#server/pages/discovery/site-urls.ts";
import type { RenderedPage } from "#server/pages/cache/page-cache.ts";
import type { ReadMarks } from "#server/leads/alerts/stock-marks.ts";
import type { Suggestions } from "#server/stock/index/suggest.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

export type MadePage = {
  page: RenderedPage;
  /** What took how long. */
  timings?: readonly Timing[];
};

/**
 * Makes everything that needs the index of a site: pages, documents for machines, search answers.
 * Each is made from the versions of site and stock that `runtime` has at the call, or from later ones.
 */
export type SiteRenderer = {
  /** Whether it can render now. */
  isReady: () => boolean;
  carCount: (runtime: SiteRuntime, now: Date) => Promise<number>;
  /** `visit`: for whom, unless it is the same for everybody. */
  page: (runtime: SiteRuntime, url: string, now: Date, visit?: Visit | null) => Promise<MadePage>;
  /** Null if the site has no such document. */
  document: (runtime: SiteRuntime, request: DocumentRequest, now: Date) => Promise<MadePage | null>;
  /** The stock data that alerts compare. */
  marks: ReadMarks;
  /** What alerts are about, in words. */
  alertViews: (runtime: SiteRuntime, subjects: readonly AlertSubject[], now: Date) => Promise<SubjectView[]>;
  suggestions: (runtime: SiteRuntime, text: string, now: Date) => Promise<Suggestions>;
  /** The answer as JSON. Throws SearchError and ServiceError. */
  search: (scope: SearchScope, call: SearchCall) => Promise<string>;
};

/** `name` is the end of the address. */
export type DocumentRequest = { document: PlatformDocument; name: string; pages: readonly FoundPage[] };
