import type { Env } from "#server/env.ts";
import { type RenderLimits, usualRenderLimits, usualSearchLimits } from "./render-queue.ts";

/** How much work the server accepts, per address and overall. */
export type LoadSettings = {
  /** Per address, site and minute; 0: no limit. */
  perMinute: { pages: number; searches: number; images: number; events: number; stockPushes: number };
  /** Events that one site may store per day; 0: no limit. */
  eventsPerDay: number;
  render: RenderLimits;
  /** Searches in the render threads. */
  search: RenderLimits;
  /** How long the answer of a render thread may take; then the caller gets 503. */
  answerMs: number;
  /** A render thread that has not answered after this time hangs. */
  hangMs: number;
  /** About how long a refused page waits for its answer. */
  refusalDelayMs: number;
};

const REFUSAL_DELAY_MS = 800;
const LEAST_ANSWER_MS = 30_000;
/** Reading and indexing the largest site takes less. */
const LEAST_HANG_MS = 120_000;
/** One site may use a third of the queue, so that it takes three floods to fill it. */
const SITE_SHARE = 1 / 3;

type Variables =
  | `${"PAGES" | "SEARCHES" | "IMAGES" | "EVENTS" | "STOCK_PUSHES"}_PER_MINUTE`
  | "EVENTS_PER_DAY"
  | "RENDER_QUEUE"
  | "RENDER_WAIT_SECONDS"
  | "WORKERS";

export function loadSettings(env: Pick<Env, Variables>): LoadSettings {
  const waitingPerSite = Math.ceil(env.RENDER_QUEUE * SITE_SHARE);
  const longestWaitMs = env.RENDER_WAIT_SECONDS * 1000;
  return {
    perMinute: {
      pages: env.PAGES_PER_MINUTE,
      searches: env.SEARCHES_PER_MINUTE,
      images: env.IMAGES_PER_MINUTE,
      events: env.EVENTS_PER_MINUTE,
      stockPushes: env.STOCK_PUSHES_PER_MINUTE,
    },
    eventsPerDay: env.EVENTS_PER_DAY,
    render: {
      ...usualRenderLimits,
      // While one page waits for the store, its thread renders the other.
      atOnce: env.WORKERS * 2,
      // One site may keep every thread busy; another site's page is next in each.
      atOncePerSite: env.WORKERS,
      waiting: env.RENDER_QUEUE,
      waitingPerSite,
      waitingPerAddress: Math.ceil(waitingPerSite / 2),
      longestWaitMs,
    },
    search: {
      ...usualSearchLimits,
      atOnce: env.WORKERS * 4,
      atOncePerSite: env.WORKERS * 2,
      longestWaitMs,
    },
    answerMs: Math.max(LEAST_ANSWER_MS, longestWaitMs),
    hangMs: Math.max(LEAST_HANG_MS, longestWaitMs),
    refusalDelayMs: REFUSAL_DELAY_MS,
  };
}
