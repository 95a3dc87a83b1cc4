import type { FacetName } from "./facets.ts";

/**
 * Spec 2.2.16: every order there is, in the words of a shopper and in the order of the menu. One by an attribute belongs
 * to a trade, and is offered where the site offers the attribute as a facet. What people type for an order stands in
 * smart/sort-words.ts, which no browser loads.
 */
const labels = {
  "created_at:desc": "Newest arrivals",
  "price:asc": "Price, low to high",
  "price:desc": "Price, high to low",
  "attributes.atm:asc": "ATM, lightest first",
  "attributes.sleeps:desc": "Sleeps most",
  "attributes.seat_height:asc": "Lowest seat",
  "km:asc": "Fewest kilometres",
  "year:desc": "Newest year",
} as const;

export type SortBy = keyof typeof labels;
type SpecSort = Exclude<SortBy, `attributes.${string}`>;

export const allSorts = Object.keys(labels) as SortBy[];

/** The field of the search document that an order sorts by. */
export const sortField = (order: SortBy): string => order.replace(/:(?:asc|desc)$/, "");

const isOfTrade = (order: SortBy): boolean => order.startsWith("attributes.");

/** The orders of every site. */
export const sortOrders = allSorts.filter((order): order is SpecSort => !isOfTrade(order));

/** What a site's listing may be ordered by. `attributes` are those that it offers as facets. */
export function offeredSorts(attributes: readonly FacetName[]): { order: SortBy; label: string }[] {
  return allSorts
    .filter((order) => !isOfTrade(order) || attributes.some((name) => name === sortField(order)))
    .map((order) => ({ order, label: labels[order] }));
}
