import { facetNamed, isFacetName, type FacetName } from "./facets.ts";
import { plainLabel } from "./labels.ts";

/** Suggestions: values of a facet that the site has most of. */
export interface PopularGroup {
  facet: FacetName;
  /** The site's label of the facet. */
  label: string;
  values: { value: string; label: string; count: number }[];
}

type Offered = { facet: string; label?: string | null | undefined };
type Counts = Readonly<Partial<Record<FacetName, Readonly<Record<string, number>>>>>;

/** What people start a search with. */
export const browsedFacets = ["item_type", "make", "body"] as const satisfies readonly FacetName[];
const most = 6;
/** A single value is no choice. */
const fewest = 2;

/** In the site's order of facets, most vehicles first. */
export function popularSearches(offered: readonly Offered[], counts: Counts): PopularGroup[] {
  return offered.flatMap(({ facet, label }) => {
    if (!isFacetName(facet) || !browsedFacets.some((name) => name === facet)) return [];
    const values = Object.entries(counts[facet] ?? {})
      .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
      .slice(0, most)
      .map(([value, count]) => ({ value, label: plainLabel(facet, value), count }));
    return values.length < fewest ? [] : [{ facet, label: label ?? facetNamed(facet).label, values }];
  });
}
