import type { QueuedSource } from "#domain/stock-source/fair-places.ts";
import { hostOf } from "#domain/stock-source/source-address.ts";
import { newSource, type SourceState } from "#domain/stock-source/source-state.ts";
import type { StockSource } from "#domain/stock-source/stock-settings.ts";
import {
  type RunDetails,
  runDocument,
  sourceDocument,
  sourceStateDocument,
} from "#server/documents/stock-source-document.ts";
import { readable } from "#server/documents/document-error.ts";
import { type Write, statement } from "../engine.ts";
import type { Tables } from "../tables.ts";
import type { StoreContext } from "./context.ts";
import { operatorMail, type OperatorMail } from "./operator-mail.ts";

export type StockRun = RunDetails & { id: string; ended_at: string };

export type ListedSource = {
  dealershipId: string;
  source: StockSource;
  state: SourceState;
  nextAt: string;
  /** Until when a process runs it; null while none does. */
  runsUntil: string | null;
};
/** The right of one process to run a source. It expires when the process dies. */
export type ClaimedSource = Pick<ListedSource, "dealershipId" | "source" | "state"> & { lease: string };
export type SourceHealth = Pick<ListedSource, "dealershipId" | "state" | "nextAt" | "runsUntil"> & {
  /** When its last run ended, however it went. */
  lastRunAt: string | null;
};
export type EndedRun = { run: StockRun; state: SourceState; nextAt: Date; mail: OperatorMail | null };

export type StockSources = {
  list: () => Promise<ListedSource[]>;
  get: (dealershipId: string) => Promise<ListedSource | null>;
  /** How every source is doing, in one query and without their mappings. */
  health: () => Promise<SourceHealth[]>;
  /** Sources that are due and not running, the longest due first, and those that run on any server. */
  queue: () => Promise<{ due: QueuedSource[]; running: QueuedSource[] }>;
  /**
   * Null while another process runs it, when it is not due yet, or when there is no such source. A process takes over
   * the lease of the one that started it.
   */
  claim: (dealershipId: string, lease: string, when: { isDue: boolean }) => Promise<ClaimedSource | null>;
  /** False if the lease is lost: to another process, or because the source was changed or taken out of the files. */
  isHeld: (claimed: ClaimedSource) => Promise<boolean>;
  prolong: (claimed: ClaimedSource) => Promise<void>;
  /** Releases the lease without recording a run. A lost one is nobody's to release. */
  release: (claimed: ClaimedSource, nextAt: Date) => Promise<void>;
  /** Records how the run ended, and the mail about it, in one transaction. Releases the lease. */
  record: (claimed: ClaimedSource, ended: EndedRun) => Promise<void>;
  /** The newest first. */
  runs: (dealershipId: string, most: number) => Promise<StockRun[]>;
};

const LEASE_MS = 60_000;
const RUNS_KEPT = 50;

export function createStockSources(context: StoreContext): StockSources {
  const { engine, db, now, unreadable } = context;
  const leaseUntil = () => new Date(now().getTime() + LEASE_MS).toISOString();
  const rows = () => db.selectFrom("stock_sources").selectAll().orderBy("dealership_id");
  const change = ({ dealershipId, lease }: ClaimedSource, set: Partial<Tables["stock_sources"]>) =>
    db.updateTable("stock_sources").set(set).where("dealership_id", "=", dealershipId).where("lease", "=", lease);

  return {
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
    async claim(dealershipId, lease, { isDue }) {
      const at = now().toISOString();
      const take = db
        .updateTable("stock_sources")
        .set({ lease, lease_until: leaseUntil() })
        .where("dealership_id", "=", dealershipId)
        .where((row) => row.or([row("lease", "is", null), row("lease_until", "<", at), row("lease", "=", lease)]))
        .returning(["document", "state"]);
      const [result] = await engine.write([isDue ? take.where("next_at", "<=", at) : take]);
      const row = result?.rows[0] as Pick<SourceRow, "document" | "state"> | undefined;
      return row === undefined ? null : { dealershipId, lease, ...parsed(row, dealershipId) };
    },
    async isHeld({ dealershipId, lease }) {
      const found = await engine.read(
        db
          .selectFrom("stock_sources")
          .select("lease")
          .where("dealership_id", "=", dealershipId)
          .where("lease", "=", lease),
      );
      return found.length === 1;
    },
    async prolong(claimed) {
      await engine.write([change(claimed, { lease_until: leaseUntil() })]);
    },
    async release(claimed, nextAt) {
      await engine.write([change(claimed, { next_at: nextAt.toISOString(), ...free })]);
    },
    async record(claimed, { run, state, nextAt, mail }) {
      const { id, ended_at, ...document } = run;
      const { dealershipId: dealership_id } = claimed;
      await engine.write([
        statement(
          change(claimed, {
            state: sourceStateDocument.encode(state),
            next_at: nextAt.toISOString(),
            host: hostOf(claimed.source.source),
            ...free,
          }),
          { rows: 1, otherwise: "This run has lost its source, and is not recorded." },
        ),
        db.insertInto("stock_runs").values({ id, dealership_id, ended_at, document: runDocument.encode(document) }),
        db.deleteFrom("stock_runs").where("id", "in", oldRuns(context, dealership_id)),
        ...(mail ? operatorMail(db, mail, now()) : []),
      ]);
      if (mail) for (const wake of context.deliveriesAdded) wake();
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

const free = { lease: null, lease_until: null };

type SourceRow = Omit<Tables["stock_sources"], "host">;

const parsed = ({ document, state }: Pick<SourceRow, "document" | "state">, dealershipId: string) => ({
  source: sourceDocument.decode(document, `of ${dealershipId}`),
  state: sourceStateDocument.decode(state, `of ${dealershipId}`),
});

const listed = (row: SourceRow): ListedSource => ({
  dealershipId: row.dealership_id,
  ...parsed(row, row.dealership_id),
  nextAt: row.next_at,
  runsUntil: row.lease === null ? null : row.lease_until,
});

/** A DELETE cannot use LIMIT on both databases, so the newest are skipped by an offset in a subquery. */
const oldRuns = ({ db }: StoreContext, dealershipId: string) =>
  db
    .selectFrom((inner) =>
      inner
        .selectFrom("stock_runs")
        .select("id")
        .where("dealership_id", "=", dealershipId)
        .orderBy("ended_at", "desc")
        .orderBy("id")
        .limit(1_000_000)
        .offset(RUNS_KEPT)
        .as("old"),
    )
    .select("old.id");

/**
 * The sources that differ from the stored ones, and their statements. A new or changed source is due at once. A run of the
 * one before loses its leases, so that it can publish nothing more.
 */
export async function changeSources(
  { engine, db, now }: StoreContext,
  sources: ReadonlyMap<string, StockSource | null>,
): Promise<{ ids: string[]; statements: Write[] }> {
  const stored = await engine.read(db.selectFrom("stock_sources").select(["dealership_id", "document"]));
  const before = new Map(stored.map((row) => [row.dealership_id, row.document]));
  const next_at = now().toISOString();
  // A run of a source imports under the lease of its source; imports by hand have others, and go on.
  const endRun = (dealershipId: string): Write =>
    db
      .updateTable("stock_generations")
      .set({ run: null, lease_until: null })
      .where("dealership_id", "=", dealershipId)
      .where("run", "in", (query) =>
        query.selectFrom("stock_sources").select("lease").where("dealership_id", "=", dealershipId),
      );
  const changes = [...sources].map(([id, source]) => ({
    id,
    source,
    document: source && sourceDocument.encode(source),
  }));
  const changed = changes.filter(({ id, document }) => (before.get(id) ?? null) !== document);
  const statements = changed.flatMap(({ id: dealership_id, source, document }) => {
    if (source === null || document === null) {
      return [
        endRun(dealership_id),
        ...(["stock_sources", "stock_runs"] as const).map((table) =>
          db.deleteFrom(table).where("dealership_id", "=", dealership_id),
        ),
      ];
    }
    const state = sourceStateDocument.encode(newSource);
    const host = hostOf(source.source);
    const row = { dealership_id, document, state, next_at, host, ...free };
    return [
      endRun(dealership_id),
      db
        .insertInto("stock_sources")
        .values(row)
        .onConflict((conflict) => conflict.column("dealership_id").doUpdateSet({ document, next_at, host, ...free })),
    ];
  });
  return { ids: changed.map(({ id }) => id), statements };
}
