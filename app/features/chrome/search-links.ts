import type { FacetName } from "#domain/search/facets.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { emptySearch, setRefinement } from "#domain/search/search-state.ts";
import { encodeSearch } from "#domain/search/search-url.ts";

/** The listing of one facet's values; without any, of all cars. */
export function searchLink(grammar: SearchGrammar, facet?: FacetName, values: readonly string[] = []): string {
  const all = emptySearch(grammar.defaultSort);
  return encodeSearch(facet ? setRefinement(all, facet, values) : all, grammar);
}

export const electricFuels = ["Electric", "Hybrid", "Plug-in Hybrid"] as const;
