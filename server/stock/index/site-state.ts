import type { LRUCache } from "lru-cache";
import type { LiveReservations } from "#server/adapters/store/repositories/live-reservations.ts";
import type { LoadedStock } from "./load-stock.ts";

/** How much of a site's stock something shows. */
export type StockRead = "nothing" | "counts" | "cars";

/** A part that pages share, with what it was made from. */
export type SharedPart = { value: unknown; until: number | null; stock: StockRead };

/** What is in memory of a site's stock, and until when it holds. */
export type SiteState = LoadedStock & {
  version: number;
  carsVersion: number;
  live: LiveReservations;
  /** The time whose windows it shows. */
  madeAt: number;
  /** What many pages of this state show alike, made once. */
  shared: LRUCache<string, SharedPart>;
};
