import type { StoredCar } from "#domain/car/car.ts";
import type { StockAuthor } from "#domain/car/recorded-changes.ts";
import { type Write, statement } from "../engine.ts";
import { bump } from "../versions.ts";
import { changeStatements, withoutChanges } from "./car-changes.ts";
import { type FeedFacts, formerSlug, ROWS_PER_STATEMENT, stockScope, toCarRow } from "./car-rows.ts";
import type { StoreContext } from "./context.ts";
import { held, type ImportLease, leaseUntil } from "./import-leases.ts";
import { inChunks } from "./in-chunks.ts";

export type StagedCar = { car: StoredCar; feed: FeedFacts; before: StoredCar | null };

export type StagedCars = {
  /** Writes cars into the next generation, which nobody sees yet, with what changes about them. Extends the lease. */
  stage: (lease: ImportLease, cars: readonly StagedCar[], author?: StockAuthor) => Promise<void>;
  /** Reverts staged changes of these cars, and returns how many there were. */
  unstage: (lease: ImportLease, ids: readonly string[]) => Promise<number>;
  /**
   * Makes the next generation the current one, in one short transaction. Refused if reservations have changed since
   * `holdsVersion`: the cars they protect have to be checked again.
   */
  publish: (lease: ImportLease, holdsVersion: number, further?: readonly Write[]) => Promise<void>;
  holdsVersion: (dealershipId: string) => Promise<number>;
};

export function createStagedCars(context: StoreContext): StagedCars {
  const { engine, db } = context;
  const prolonged = (lease: ImportLease) => held(context, lease, { lease_until: leaseUntil(context) });

  return {
    async stage(lease, cars, author = "feed") {
      if (cars.length === 0) return;
      const now = context.now();
      const generation = lease.current + 1;
      const rows = cars.map(({ car, feed }) => toCarRow(car, { generation, now, feed }));
      const renamed = cars.flatMap(({ car, before }) =>
        before && before.slug !== car.slug ? [formerSlug(context, car, before.slug, now)] : [],
      );
      const moves = cars.flatMap(({ car, before }) => (before ? [{ before, after: car }] : []));
      await engine.write([
        prolonged(lease),
        ...inChunks(rows, ROWS_PER_STATEMENT).flatMap((chunk) => {
          const ids = chunk.map(({ id }) => id);
          return [
            // Staging a car again replaces its first staged row.
            db.deleteFrom("cars").where("id", "in", ids).where("first_generation", "=", generation),
            withoutChanges(context, lease.dealershipId, generation, ids),
            db
              .updateTable("cars")
              .set({ end_generation: generation })
              .where("id", "in", ids)
              .where("end_generation", "is", null),
            db.insertInto("cars").values(chunk),
          ];
        }),
        ...renamed,
        ...changeStatements(context, moves, { at: now, author, generationOf: () => generation }),
      ]);
    },

    async unstage(lease, ids) {
      const generation = lease.current + 1;
      let undone = 0;
      for (const chunk of inChunks(ids, ROWS_PER_STATEMENT)) {
        const [, removed] = await engine.write([
          prolonged(lease),
          db.deleteFrom("cars").where("id", "in", chunk).where("first_generation", "=", generation),
          db
            .updateTable("cars")
            .set({ end_generation: null })
            .where("id", "in", chunk)
            .where("end_generation", "=", generation),
          withoutChanges(context, lease.dealershipId, generation, chunk),
        ]);
        undone += removed?.rowsAffected ?? 0;
      }
      return undone;
    },

    async holdsVersion(dealershipId) {
      const [row] = await engine.read(
        db.selectFrom("versions").select("version").where("scope", "=", `holds:${dealershipId}`),
      );
      return row?.version ?? 0;
    },

    async publish(lease, holdsVersion, further = []) {
      const scope = `holds:${lease.dealershipId}`;
      const unmoved = statement(
        db
          .updateTable("versions")
          .set({ version: holdsVersion })
          .where("scope", "=", scope)
          .where("version", "=", holdsVersion),
        { rows: 1, otherwise: "Reservations have moved meanwhile." },
      );
      await engine.write([
        held(context, lease, { current: lease.current + 1, lease_until: leaseUntil(context) }),
        unmoved,
        ...further,
        ...bump(db, [stockScope(lease.dealershipId)]),
      ]);
    },
  };
}
