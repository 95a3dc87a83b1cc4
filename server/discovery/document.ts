import type { MediaLibrary } from "#server/adapters/images/media-library.ts";
import type { SiteRuntime, SiteState } from "#server/site-runtime.ts";
import type { OpenPage } from "./site-urls.ts";

/** What a document may be made from: as a page, it knows nothing of who asks. */
export type DocumentSources = {
  runtime: SiteRuntime;
  state: SiteState;
  now: Date;
  media: MediaLibrary;
  open: OpenPage;
};

export type SiteDocument = {
  type: string;
  body: string | Buffer;
  /** It shows nothing of the stock. */
  stockless?: boolean;
  /** It would change by itself at this moment. */
  until?: number;
};

const dayMs = 86_400_000;

export const endOfDay = (now: Date): number => (Math.floor(now.getTime() / dayMs) + 1) * dayMs;
