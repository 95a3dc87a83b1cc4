import { hostOf } from "#domain/stock-source/source-address.ts";
import type { SourceState } from "#domain/stock-source/source-state.ts";
import { runDocument, sourceStateDocument } from "#server/documents/stock-source-document.ts";
import { statement } from "../engine.ts";
import type { Tables } from "../tables.ts";
import type { StoreContext } from "./context.ts";
import { operatorMail, type OperatorMail } from "./operator-mail.ts";
import { free, type ListedSource, parsed, type SourceRow, type StockRun } from "./source-rows.ts";

/** The right of one process to run a source. It expires when the process dies. */
export type ClaimedSource = Pick<ListedSource, "dealershipId" | "source" | "state"> & { lease: string };
export type EndedRun = { run: StockRun; state: SourceState; nextAt: Date; mail: OperatorMail | null };

/** One process at a time runs a source. */
export type SourceLeases = {
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
};

const LEASE_MS = 60_000;
const RUNS_KEPT = 50;

export function createSourceLeases(context: StoreContext): SourceLeases {
  const { engine, db, now } = context;
  const leaseUntil = () => new Date(now().getTime() + LEASE_MS).toISOString();
  const change = ({ dealershipId, lease }: ClaimedSource, set: Partial<Tables["stock_sources"]>) =>
    db.updateTable("stock_sources").set(set).where("dealership_id", "=", dealershipId).where("lease", "=", lease);

  return {
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
  };
}

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
