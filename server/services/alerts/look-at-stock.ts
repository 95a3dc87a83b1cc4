import { setImmediate as nextTurn } from "node:timers/promises";
import { type CarMark, compareStock, markOf } from "#domain/alert/stock-news.ts";
import { inChunks } from "#server/adapters/store/repositories/in-chunks.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { SiteStock } from "#server/services/site-stock.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";

/** Versions of a site's stock that were looked at: each is compared once, however often somebody asks. */
const lookedAt = new WeakSet<SiteStock>();
/** Decoding so many cars takes a few milliseconds. */
const CARS_PER_TURN = 40;

/** Compares what a site lists now with what it listed before, and keeps what is new. The number of the latest news. */
export async function lookAtStock(runtime: SiteRuntime, now: Date): Promise<number> {
  const { stockNews } = runtime.store;
  for (;;) {
    const before = await stockNews.lastLook();
    const { stock } = await runtime.state(now.getTime());
    if (before !== null && lookedAt.has(stock)) return before.last_seq;
    const after = await marksOf(stock);
    const found = compareStock(await stockNews.marks(), after);
    // The first look finds everything, and none of it is new.
    const news = before === null ? [] : found.news;
    if (before !== null && news.length === 0 && found.marks.size === 0) {
      lookedAt.add(stock);
      return before.last_seq;
    }
    try {
      await stockNews.saveLook(before, { news, marks: found.marks }, now.toISOString());
      lookedAt.add(stock);
      return (before?.last_seq ?? 0) + news.length;
    } catch (error) {
      const isRaced = error instanceof StoreError && (error.kind === "refused" || error.kind === "duplicate");
      if (!isRaced) throw error;
    }
  }
}

/** Decodes the cars in portions: visitors are answered in between, and never wait for a whole dealership's stock. */
async function marksOf(stock: SiteStock): Promise<Map<string, CarMark>> {
  const marks = new Map<string, CarMark>();
  for (const ids of inChunks(stock.ids(), CARS_PER_TURN)) {
    for (const id of ids) {
      const car = stock.raw(id);
      if (car) marks.set(id, markOf(car));
    }
    await nextTurn();
  }
  return marks;
}
