import { orderedNames } from "#domain/search/facet-order.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import type { SearchState } from "#domain/search/search-state.ts";
import type { FacetView } from "./facet-view.ts";

/** The small part of a site's grammar that a browser needs to spell the searches its page offers. */
export type BrowserGrammar = Pick<SearchGrammar, "specialSlugs" | "defaultSort" | "attributes">;

export function browserGrammar(
  { specialSlugs, defaultSort, attributes }: SearchGrammar,
  facets: readonly FacetView[],
  state: SearchState,
): BrowserGrammar {
  const offered = new Set([...facets.map(({ name }) => name), ...orderedNames(state.refinements)]);
  const usable = specialSlugs.filter(({ refinements }) => orderedNames(refinements).every((name) => offered.has(name)));
  return { specialSlugs: usable.map(({ path, refinements }) => ({ path, refinements })), defaultSort, attributes };
}
