import { statement } from "../engine.ts";
import type { StoreContext } from "./context.ts";
import { type Ageing, erasureRow, raced, total } from "./erasure-statements.ts";

/** Erases rows that only age: events, valuations, and addresses in the log of consent. */
export type AgedErasures = {
  countEvents: (site: string, before: string) => Promise<number>;
  eraseEvents: (ageing: Ageing) => Promise<number>;
  countValuations: (site: string, before: string) => Promise<number>;
  eraseValuations: (ageing: Ageing) => Promise<number>;
  countConsent: (site: string, before: string) => Promise<number>;
  /** Addresses in the log of consent that nothing depends on any more. The statements stay, under the key. */
  eraseConsent: (ageing: Ageing) => Promise<number>;
};

const ROWS_PER_WRITE = 500;

export function createAgedErasures({ engine, db }: StoreContext): AgedErasures {
  const agedEvents = (site: string, before: string) =>
    db.selectFrom("events").where("site_slug", "=", site).where("created_at", "<", before);
  const agedValuations = (site: string, before: string) =>
    db.selectFrom("valuations").where("site_slug", "=", site).where("created_at", "<", before);
  /** A consent is still in use if it is the last that its address gave and was not withdrawn since. */
  const agedConsent = (site: string, before: string) =>
    db
      .selectFrom("consent_log as said")
      .where("said.site_slug", "=", site)
      .where("said.at", "<", before)
      .where("said.address", "is not", null)
      .where((where) =>
        where.or([
          where("said.choice", "=", 0),
          where.exists(
            where
              .selectFrom("consent_log as later")
              .select("later.id")
              .whereRef("later.site_slug", "=", "said.site_slug")
              .whereRef("later.address_key", "=", "said.address_key")
              .whereRef("later.at", ">", "said.at"),
          ),
          where.exists(
            where
              .selectFrom("suppressions as out")
              .select("out.address_key")
              .whereRef("out.site_slug", "=", "said.site_slug")
              .whereRef("out.address_key", "=", "said.address_key"),
          ),
        ]),
      );

  return {
    async countEvents(site, before) {
      return total(await engine.read(agedEvents(site, before).select(({ fn }) => fn.countAll<number>().as("rows"))));
    },
    async eraseEvents(ageing) {
      const rows = await engine.read(agedEvents(ageing.site, ageing.before).select("id").limit(ROWS_PER_WRITE));
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      // Their ids mean nothing to anybody: the log has their number.
      const gone = db.deleteFrom("events").where("id", "in", ids);
      await engine.write([
        statement(gone, { rows: ids.length, otherwise: raced }),
        erasureRow(db, ageing.site, "events", [], ageing, ids.length),
      ]);
      return ids.length;
    },
    async countValuations(site, before) {
      return total(
        await engine.read(agedValuations(site, before).select(({ fn }) => fn.countAll<number>().as("rows"))),
      );
    },
    async eraseValuations(ageing) {
      const rows = await engine.read(agedValuations(ageing.site, ageing.before).select("id").limit(ROWS_PER_WRITE));
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await engine.write([
        statement(db.deleteFrom("valuations").where("id", "in", ids), { rows: ids.length, otherwise: raced }),
        erasureRow(db, ageing.site, "valuations", [], ageing, ids.length),
      ]);
      return ids.length;
    },
    async countConsent(site, before) {
      return total(await engine.read(agedConsent(site, before).select(({ fn }) => fn.countAll<number>().as("rows"))));
    },
    async eraseConsent(ageing) {
      const rows = await engine.read(agedConsent(ageing.site, ageing.before).select("said.id").limit(ROWS_PER_WRITE));
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const blank = db
        .updateTable("consent_log")
        .set({ address: null })
        .where("id", "in", ids)
        .where("address", "is not", null);
      await engine.write([
        statement(blank, { rows: ids.length, otherwise: raced }),
        erasureRow(db, ageing.site, "addresses in the log of consent", ids, ageing),
      ]);
      return ids.length;
    },
  };
}
