import { compareStock, markOf } from "#domain/alert/stock-news.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";

/** Compares what a site lists now with what it listed before, and keeps what is new. The number of the latest news. */
export async function lookAtStock(runtime: SiteRuntime, now: Date): Promise<number> {
  const { stockNews } = runtime.store;
  for (;;) {
    const before = await stockNews.lastLook();
    const { stock } = await runtime.state(now.getTime());
    const after = new Map(stock.cars().map((car) => [car.id, markOf(car)]));
    const found = compareStock(await stockNews.marks(), after);
    // The first look finds everything, and none of it is new.
    const news = before === null ? [] : found.news;
    if (before !== null && news.length === 0 && found.marks.size === 0) return before.last_seq;
    try {
      await stockNews.saveLook(before, { news, marks: found.marks }, now.toISOString());
      return (before?.last_seq ?? 0) + news.length;
    } catch (error) {
      const isRaced = error instanceof StoreError && (error.kind === "refused" || error.kind === "duplicate");
      if (!isRaced) throw error;
    }
  }
}
