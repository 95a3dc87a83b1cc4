import { setImmediate as nextTurn } from "node:timers/promises";
import { compareStock } from "#domain/alert/stock-news.ts";
import type { SiteStockNews, StockLook } from "#server/adapters/store/repositories/site-stock-news.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { type ListedMarks, portionsOf, type ReadMarks, readMarks } from "./stock-marks.ts";

/** The state of each site's stock at the last look: it is compared once, however often this is called. */
const lookedAt = new WeakMap<SiteRuntime, string>();

/** So many cars are compared, and written, in a few milliseconds. */
const CARS_PER_TURN = 500;

/**
 * Compares what a site lists now with what it listed before, and stores the news. Returns the number of the latest
 * news. The thread that does this answers visitors too: it takes turns with them, however large the stock is.
 */
export async function lookAtStock(runtime: SiteRuntime, now: Date, read: ReadMarks = readMarks): Promise<number> {
  const { stockNews } = runtime.store;
  for (;;) {
    const before = await stockNews.lastLook();
    const { state, listed } = await read(runtime, before === null ? null : (lookedAt.get(runtime) ?? null), now);
    if (before !== null && listed === null) return before.last_seq;
    const stock = listed ?? { ids: [], prices: [], available: [] };
    try {
      if (before === null) await saveFirstLook(stockNews, stock, now);
      else await saveChanges(stockNews, before, stock, now);
      lookedAt.set(runtime, state);
      // Another server may have stored the same news since `before` was read.
      return (await stockNews.lastLook())?.last_seq ?? 0;
    } catch (error) {
      const isRaced = error instanceof StoreError && (error.kind === "refused" || error.kind === "duplicate");
      if (!isRaced) throw error;
    }
  }
}

/** The first look finds everything, and none of it is new. Until it is complete, there was none. */
async function saveFirstLook(stockNews: SiteStockNews, listed: ListedMarks, now: Date): Promise<void> {
  for (const { after } of portionsOf(new Map(), listed, CARS_PER_TURN)) await stockNews.addMarks(after);
  await stockNews.saveLook(null, { news: [], marks: new Map() }, now.toISOString());
}

/** Each portion is a look of its own: whoever is interrupted, or overtaken by another server, goes on from there. */
async function saveChanges(stockNews: SiteStockNews, before: StockLook, listed: ListedMarks, now: Date): Promise<void> {
  let look = before;
  for (const portion of portionsOf(await stockNews.marks(), listed, CARS_PER_TURN)) {
    const found = compareStock(portion.before, portion.after);
    if (found.marks.size > 0) look = await stockNews.saveLook(look, found, now.toISOString());
    else await nextTurn();
  }
}
