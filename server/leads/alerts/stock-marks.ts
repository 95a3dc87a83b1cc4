import { setImmediate as nextTurn } from "node:timers/promises";
import { type CarMark, markOf } from "#domain/alert/stock-news.ts";
import { inChunks } from "#server/adapters/store/repositories/in-chunks.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

/** The marks of all listed cars as columns: a hundred thousand objects take a tenth of a second between threads. */
export type ListedMarks = { ids: string[]; prices: (number | null)[]; available: boolean[] };
/** What a site lists, as far as alerts compare it. `listed` is null if the reader knows this state already. */
export type StockMarks = { state: string; listed: ListedMarks | null };
export type ReadMarks = (runtime: SiteRuntime, known: string | null, now: Date) => Promise<StockMarks>;

/** Decoding this many cars takes a few milliseconds. */
export const CARS_PER_TURN = 40;

/**
 * Decodes the cars in portions: other requests are answered in between, and never wait for a dealership's whole stock.
 */
export const readMarks: ReadMarks = async (runtime, known, now) => {
  const { stock, version, changesAt } = await runtime.state(now.getTime());
  const state = `${version} until ${changesAt}`;
  if (state === known) return { state, listed: null };
  const listed: ListedMarks = { ids: [], prices: [], available: [] };
  for (const ids of inChunks(stock.ids(), CARS_PER_TURN)) {
    for (const id of ids) {
      const car = stock.raw(id);
      if (!car) continue;
      const { price, available } = markOf(car);
      listed.ids.push(id);
      listed.prices.push(price);
      listed.available.push(available);
    }
    await nextTurn();
  }
  return { state, listed };
};

type Portion = { before: Map<string, CarMark>; after: Map<string, CarMark> };

/** All cars that are listed or were known, `size` at a time. Removes each listed car from `known`; the rest are gone. */
export function* portionsOf(known: Map<string, CarMark>, listed: ListedMarks, size: number): Generator<Portion> {
  for (const [at, ids] of inChunks(listed.ids, size).entries()) {
    const portion: Portion = { before: new Map(), after: new Map() };
    for (const [n, id] of ids.entries()) {
      const slot = at * size + n;
      portion.after.set(id, { price: listed.prices[slot] ?? null, available: listed.available[slot] === true });
      const before = known.get(id);
      if (before && known.delete(id)) portion.before.set(id, before);
    }
    yield portion;
  }
  for (const left of inChunks([...known], size)) yield { before: new Map(left), after: new Map() };
}
