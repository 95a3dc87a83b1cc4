import { facetNamed, isFacetName, type FacetName } from "./facets.ts";

/** The ranges that words may mean on a site with these facets. A site with weekly prices only has no other price. */
export function offeredRanges(facets: readonly { facet: string }[]): FacetName[] {
  const offered = facets.map(({ facet }) => facet).filter(isFacetName);
  const ranges = offered.filter((name) => facetNamed(name).kind === "range");
  const price: FacetName[] = ranges.includes("subscription_price") ? [] : ["price"];
  return [...new Set<FacetName>([...price, "km", "year", ...ranges])];
}

/** What "price" is on a site: by the week where it has no other. */
export function priceFacet(ranges: readonly FacetName[]): "price" | "subscription_price" {
  return ranges.includes("price") ? "price" : "subscription_price";
}
