import type { ImportCounts } from "#domain/feed/report.ts";
import type { LastFeed } from "./last-feed.ts";
import type { StockSource } from "./stock-settings.ts";

/** The result of one run. */
export type RunResult = "taken" | "unchanged" | "stopped" | "failed";
export type RunOutcome = { result: RunResult; note: string; counts: ImportCounts | null };

/** The state of a source between its runs. Times are ISO; null means "not the case". */
export type SourceState = {
  failures: number;
  failing_since: string | null;
  /** Why the last run failed or stopped. */
  problem: string | null;
  /** When the feed last changed. */
  news_at: string | null;
  /**
   * The problem that the last mail to the operator reported. Each problem causes one mail, and one more when it is
   * solved.
   */
  told: "failing" | "silent" | null;
  /** Null: the next run reads the whole feed. */
  last_feed: LastFeed | null;
};
export type Tell = "failing" | "silent" | "recovered";

export const newSource: SourceState = {
  failures: 0,
  failing_since: null,
  problem: null,
  news_at: null,
  told: null,
  last_feed: null,
};

/** The state after a run, and the mail that the operator gets. */
export function afterRun(
  before: SourceState,
  { result, note, counts }: RunOutcome,
  rules: Pick<StockSource, "tell_after" | "silent_after">,
  now: Date,
): { state: SourceState; tell: Tell | null } {
  const at = now.toISOString();
  const isOver = (since: string, after: number) => now.getTime() - Date.parse(since) >= after;
  if (result === "failed" || result === "stopped") {
    const failing_since = before.failing_since ?? at;
    const state = { ...before, failures: before.failures + 1, failing_since, problem: note };
    const isDue = before.told === null && isOver(failing_since, rules.tell_after);
    return isDue ? { state: { ...state, told: "failing" }, tell: "failing" } : { state, tell: null };
  }
  const news_at = before.news_at === null || hasNews(counts) ? at : before.news_at;
  const state = { ...before, failures: 0, failing_since: null, problem: null, news_at };
  const isSilent = rules.silent_after !== null && isOver(news_at, rules.silent_after);
  if (isSilent)
    return before.told === "silent" ? { state, tell: null } : { state: { ...state, told: "silent" }, tell: "silent" };
  return before.told === null ? { state, tell: null } : { state: { ...state, told: null }, tell: "recovered" };
}

/** Cars that become sold because they were missing for long enough are no news of the feed. */
const hasNews = (counts: ImportCounts | null): boolean =>
  counts !== null && counts.added + counts.changed + counts.missing + counts.returned > 0;

const FIRST_RETRY_MS = 5 * 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;
/** Runs of many dealerships drift apart by up to this share of their rhythm. */
const JITTER = 0.1;

/** When the source is run next. A failed one is tried again sooner. `random` is a number from 0 up to 1. */
export function nextRunAt({ failures }: SourceState, every: number, now: Date, random: number): Date {
  const retry = Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10), LONGEST_RETRY_MS);
  const wait = failures > 0 ? Math.min(every, retry) : every;
  return new Date(now.getTime() + Math.round(wait * (1 + JITTER * random)));
}
