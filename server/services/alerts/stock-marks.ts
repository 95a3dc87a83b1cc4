import { setImmediate as nextTurn } from "node:timers/promises";
import { type CarMark, markOf } from "#domain/alert/stock-news.ts";
import { inChunks } from "#server/adapters/store/repositories/in-chunks.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";

/** What a site lists, as far as alerts compare it. `marks` is null if the reader knows this state already. */
export type StockMarks = { state: string; marks: Map<string, CarMark> | null };
export type ReadMarks = (runtime: SiteRuntime, known: string | null, now: Date) => Promise<StockMarks>;

/** Decoding this many cars takes a few milliseconds. */
const CARS_PER_TURN = 40;

/**
 * Decodes the cars in portions: other requests are answered in between, and never wait for a dealership's whole stock.
 */
export const readMarks: ReadMarks = async (runtime, known, now) => {
  const { stock, version, changesAt } = await runtime.state(now.getTime());
  const state = `${version} until ${changesAt}`;
  if (state === known) return { state, marks: null };
  const marks = new Map<string, CarMark>();
  for (const ids of inChunks(stock.ids(), CARS_PER_TURN)) {
    for (const id of ids) {
      const car = stock.raw(id);
      if (car) marks.set(id, markOf(car));
    }
    await nextTurn();
  }
  return { state, marks };
};
