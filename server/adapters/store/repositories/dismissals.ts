import type { Dismissal } from "#domain/need/dismissal.ts";
import type { StoreContext } from "./context.ts";

export type Dismissals = {
  /** The newest first; those whose time is over are left out. */
  all: (now: Date) => Promise<Dismissal[]>;
  /** Replaces an earlier one of the same line, and forgets those whose time is over. */
  put: (dismissal: Dismissal) => Promise<void>;
  /** False if there is none. */
  remove: (key: string) => Promise<boolean>;
};

export function createDismissals({ engine, db }: StoreContext): Dismissals {
  return {
    async all(now) {
      const rows = await engine.read(
        db
          .selectFrom("dismissals")
          .selectAll()
          .where("until", ">", now.toISOString())
          .orderBy("at", "desc")
          .orderBy("key"),
      );
      return rows.map((row) => ({ ...row, urgency: row.urgency as Dismissal["urgency"] }));
    },
    async put(dismissal) {
      const { key: _key, ...values } = dismissal;
      const put = db
        .insertInto("dismissals")
        .values(dismissal)
        .onConflict((conflict) => conflict.column("key").doUpdateSet(values));
      await engine.write([db.deleteFrom("dismissals").where("until", "<=", dismissal.at), put]);
    },
    async remove(key) {
      const [result] = await engine.write([db.deleteFrom("dismissals").where("key", "=", key)]);
      return result?.rowsAffected === 1;
    },
  };
}
