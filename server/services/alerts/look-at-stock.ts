import { compareStock } from "#domain/alert/stock-news.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import { type ReadMarks, readMarks } from "./stock-marks.ts";

/** The state of each site's stock at the last look: it is compared once, however often this is called. */
const lookedAt = new WeakMap<SiteRuntime, string>();

/**
 * Compares what a site lists now with what it listed before, and stores the news. Returns the number of the latest
 * news.
 */
export async function lookAtStock(runtime: SiteRuntime, now: Date, read: ReadMarks = readMarks): Promise<number> {
  const { stockNews } = runtime.store;
  for (;;) {
    const before = await stockNews.lastLook();
    const { state, marks: after } = await read(runtime, before === null ? null : (lookedAt.get(runtime) ?? null), now);
    if (before !== null && after === null) return before.last_seq;
    const found = compareStock(await stockNews.marks(), after ?? new Map());
    // The first look finds everything, and none of it is new.
    const news = before === null ? [] : found.news;
    if (before !== null && news.length === 0 && found.marks.size === 0) {
      lookedAt.set(runtime, state);
      return before.last_seq;
    }
    try {
      await stockNews.saveLook(before, { news, marks: found.marks }, now.toISOString());
      lookedAt.set(runtime, state);
      return (before?.last_seq ?? 0) + news.length;
    } catch (error) {
      const isRaced = error instanceof StoreError && (error.kind === "refused" || error.kind === "duplicate");
      if (!isRaced) throw error;
    }
  }
}
