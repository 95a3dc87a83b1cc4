import { pathCombinations } from "./search-path.ts";
import type { PathFacet, SearchGrammar } from "./search-grammar.ts";
import { searchLink } from "./search-link.ts";
import type { Refinements } from "./search-state.ts";

/** A listed car's values of facets that may be in a path, and when it was last changed. */
export interface LandingCar {
  values: Readonly<Partial<Record<PathFacet, readonly string[]>>>;
  changed: string;
}

/**
 * Spec 2.2.17: the indexable listings, which have one path combination, no query, and some results. Each with the
 * newest change to one of its cars.
 */
export function landingSearches(cars: readonly LandingCar[], grammar: SearchGrammar): Map<string, string> {
  const found = new Map<string, { refinements: Refinements; changed: string }>();
  for (const { values, changed } of cars) {
    for (const facets of [[], ...pathCombinations]) {
      for (const refinements of choices(facets, values)) {
        const key = JSON.stringify(refinements);
        const known = found.get(key);
        if (known === undefined) found.set(key, { refinements, changed });
        else if (known.changed < changed) known.changed = changed;
      }
    }
  }
  const pages = new Map<string, string>();
  for (const { refinements, changed } of found.values()) {
    const url = searchLink(grammar, refinements);
    if (!url.includes("?") && (pages.get(url) ?? "") < changed) pages.set(url, changed);
  }
  return pages;
}

/** Every way of taking one value per facet. */
function choices(facets: readonly PathFacet[], values: LandingCar["values"]): Refinements[] {
  return facets.reduce<Refinements[]>(
    (sofar, facet) => sofar.flatMap((one) => (values[facet] ?? []).map((value) => ({ ...one, [facet]: [value] }))),
    [{}],
  );
}
