import type { PageRows } from "#server/pages/page-rows.ts";
import type { AlertSubject } from "#domain/alert/alert.ts";
import type { SubjectView } from "#server/leads/alerts/alert-search.ts";
import type { Doing, FarVisit } from "#server/pages/visit.ts";
import type { FaultData } from "#server/platform/threads/fault.ts";
import type { MediaPlaces } from "#server/images/open-media.ts";
import type { FilterInput } from "#search-engine/filter/filter.ts";
import type { IndexName, SearchCall } from "#server/search/search-port.ts";
import type { FacetValues } from "#server/adapters/store/repositories/site-values.ts";
import type { Timing } from "#server/platform/metrics/timings.ts";
import type { RenderedPage } from "#server/pages/cache/page-cache.ts";
import type { StockMarks } from "#server/leads/alerts/stock-marks.ts";
import type { Suggestions } from "#server/stock/index/suggest.ts";
import type { Site } from "#site/site.ts";
import type { DocumentRequest } from "./site-renderer.ts";

// Messages between the main thread and a render thread.

/** What a render thread opens for itself. */
export type ThreadSettings = {
  /** What the thread imports as the built application. */
  build: string;
  dataDir: string;
  databaseUrl: string | undefined;
  media: MediaPlaces;
  mediaCacheBytes: number;
  outgoingAllow: readonly string[];
  indexBytes: number;
};

/** The state of a site that an answer is made from, or a later one. */
export type RequiredState = { slug: string; stockVersion: number; carsVersion: number; now: number };

/** A page whose bytes are transferred, not copied. */
export type PageBytes = Pick<
  RenderedPage,
  "status" | "headers" | "etag" | "madeFrom" | "madeAt" | "validUntil" | "renderMs"
> & {
  body: ArrayBuffer;
};
export type PageAnswer = { page: PageBytes; timings: readonly Timing[] };

type Filters = Partial<Record<IndexName, FilterInput>>;

export type Calls = {
  carCount: { argument: null; answer: number };
  page: { argument: { url: string; visit: FarVisit | null }; answer: PageAnswer };
  document: { argument: DocumentRequest; answer: PageAnswer | null };
  marks: { argument: { known: string | null }; answer: StockMarks };
  alertViews: { argument: { subjects: readonly AlertSubject[] }; answer: SubjectView[] };
  suggestions: { argument: { text: string }; answer: Suggestions };
  search: { argument: { call: SearchCall; within: Filters }; answer: string };
};
export type CallName = keyof Calls;
export type Call = {
  [Name in CallName]: { name: Name; argument: Calls[Name]["argument"]; state: RequiredState };
}[CallName];

export type ToThread =
  /** Before the first call for this version of the site. */
  | { kind: "site"; site: Site; origin: string }
  | { kind: "forget"; slug: string }
  | { kind: "call"; id: number; call: Call }
  /** What came of something that the thread has asked for. */
  | { kind: "done"; ask: number; outcome: unknown }
  | { kind: "failed"; ask: number; fault: FaultData };

export type FromThread =
  /** With what its pages declare. */
  | { kind: "ready"; rows: PageRows }
  | { kind: "answer"; id: number; answer: Calls[CallName]["answer"] }
  | { kind: "fault"; id: number; fault: FaultData }
  /** While a page is made: what is to be done for its visitor. */
  | { kind: "ask"; id: number; ask: number; doing: Doing }
  /** Values that the addresses of a site may use from now on: a render thread writes nothing itself. */
  | { kind: "values"; slug: string; values: FacetValues }
  | { kind: "log"; level: "warn" | "error"; about: Record<string, unknown>; fault: FaultData | null; text: string };
