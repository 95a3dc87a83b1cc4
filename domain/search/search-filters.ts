import { budgetFilter, type StockLoans } from "./budget/budget-filter.ts";
import { orderedNames } from "./facet-order.ts";
import type { FacetName } from "./facets.ts";
import { above, allOf, between, type Filter, not, oneOf } from "./filter.ts";
import { offeredRanges, priceFacet } from "./offered-ranges.ts";
import type { SearchState } from "./search-state.ts";
import { allSorts, type SortBy, sortField } from "./sort-orders.ts";

// Turns a search into queries of the search engine (chapter 7).

export interface SearchFilters {
  /** One filter per facet or range with a selection, so that its own counts can leave it out. */
  parts: Readonly<Partial<Record<FacetName, Filter>>>;
  /** Filters of every query of the page. */
  always: readonly Filter[];
}

export interface FilterSettings {
  search: {
    /** 4.1: choosing price ascending leaves out cars without a price. */
    price_ascending_needs_price: boolean;
    default_sort: SortBy;
    facets: readonly { facet: string }[];
  };
}

/** A budget is worked out for the loans of the stock. */
export function searchFilters(state: SearchState, settings: FilterSettings, loans?: StockLoans): SearchFilters {
  const parts: Partial<Record<FacetName, Filter>> = {};
  for (const name of orderedNames({ ...state.refinements, ...state.ranges })) {
    const range = state.ranges[name];
    parts[name] = range ? between(name, range) : chosen(name, state.refinements[name] ?? []);
  }
  const priced = above(priceFacet(offeredRanges(settings.search.facets)), 0);
  return {
    parts,
    always: [
      ...orderedNames(state.excluded).map((name) => not(oneOf(name, state.excluded[name] ?? []))),
      ...(hidesUnpriced(state, settings) ? [priced] : []),
      ...(state.budget ? [budgetFilter(state.budget, loans)] : []),
    ],
  };
}

/** Any of the values; of features, all of them: nobody asks for a sunroof or a tow bar. */
const chosen = (name: FacetName, values: readonly string[]): Filter =>
  name === "features" ? allOf(...values.map((value) => oneOf(name, [value]))) : oneOf(name, values);

/** Spec 4.1.3. The site's default order hides nothing: its lists are those that menus and tiles count. */
export function hidesUnpriced({ sortBy }: SearchState, { search }: FilterSettings): boolean {
  return sortBy === "price:asc" && search.default_sort !== sortBy && search.price_ascending_needs_price;
}

/** Everything that a search requires, as one filter. */
export const wholeFilter = ({ always, parts }: SearchFilters): Filter =>
  allOf(...always, ...Object.values(parts).filter((part) => part !== undefined));

export const unsold = not(oneOf("status", ["sold"]));

/**
 * Chapter 7: filters from site configuration use '=' in place of ':'. A colon inside quotes is part of a value. One
 * character takes the place of one, so that an error's position is that of the dealer's text.
 */
export function siteFilter(text: string): string {
  return text.replace(/("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|:/gs, (match, quotedValue?: string) =>
    quotedValue === undefined ? "=" : match,
  );
}

/**
 * The engine's sort for a sort order. Sold vehicles come last in every order: they are shown, but cannot be bought.
 * Ties are broken by rank, then newest, so that pages never overlap. A site that prices by the week sorts by that
 * price.
 */
export function engineSort(sortBy: SortBy, price: "price" | "subscription_price" = "price"): string[] {
  const first = sortBy.replace(/^price(?=:)/, price);
  return [...new Set(["available:desc", first, "custom_rank:desc", "created_at:desc", "id:asc"])];
}

/** The fields of every order, and those that `engineSort` adds. */
export const sortableAttributes: readonly string[] = [
  ...new Set([...allSorts.map(sortField), "subscription_price", "available", "custom_rank", "id"]),
];

/** Spec 9.1.1: offset = (page - 1) x hitsPerPage. */
export function searchOffset(page: number, hitsPerPage: number): number {
  return (page - 1) * hitsPerPage;
}

export function pageCount(total: number, hitsPerPage: number): number {
  return Math.ceil(total / hitsPerPage);
}

export interface Counted {
  estimatedTotalHits: number;
  facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
}

/** 4.9 and 9: up to this, an engine's estimate is trusted. */
export const believedTotal = 1999;

/** 4.9: above 1999 hits the shown total is summed by type, or by status if the type is filtered. */
export function shownTotal({ estimatedTotalHits, facetDistribution }: Counted, state: SearchState): number {
  if (estimatedTotalHits <= believedTotal) return estimatedTotalHits;
  const counts = facetDistribution?.[state.refinements.car_type ? "status" : "car_type"];
  return counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : estimatedTotalHits;
}
