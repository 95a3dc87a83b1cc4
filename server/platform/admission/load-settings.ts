import type { Env } from "#server/environment/env.ts";
import type { QueueLimits } from "./work-queue.ts";

/** How much work the server accepts, per address and overall. */
export type LoadSettings = {
  /** Per address, site and minute; 0: no limit. */
  perMinute: { pages: number; searches: number; images: number; events: number; stockPushes: number };
  /** Events that one site may store per day; 0: no limit. */
  eventsPerDay: number;
  /** Pages in the render threads. */
  render: QueueLimits;
  /** Forms and private pages, rendered by the main thread. */
  ownPages: QueueLimits;
  /** Searches in the render threads. */
  search: QueueLimits;
  /** Sizes of pictures that are not stored yet. */
  pictures: QueueLimits;
  /** How long the answer of a render thread may take; then the caller gets 503. */
  answerMs: number;
  /** A render thread that has not answered after this time hangs. */
  hangMs: number;
  /** How long refused requests wait for their answers: between these. */
  refusalDelayMs: { least: number; most: number };
};

/** 300 clients that retry at once are then refused 150 times a second. */
const REFUSAL_DELAY_MS = { least: 1000, most: 3000 };
const LEAST_ANSWER_MS = 30_000;
/** Reading and indexing the largest site takes less. */
const LEAST_HANG_MS = 120_000;
/** One site may use a third of the queue, so that it takes three floods to fill it. */
const SITE_SHARE = 1 / 3;

/** Forms may wait for the store or a third party. */
const ownAtOnce = { atOnce: 4, atOncePerSite: 2 };
/** A listing shows dozens of pictures, each new once; other cores generate them. */
const pictureLimits: QueueLimits = {
  atOnce: 2,
  atOncePerSite: 2,
  waiting: 600,
  waitingPerSite: 400,
  waitingPerAddress: 150,
  // A page of a hundred new pictures keeps a slow machine busy for most of a minute.
  longestWaitMs: 60_000,
};

type Variables =
  | `${"PAGES" | "SEARCHES" | "IMAGES" | "EVENTS" | "STOCK_PUSHES"}_PER_MINUTE`
  | "EVENTS_PER_DAY"
  | "RENDER_QUEUE"
  | "RENDER_WAIT_SECONDS"
  | "WORKERS";

export function loadSettings(env: Pick<Env, Variables>): LoadSettings {
  const waitingPerSite = Math.ceil(env.RENDER_QUEUE * SITE_SHARE);
  const longestWaitMs = env.RENDER_WAIT_SECONDS * 1000;
  const pagesWaiting = {
    waiting: env.RENDER_QUEUE,
    waitingPerSite,
    waitingPerAddress: Math.ceil(waitingPerSite / 2),
    longestWaitMs,
  };
  return {
    perMinute: {
      pages: env.PAGES_PER_MINUTE,
      searches: env.SEARCHES_PER_MINUTE,
      images: env.IMAGES_PER_MINUTE,
      events: env.EVENTS_PER_MINUTE,
      stockPushes: env.STOCK_PUSHES_PER_MINUTE,
    },
    eventsPerDay: env.EVENTS_PER_DAY,
    // While one page waits for the store, its thread renders the other. One site may keep every thread busy; another
    // site's page is next in each.
    render: { ...pagesWaiting, atOnce: env.WORKERS * 2, atOncePerSite: env.WORKERS },
    // Few, because the main thread does what they ask for, and answers everybody else between two of them.
    ownPages: { ...pagesWaiting, ...ownAtOnce },
    // Most take a millisecond. The limit of searches per minute bounds one address.
    search: {
      atOnce: env.WORKERS * 4,
      atOncePerSite: env.WORKERS * 2,
      waiting: 300,
      waitingPerSite: 100,
      waitingPerAddress: 100,
      longestWaitMs,
    },
    pictures: pictureLimits,
    answerMs: Math.max(LEAST_ANSWER_MS, longestWaitMs),
    hangMs: Math.max(LEAST_HANG_MS, longestWaitMs),
    refusalDelayMs: REFUSAL_DELAY_MS,
  };
}
