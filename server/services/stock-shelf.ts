import { LRUCache } from "lru-cache";
import type { SiteState } from "#server/site-state.ts";

/** Indexes of the sites somebody has asked for lately, bounded by bytes; the others are read again when needed. */
export type StockShelf = { get(key: string): SiteState | undefined; set(key: string, state: SiteState): void };

export function createStockShelf(maxBytes: number): StockShelf {
  const states = new LRUCache<string, SiteState>({
    maxSize: maxBytes,
    // A single site larger than the shelf has to be served all the same.
    sizeCalculation: ({ stock }) => Math.min(Math.max(1, Math.round(stock.index.bytes)), maxBytes),
  });
  return { get: (key) => states.get(key), set: (key, state) => void states.set(key, state) };
}
