import type { Valuation } from "#domain/valuation/valuation.ts";
import { statement } from "../engine.ts";
import type { SiteScope, StoreContext } from "./context.ts";

export type SiteValuations = {
  create: (valuation: Valuation) => Promise<void>;
  /** Null if it belongs to another site. */
  get: (id: string) => Promise<Valuation | null>;
  /** False if this site has none with this id. */
  update: (valuation: Valuation) => Promise<boolean>;
};

export function createSiteValuations({ engine, db }: StoreContext, { slug }: SiteScope): SiteValuations {
  return {
    async create(valuation) {
      const { id, created_at } = valuation;
      const row = { id, site_slug: slug, created_at, document: JSON.stringify(valuation) };
      await engine.write([statement(db.insertInto("valuations").values(row))]);
    },
    async get(id) {
      const [row] = await engine.read(
        db.selectFrom("valuations").select("document").where("id", "=", id).where("site_slug", "=", slug),
      );
      return row === undefined ? null : (JSON.parse(row.document) as Valuation);
    },
    async update(valuation) {
      const change = db
        .updateTable("valuations")
        .set({ document: JSON.stringify(valuation) })
        .where("id", "=", valuation.id)
        .where("site_slug", "=", slug);
      const [result] = await engine.write([statement(change)]);
      return (result?.rowsAffected ?? 0) > 0;
    },
  };
}
