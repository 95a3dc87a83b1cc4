import type { Settings } from "meilisearch";
import { filterableAttributes, searchableAttributes } from "#domain/search/search-document.ts";
import { sortableAttributes } from "#domain/search/search-filters.ts";
import type { IndexSettings } from "#search-engine/settings.ts";
import { displayedAttributes, rankingRules } from "#server/stock/index/load-stock.ts";
import { categorySettings } from "../categories-index.ts";
import { offerSettings } from "../offers-index.ts";
import { productAttributes } from "../product-view.ts";
import type { IndexName } from "../search-port.ts";

/**
 * A document belongs to one site: `<site>_<id>`. A car on two sites is two documents, because each site computes its
 * own facets.
 */
export const documentKey = "document_id";
/** Hash of a document's content; never shown. */
export const contentMark = "content_mark";

const cars: IndexSettings = {
  primaryKey: documentKey,
  searchableAttributes,
  // `attributes` covers every facet that a site makes from a car's own attributes.
  filterableAttributes,
  sortableAttributes,
  displayedAttributes,
  rankingRules,
};

/** What the server's indexes are, in the engine's terms. */
export const sharedSettings: Readonly<Record<IndexName, IndexSettings>> = {
  cars,
  products: { ...cars, displayedAttributes: productAttributes },
  offers: offerSettings,
  categories: categorySettings,
};

/** The same in the server's terms, so that both give the same answers. */
export const serverSettings: Readonly<Record<IndexName, Settings>> = {
  cars: asServerSettings(sharedSettings.cars),
  products: asServerSettings(sharedSettings.products),
  offers: asServerSettings(sharedSettings.offers),
  categories: asServerSettings(sharedSettings.categories),
};

function asServerSettings(settings: IndexSettings): Settings {
  return {
    searchableAttributes: [...(settings.searchableAttributes ?? [])],
    filterableAttributes: [...(settings.filterableAttributes ?? [])],
    sortableAttributes: [...(settings.sortableAttributes ?? [])],
    displayedAttributes: [...(settings.displayedAttributes ?? [])],
    // The engine's order: words found, then the requested order, then the quality of the match, then our own order.
    rankingRules: ["words", "sort", "typo", "exactness", "proximity", "attribute", ...(settings.rankingRules ?? [])],
    // Spec 7.1.6: one typo from 5 letters, two from 9.
    typoTolerance: { minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 } },
    // The largest value that a site may request (9); the server has one limit for all facets.
    faceting: { maxValuesPerFacet: 250, sortFacetValuesBy: { "*": "count" } },
    pagination: { maxTotalHits: 100_000 },
  };
}
