import { LRUCache } from "lru-cache";
import type { SiteState } from "./site-state.ts";

/** Indexes of recently requested sites, bounded by bytes; others are loaded again when needed. */
export type IndexCache = {
  get(key: string): SiteState | undefined;
  set(key: string, state: SiteState): void;
  /** Runs a few builds at a time, in the order of their requests: many at once would all finish late. */
  inTurn<T>(build: () => Promise<T>): Promise<T>;
};

/** Two, so that a small site does not wait for a very large one. */
const BUILDS_AT_ONCE = 2;

export function createIndexCache(maxBytes: number): IndexCache {
  const states = new LRUCache<string, SiteState>({
    maxSize: maxBytes,
    // A single site larger than the cache has to be served anyway.
    sizeCalculation: ({ stock }) => Math.min(Math.max(1, Math.round(stock.index.bytes)), maxBytes),
  });
  const waiting: (() => void)[] = [];
  let building = 0;
  return {
    get: (key) => states.get(key),
    set: (key, state) => void states.set(key, state),
    async inTurn(build) {
      if (building === BUILDS_AT_ONCE) await new Promise<void>((begin) => waiting.push(begin));
      else building += 1;
      try {
        return await build();
      } finally {
        // The next build takes its place, or the place becomes free.
        const next = waiting.shift();
        if (next) next();
        else building -= 1;
      }
    },
  };
}
