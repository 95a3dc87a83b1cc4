import { type Write, statement } from "../engine.ts";
import { StoreError } from "../store-error.ts";
import { cleanGenerations } from "./clean-generations.ts";
import type { StoreContext } from "./context.ts";

/** The right of one run to write a dealership's next generation. It expires when the run dies. */
export type ImportLease = { dealershipId: string; run: string; current: number };

export type ImportLeases = {
  /** Refused while another run of this dealership is alive. Removes what a dead run has left. */
  begin: (dealershipId: string, run: string) => Promise<ImportLease>;
  /** Extends the lease while nothing is written. */
  prolong: (lease: ImportLease) => Promise<void>;
  /** Releases the lease. Staged rows that were not published are removed. */
  end: (lease: ImportLease) => Promise<void>;
};

const LEASE_MS = 60_000;

export const leaseUntil = ({ now }: StoreContext): string => new Date(now().getTime() + LEASE_MS).toISOString();

/** Changes the row of the lease, or rolls back the batch when another run holds it. */
export const held = (
  { db }: Pick<StoreContext, "db">,
  { dealershipId, run, current }: ImportLease,
  set: { run?: null; current?: number; lease_until: string | null },
): Write =>
  statement(
    db
      .updateTable("stock_generations")
      .set(set)
      .where("dealership_id", "=", dealershipId)
      .where("run", "=", run)
      .where("current", "=", current),
    { rows: 1, otherwise: "This import lost its lease to another run, and changed nothing." },
  );

export function createImportLeases(context: StoreContext): ImportLeases {
  const { engine, db } = context;
  const prolong = async (lease: ImportLease) => {
    await engine.write([held(context, lease, { lease_until: leaseUntil(context) })]);
  };
  return {
    prolong,

    async begin(dealershipId, run) {
      const [row] = await engine.read(
        db.selectFrom("stock_generations").select("current").where("dealership_id", "=", dealershipId),
      );
      if (row === undefined) throw new StoreError("missing", `There is no dealership "${dealershipId}".`);
      const lease = { dealershipId, run, current: row.current };
      await engine.write([
        statement(
          db
            .updateTable("stock_generations")
            .set({ run, lease_until: leaseUntil(context) })
            .where("dealership_id", "=", dealershipId)
            .where("current", "=", row.current)
            .where((at) => at.or([at("run", "is", null), at("lease_until", "<", context.now().toISOString())])),
          { rows: 1, otherwise: "Another import of this dealership is running. Wait until it has ended." },
        ),
      ]);
      await cleanGenerations(context, dealershipId, row.current, () => prolong(lease));
      // Publishing compares this row, so it has to exist before the first reservation writes it.
      await engine.write([
        db
          .insertInto("versions")
          .values({ scope: `holds:${dealershipId}`, version: 0 })
          .onConflict((conflict) => conflict.column("scope").doNothing()),
      ]);
      return lease;
    },

    async end(lease) {
      const [row] = await engine.read(
        db
          .selectFrom("stock_generations")
          .select("current")
          .where("dealership_id", "=", lease.dealershipId)
          .where("run", "=", lease.run),
      );
      if (row === undefined) return;
      const left = { ...lease, current: row.current };
      await cleanGenerations(context, lease.dealershipId, row.current, () => prolong(left));
      await engine.write([held(context, left, { run: null, lease_until: null })]);
    },
  };
}
