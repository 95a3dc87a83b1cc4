import { LRUCache } from "lru-cache";
import type { SiteState } from "#server/site-state.ts";

/** Indexes of recently requested sites, bounded by bytes; others are loaded again when needed. */
export type IndexCache = { get(key: string): SiteState | undefined; set(key: string, state: SiteState): void };

export function createIndexCache(maxBytes: number): IndexCache {
  const states = new LRUCache<string, SiteState>({
    maxSize: maxBytes,
    // A single site larger than the cache has to be served anyway.
    sizeCalculation: ({ stock }) => Math.min(Math.max(1, Math.round(stock.index.bytes)), maxBytes),
  });
  return { get: (key) => states.get(key), set: (key, state) => void states.set(key, state) };
}
