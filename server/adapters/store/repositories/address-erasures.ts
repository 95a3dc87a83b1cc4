import { forgetSubscriber, ofAddress } from "./alert-statements.ts";
import type { StoreContext } from "./context.ts";
import { erasureRow, type ErasureNote, type RemoveFiles } from "./erasure-statements.ts";

/** Finds and erases the addresses of one person. */
export type AddressErasures = {
  /** Every address of one person, by the key it has on that site. Statements and the unsubscribe stay under the key. */
  forgetAddress: (site: string, key: string, note: ErasureNote, removeFiles: RemoveFiles) => Promise<void>;
  /** Sites that know an address by its key, or have leads; also those that were deleted. */
  sitesWithPeople: () => Promise<string[]>;
  knowsAddress: (site: string, key: string) => Promise<boolean>;
};

export function createAddressErasures({ engine, db }: StoreContext): AddressErasures {
  return {
    async sitesWithPeople() {
      const slugs = (["leads", "consent_log", "suppressions", "subscribers"] as const).map((table) =>
        engine.read(db.selectFrom(table).select("site_slug").distinct()),
      );
      return [...new Set((await Promise.all(slugs)).flat().map(({ site_slug }) => site_slug))].toSorted();
    },
    async knowsAddress(site, key) {
      const found = (["consent_log", "suppressions", "subscribers"] as const).map((table) =>
        engine.read(
          db
            .selectFrom(table)
            .select("address")
            .where("site_slug", "=", site)
            .where("address_key", "=", key)
            .where("address", "is not", null)
            .limit(1),
        ),
      );
      return (await Promise.all(found)).flat().length > 0;
    },
    async forgetAddress(site, key, note, removeFiles) {
      const mails = await engine.read(
        db
          .selectFrom("outbox")
          .select("id")
          .where("subscriber_id", "in", ofAddress(db, site, key)),
      );
      const deliveries = mails.map(({ id }) => id);
      await removeFiles({ files: [], deliveries });
      const ofThem = (table: "consent_log" | "suppressions") =>
        db.updateTable(table).set({ address: null }).where("site_slug", "=", site).where("address_key", "=", key);
      await engine.write([
        ofThem("consent_log"),
        ofThem("suppressions"),
        ...forgetSubscriber(db, site, key, note.at),
        erasureRow(db, site, "an address", [key], note),
      ]);
      await removeFiles({ files: [], deliveries });
    },
  };
}
