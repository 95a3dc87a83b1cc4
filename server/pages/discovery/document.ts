import type { MediaLibrary } from "#server/images/media-library.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { SiteState } from "#server/stock/index/site-state.ts";
import type { FoundPage } from "./site-urls.ts";

/** The sources of a document: like a page, it depends on nothing about the reader. */
export type SiteSources = { runtime: SiteRuntime; now: Date; media: MediaLibrary };
/** `pages`: the indexable ones, for documents that list them. */
export type StockSources = SiteSources & { state: SiteState; pages: readonly FoundPage[] };

export type SiteDocument = {
  type: string;
  body: string | Buffer;
  /** It would change by itself at this time. */
  until?: number;
};

const dayMs = 86_400_000;

export const endOfDay = (now: Date): number => (Math.floor(now.getTime() / dayMs) + 1) * dayMs;
