import { namesDocument } from "#server/documents/names.ts";
import type { StoreContext } from "./context.ts";
import type { Erasure } from "./erasures.ts";

export type Unsubscribe = {
  site_slug: string;
  address_key: string;
  address: string | null;
  reason: string;
  at: string;
};

/** Promises to people: erasures, and unsubscribes. A restore must not undo them. */
export type Journal = { erasures: Erasure[]; unsubscribes: Unsubscribe[] };

export type JournalStore = {
  /** The oldest first. */
  since: (at: string) => Promise<Journal>;
};

export function createJournal({ engine, db }: StoreContext): JournalStore {
  return {
    async since(at) {
      const erased = await engine.read(db.selectFrom("erasures").selectAll().where("at", ">=", at).orderBy("at"));
      const unsubscribes = await engine.read(
        db.selectFrom("suppressions").selectAll().where("at", ">=", at).orderBy("at"),
      );
      return {
        erasures: erased.map(({ id, ids, ...row }) => ({ ...row, ids: [...namesDocument.decode(ids, id)] })),
        unsubscribes,
      };
    },
  };
}
