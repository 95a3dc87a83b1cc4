import type { StoreContext } from "./context.ts";

/** Uses of one limit in one of its windows. */
export type CountRow = { key: string; slot: number; uses: number };

/** Counts that servers share. None of them has to survive a restart. */
export type SharedCounts = {
  /** Adds to each count; returns the totals of all servers. */
  add: (rows: readonly (CountRow & { ends_at: number })[]) => Promise<CountRow[]>;
  usesOf: (rows: readonly Pick<CountRow, "key" | "slot">[]) => Promise<CountRow[]>;
  /** Removes expired counts. */
  sweep: (now: number) => Promise<void>;
};

/** One statement each, which commits by itself: the writer's batches would wait for the disk. */
export function createSharedCounts({ engine, db }: StoreContext): SharedCounts {
  return {
    async add(rows) {
      if (rows.length === 0) return [];
      // Sorted, so that two servers never deadlock.
      const ordered = rows.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.slot - b.slot));
      return engine.read(
        db
          .insertInto("limit_counts")
          .values(ordered.map(({ key, slot, uses, ends_at }) => ({ key, slot, uses, ends_at })))
          .onConflict((conflict) =>
            conflict.columns(["key", "slot"]).doUpdateSet((row) => ({
              uses: row("limit_counts.uses", "+", row.ref("excluded.uses")),
            })),
          )
          .returning(["key", "slot", "uses"]),
      );
    },
    async usesOf(rows) {
      if (rows.length === 0) return [];
      const keys = [...new Set(rows.map(({ key }) => key))];
      const slots = [...new Set(rows.map(({ slot }) => slot))];
      return engine.read(
        db
          .selectFrom("limit_counts")
          .select(["key", "slot", "uses"])
          .where("key", "in", keys)
          .where("slot", "in", slots),
      );
    },
    async sweep(now) {
      await engine.read(db.deleteFrom("limit_counts").where("ends_at", "<", now).returning("slot"));
    },
  };
}
