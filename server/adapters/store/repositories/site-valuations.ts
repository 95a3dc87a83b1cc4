import type { Valuation } from "#domain/valuation/valuation.ts";
import { valuationDocument } from "#server/documents/valuation-document.ts";
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
      const row = { id, site_slug: slug, created_at, document: valuationDocument.encode(valuation) };
      await engine.write([db.insertInto("valuations").values(row)]);
    },
    async get(id) {
      const [row] = await engine.read(
        db.selectFrom("valuations").select("document").where("id", "=", id).where("site_slug", "=", slug),
      );
      return row === undefined ? null : valuationDocument.decode(row.document, id);
    },
    async update(valuation) {
      const change = db
        .updateTable("valuations")
        .set({ document: valuationDocument.encode(valuation) })
        .where("id", "=", valuation.id)
        .where("site_slug", "=", slug);
      const [result] = await engine.write([change]);
      return (result?.rowsAffected ?? 0) > 0;
    },
  };
}
