import type { SiteScope, StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";

export type FacetValues = Readonly<Record<string, readonly string[]>>;

export type SiteValues = {
  /** By facet, first seen first. */
  all: () => Promise<Record<string, string[]>>;
  /** Known values stay unchanged. */
  add: (values: FacetValues) => Promise<void>;
};

export function createSiteValues({ engine, db, now }: StoreContext, { slug }: SiteScope): SiteValues {
  return {
    async all() {
      const rows = await engine.read(
        db
          .selectFrom("site_values")
          .select(["facet", "value"])
          .where("site_slug", "=", slug)
          .orderBy("first_seen")
          .orderBy("value"),
      );
      const byFacet = Map.groupBy(rows, ({ facet }) => facet);
      return Object.fromEntries([...byFacet].map(([facet, found]) => [facet, found.map(({ value }) => value)]));
    },
    async add(values) {
      const first_seen = now().toISOString();
      const rows = Object.entries(values).flatMap(([facet, list]) =>
        list.map((value) => ({ site_slug: slug, facet, value, first_seen })),
      );
      if (rows.length === 0) return;
      await engine.write(
        inChunks(rows, 200).map((chunk) =>
          db
            .insertInto("site_values")
            .values(chunk)
            .onConflict((conflict) => conflict.doNothing()),
        ),
      );
    },
  };
}
