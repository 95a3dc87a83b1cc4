import { facetNamed, isFacetName, type FacetName } from "./facets.ts";

/** The ranges that words may mean on a site with these facets. A site with only weekly prices has no other price. */
export function offeredRanges(facets: readonly { facet: string }[]): FacetName[] {
  const offered = facets.map(({ facet }) => facet).filter(isFacetName);
  const ranges = offered.filter((name) => facetNamed(name).kind === "range");
  const price: FacetName[] = ranges.includes("subscription_price") ? [] : ["price"];
  return [...new Set<FacetName>([...price, "km", "year", ...ranges])];
}

/** The meaning of "price" on a site: weekly if it has no other. */
export function priceFacet(ranges: readonly FacetName[]): "price" | "subscription_price" {
  return ranges.includes("price") ? "price" : "subscription_price";
}

/** Whether a site with these facets sells by the week. */
export const sellsByWeek = (facets: readonly { facet: string }[]): boolean =>
  priceFacet(offeredRanges(facets)) === "subscription_price";
