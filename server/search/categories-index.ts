import { createHash } from "node:crypto";
import { slugOf } from "#domain/text/slug.ts";
import { emptySearch, setRefinement } from "#domain/search/search-state.ts";
import { encodeSearch } from "#domain/search/search-url.ts";
import type { Document } from "#search-engine/document.ts";
import { createIndex, type IndexVersion } from "#search-engine/index-version.ts";
import type { IndexSettings } from "#search-engine/settings.ts";
import type { SiteStock } from "#server/stock/index/site-stock.ts";

/* * The spec names a categories index but not its contents. Here a document is one entry point into the stock that a
 * search box can suggest: a category, a body or a make that the site has now, its number of cars, and its page. */
const kinds = { category: "categories", body: "body", make: "make" } as const;

export const categorySettings = {
  primaryKey: "id",
  searchableAttributes: ["name"],
  filterableAttributes: ["id", "slug", "kind", "name", "count", "listed_on"],
  sortableAttributes: ["count", "name"],
  displayedAttributes: ["id", "slug", "kind", "name", "count", "url"],
  rankingRules: ["count:desc", "name:asc"],
} satisfies IndexSettings;

export function categoryDocuments({ index, grammar }: SiteStock, siteId: string): Document[] {
  const { facetDistribution = {} } = index.search({ facets: Object.values(kinds), limit: 0 });
  return Object.entries(kinds).flatMap(([kind, facet]) =>
    Object.entries(facetDistribution[facet] ?? {}).map(([name, count]) => ({
      // Two names may share a slug, or have none.
      id: `${kind}-${slugOf(name)}-${createHash("sha256").update(name).digest("hex").slice(0, 8)}`,
      slug: slugOf(name),
      kind,
      name,
      count,
      url: encodeSearch(setRefinement(emptySearch(grammar.defaultSort), facet, [name]), grammar),
      listed_on: [siteId],
    })),
  );
}

const cache = new WeakMap<SiteStock, IndexVersion>();

/** Built once per stock version, on demand. */
export function categoriesIndex(stock: SiteStock, siteId: string): IndexVersion {
  const before = cache.get(stock);
  if (before) return before;
  const index = createIndex(categorySettings, categoryDocuments(stock, siteId));
  cache.set(stock, index);
  return index;
}
