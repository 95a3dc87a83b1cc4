import type { StoreContext } from "./context.ts";
import { createFeedCars, type FeedCars } from "./feed-cars.ts";
import { createImportLeases, type ImportLeases } from "./import-leases.ts";
import { type LiveReservations, readLiveReservations } from "./live-reservations.ts";
import { createStagedCars, type StagedCars } from "./staged-cars.ts";

/** What an import needs from the store (decision 17). */
export type StockImports = ImportLeases &
  FeedCars &
  StagedCars & { live: (dealershipId: string) => Promise<LiveReservations> };

export function createStockImports(context: StoreContext): StockImports {
  return {
    ...createImportLeases(context),
    ...createFeedCars(context),
    ...createStagedCars(context),
    live: (dealershipId) => readLiveReservations(context, [dealershipId]),
  };
}
