import type { Encoding } from "./cached-page.ts";
import type { RenderedPage } from "./page-cache.ts";

/** A cached page that the application has just answered with. */
export type CacheHit = {
  key: string;
  page: RenderedPage;
  encoding: Encoding;
  /** Until when the answer's Cache-Control is right. */
  headUntil: number;
};
