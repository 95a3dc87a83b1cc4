import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { emptySearch, type Refinements, type SearchState } from "#domain/search/search-state.ts";
import { encodeSearch } from "#domain/search/search-url.ts";

/** The listing of these values; without any, of all cars. */
export function searchLink(grammar: SearchGrammar, refinements: Refinements = {}): string {
  return encodeSearch({ ...emptySearch(grammar.defaultSort), refinements }, grammar);
}

type FacetCount = { value: string; count: number };
type Countable = {
  grammar: SearchGrammar;
  search(state: SearchState): { facets: Record<string, FacetCount[]> };
  strip(facet: "body" | "make"): FacetCount[];
};

/** Every value with its count, most frequent first; the strip's few where the site offers no such facet. */
export function facetCounts(stock: Countable, facet: "body" | "make"): FacetCount[] {
  const all = stock.search(emptySearch(stock.grammar.defaultSort)).facets[facet];
  return all ? all.toSorted((a, b) => b.count - a.count) : stock.strip(facet);
}

export const electricFuels = ["Electric", "Hybrid", "Plug-in Hybrid"] as const;
