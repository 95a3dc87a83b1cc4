import type { QueuedSource } from "#domain/stock-source/fair-places.ts";
import { runDocument, sourceStateDocument } from "#server/documents/stock-source-document.ts";
import { readable } from "#server/documents/document-error.ts";
import type { StoreContext } from "./context.ts";
import { createSourceLeases, type SourceLeases } from "./source-leases.ts";
import { listed, type ListedSource, type StockRun } from "./source-rows.ts";

export type SourceHealth = Pick<ListedSource, "dealershipId" | "state" | "nextAt" | "runsUntil"> & {
  /** When its last run ended, however it went. */
  lastRunAt: string | null;
};

export type StockSources = SourceLeases & {
  list: () => Promise<ListedSource[]>;
  get: (dealershipId: string) => Promise<ListedSource | null>;
  /** How every source is doing, in one query and without their mappings. */
  health: () => Promise<SourceHealth[]>;
  /** Sources that are due and not running, the longest due first, and those that run on any server. */
  queue: () => Promise<{ due: QueuedSource[]; running: QueuedSource[] }>;
  /** The newest first. */
  runs: (dealershipId: string, most: number) => Promise<StockRun[]>;
};

export function createStockSources(context: StoreContext): StockSources {
  const { engine, db, now, unreadable } = context;
  const rows = () => db.selectFrom("stock_sources").selectAll().orderBy("dealership_id");

  return {
    ...createSourceLeases(context),
    list: async () => readable(await engine.read(rows()), listed, unreadable),
    async get(dealershipId) {
      const [row] = await engine.read(rows().where("dealership_id", "=", dealershipId));
      return row ? listed(row) : null;
    },
    async health() {
      const found = await engine.read(
        db
          .selectFrom("stock_sources")
          .select(["dealership_id", "state", "next_at", "lease", "lease_until"])
          .select((query) =>
            query
              .selectFrom("stock_runs")
              .select(({ fn }) => fn.max("ended_at").as("at"))
              .whereRef("stock_runs.dealership_id", "=", "stock_sources.dealership_id")
              .as("last_run_at"),
          )
          .orderBy("dealership_id"),
      );
      return readable(
        found,
        ({ dealership_id, state, next_at, lease, lease_until, last_run_at }) => ({
          dealershipId: dealership_id,
          state: sourceStateDocument.decode(state, `of ${dealership_id}`),
          nextAt: next_at,
          runsUntil: lease === null ? null : lease_until,
          lastRunAt: last_run_at,
        }),
        unreadable,
      );
    },
    async queue() {
      const at = now().toISOString();
      const found = await engine.read(
        db
          .selectFrom("stock_sources")
          .select(["dealership_id", "host", "state", "lease", "lease_until"])
          .where((row) => row.or([row("next_at", "<=", at), row("lease_until", ">=", at)]))
          .orderBy("next_at")
          .orderBy("dealership_id"),
      );
      const queued = readable(
        found,
        ({ dealership_id, host, state, lease, lease_until }) => ({
          isRunning: lease !== null && (lease_until ?? "") >= at,
          source: {
            dealershipId: dealership_id,
            host,
            failures: sourceStateDocument.decode(state, `of ${dealership_id}`).failures,
          },
        }),
        unreadable,
      );
      const sources = (isRunning: boolean) =>
        queued.filter((one) => one.isRunning === isRunning).map(({ source }) => source);
      return { due: sources(false), running: sources(true) };
    },
    async runs(dealershipId, most) {
      const found = await engine.read(
        db
          .selectFrom("stock_runs")
          .select(["id", "ended_at", "document"])
          .where("dealership_id", "=", dealershipId)
          .orderBy("ended_at", "desc")
          .orderBy("id")
          .limit(most),
      );
      return readable(
        found,
        ({ document, ...row }) => ({ ...runDocument.decode(document, row.id), ...row }),
        unreadable,
      );
    },
  };
}
