import { dealershipsDocument, siteDocument } from "#server/documents/site-document.ts";
import type { StoreContext } from "./context.ts";

/** A readable version of a site, with its dealerships at that time. */
export type GoodSite = { slug: string; version: number; document: unknown; dealerships: unknown[] };

export type GoodSites = {
  /** The stored version of each site, by slug. */
  versions: () => Promise<Map<string, number>>;
  get: (slug: string) => Promise<GoodSite | null>;
  keep: (sites: readonly GoodSite[]) => Promise<void>;
};

export function createGoodSites({ engine, db }: StoreContext): GoodSites {
  return {
    async versions() {
      const rows = await engine.read(db.selectFrom("good_sites").select(["slug", "version"]));
      return new Map(rows.map(({ slug, version }) => [slug, version]));
    },
    async get(slug) {
      const [row] = await engine.read(db.selectFrom("good_sites").selectAll().where("slug", "=", slug));
      if (row === undefined) return null;
      const dealerships = dealershipsDocument.decode(row.dealerships, `of ${slug}`);
      return {
        slug,
        version: row.version,
        document: siteDocument.decode(row.document, slug),
        dealerships: Array.isArray(dealerships) ? dealerships : [],
      };
    },
    async keep(sites) {
      const rows = sites.map(({ document, dealerships, ...site }) => ({
        ...site,
        document: siteDocument.encode(document),
        dealerships: dealershipsDocument.encode(dealerships),
      }));
      await engine.write(
        rows.map((row) =>
          db
            .insertInto("good_sites")
            .values(row)
            .onConflict((conflict) =>
              conflict.column("slug").doUpdateSet((set) => ({
                version: set.ref("excluded.version"),
                document: set.ref("excluded.document"),
                dealerships: set.ref("excluded.dealerships"),
              })),
            ),
        ),
      );
    },
  };
}
