import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { emptySearch, type Refinements } from "#domain/search/search-state.ts";
import { encodeSearch } from "#domain/search/search-url.ts";

/** The listing of these values; without any, of all cars. */
export function searchLink(grammar: SearchGrammar, refinements: Refinements = {}): string {
  return encodeSearch({ ...emptySearch(grammar.defaultSort), refinements }, grammar);
}

export const electricFuels = ["Electric", "Hybrid", "Plug-in Hybrid"] as const;
