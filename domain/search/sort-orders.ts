import type { FacetName } from "./facets.ts";

/** Spec 2.2.16: the orders of every site. */
export const sortOrders = ["price:asc", "price:desc", "km:asc", "year:desc", "created_at:desc"] as const;

/** Orders of one trade: offered where the site offers the attribute as a facet. */
export const tradeSorts = ["attributes.atm:asc", "attributes.sleeps:desc", "attributes.seat_height:asc"] as const;

export type SpecSort = (typeof sortOrders)[number];
export type SortBy = SpecSort | (typeof tradeSorts)[number];

/** In the words of a shopper, in the order of the menu. */
const labels: Readonly<Record<SortBy, string>> = {
  "created_at:desc": "Newest arrivals",
  "price:asc": "Price, low to high",
  "price:desc": "Price, high to low",
  "attributes.atm:asc": "ATM, lightest first",
  "attributes.sleeps:desc": "Sleeps most",
  "attributes.seat_height:asc": "Lowest seat",
  "km:asc": "Fewest kilometres",
  "year:desc": "Newest year",
};

/** The field of the search document that an order goes by. */
export const sortField = (order: SortBy): string => order.replace(/:(?:asc|desc)$/, "");

/** What a site's listing may be ordered by. `attributes` are those that it offers as facets. */
export function offeredSorts(attributes: readonly FacetName[]): { order: SortBy; label: string }[] {
  const offered = new Set<string>([...sortOrders, ...tradeSorts.filter((order) => isOffered(order, attributes))]);
  return (Object.keys(labels) as SortBy[])
    .filter((order) => offered.has(order))
    .map((order) => ({ order, label: labels[order] }));
}

const isOffered = (order: SortBy, attributes: readonly FacetName[]): boolean =>
  attributes.some((name) => name === sortField(order));
