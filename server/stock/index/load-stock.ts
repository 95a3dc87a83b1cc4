import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import type { Car } from "#domain/car/car.ts";
import { financeEndsAt } from "#domain/finance/finance-display.ts";
import { budgetLender } from "#domain/search/budget/budget.ts";
import { facetSettings } from "#domain/search/facet-settings.ts";
import { isListed, nextListingChange } from "#domain/search/listing.ts";
import {
  filterableAttributes,
  internalAttributes,
  searchableAttributes,
  searchDocument,
} from "#domain/search/search-document.ts";
import { siteFilter, sortableAttributes } from "#domain/search/search-filters.ts";
import { buildGrammar } from "#domain/search/search-grammar.ts";
import type { KnownValues } from "#domain/search/vocabulary.ts";
import { parseFilter } from "#search-engine/filter/parser.ts";
import { createIndex, createIndexInSteps } from "#search-engine/index-version.ts";
import type { IndexSettings } from "#search-engine/settings.ts";
import type { Site } from "#site/site.ts";
import { SiteStock } from "./site-stock.ts";

export type LoadedStock = {
  stock: SiteStock;
  /** A car enters or leaves the listing, or one of its facets, by itself at this time. */
  changesAt: number;
};

/** What a stock needs besides its cars; requested after all cars have been read. */
export type Beyond = {
  /** What addresses of the site may name. */
  known: KnownValues;
  /** Fills in what a feed left out, for a car that is shown. */
  complete?: ((car: Car) => Car) | undefined;
};

/**
 * Builds the index of the cars that a site lists now (spec 4.1): its dealerships' cars, its presets, its own filter.
 * Cars arrive in portions, and after each portion the thread handles other waiting requests. `expected` is how many the
 * dealerships have: room for all of them is made at once.
 */
export async function loadStock(
  site: Site,
  portions: AsyncIterable<readonly Car[]> | Iterable<readonly Car[]>,
  beyond: () => Beyond | Promise<Beyond>,
  now: number,
  expected = 0,
): Promise<LoadedStock> {
  let changesAt = Number.MAX_SAFE_INTEGER;
  async function* documents() {
    for await (const cars of portions) {
      changesAt = Math.min(changesAt, nextTurn(site, cars, now));
      yield withinFilter(documentsOf(site, cars, now), site);
    }
  }
  const index = await createIndexInSteps(indexSettings(site), documents(), () => turnOfTheLoop(), expected);
  const { known, complete = (car) => car } = await beyond();
  return {
    stock: new SiteStock(index, buildGrammar(site.public, known, budgetLender(site.public) !== null), site, complete),
    changesAt,
  };
}

/**
 * The same index with a few cars updated: for reservations. `ids` names them all, `cars` has those that still exist.
 * Nothing that their addresses are made of may have changed.
 */
export function patchStock(
  site: Site,
  { stock, changesAt }: LoadedStock,
  { ids, cars }: { ids: readonly string[]; cars: readonly Car[] },
  now: number,
): LoadedStock {
  const put = withinFilter(documentsOf(site, cars, now), site);
  const index = stock.index.with({ put, delete: ids });
  return { stock: stock.withChanged(index, ids), changesAt: Math.min(changesAt, nextTurn(site, cars, now)) };
}

/** Whether the site lists this car. */
export function isListedCar(site: Site, car: Car, now: number): boolean {
  return withinFilter(documentsOf(site, [car], now), site).length > 0;
}

/** The search documents of the listed ones among these cars. */
function documentsOf({ public: settings }: Site, cars: readonly Car[], now: number) {
  const facets = facetSettings(settings, now);
  return cars
    .filter((car) => isListed(car, settings, now))
    .map((car) => ({ ...searchDocument(car, facets), listed_on: [settings.id], car }));
}

/** When one of these cars enters or leaves the listing, or one of its facets, by itself. */
function nextTurn({ public: settings }: Site, cars: readonly Car[], now: number): number {
  const turns = cars.flatMap((car) => [
    nextListingChange(car, settings, now) ?? Number.MAX_SAFE_INTEGER,
    // A car that becomes too old for its lender leaves its weekly repayment range.
    financeEndsAt(car, settings, now) ?? Number.MAX_SAFE_INTEGER,
  ]);
  return turns.reduce((least, turn) => Math.min(least, turn), Number.MAX_SAFE_INTEGER);
}

function indexSettings({ public: { search } }: Site): IndexSettings {
  const { make = 100, model = 100 } = search.facet_limits ?? {};
  return {
    primaryKey: "id",
    searchableAttributes,
    filterableAttributes: [...filterableAttributes, ...search.facets.map(({ facet }) => facet)],
    internalAttributes,
    sortableAttributes,
    // The document contains the whole car for our own pages; nobody else sees it.
    displayedAttributes,
    rankingRules,
    maxValuesPerFacet: { make, model, make_model: model, "*": 100 },
    sortFacetValuesBy: { "*": "count" },
  };
}

export const rankingRules = ["available:desc", "custom_rank:desc", "created_at:desc"];

export const displayedAttributes = [
  "id",
  "slug",
  "name",
  "title",
  "label",
  "make",
  "model",
  "badge",
  "series",
  "year",
  "km",
  "price",
  "price_type",
  "before_price",
  "subscription_price",
  "car_type",
  "item_type",
  "status",
  "tag",
  "reserved",
  "held_until",
  "sold",
  "certified",
  "preorder",
  "body",
  "drive",
  "fuel",
  "transmission",
  "colour",
  "seats",
  "city",
  "state",
  "location_name",
  "dealership_name",
  "dealership_slug",
  "categories",
  "stocknum",
  "primary_image_url",
  "photos_count",
  "created_at",
];

/** Those that the dealer's configured filter lets through: an index of a few documents is cheap. */
function withinFilter<Shown extends { id: string; car: Car }>(
  documents: readonly Shown[],
  site: Site,
): readonly Shown[] {
  const { filter } = site.public.search_filters;
  if (filter === null || documents.length === 0) return documents;
  // The dealer may filter by a location that visitors do not see.
  const known = documents.map((document) => ({ ...document, ...document.car.hidden_place }));
  const { keys } = createIndex(indexSettings(site), known).disjunctive({
    filter: parseFilter(siteFilter(filter)),
    limit: documents.length,
    attributesToRetrieve: [],
  });
  const within = new Set(keys);
  return documents.filter(({ id }) => within.has(id));
}
