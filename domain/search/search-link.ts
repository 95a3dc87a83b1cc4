import type { SearchGrammar } from "./search-grammar.ts";
import { emptySearch, type Refinements } from "./search-state.ts";
import { encodeSearch } from "./search-url.ts";

/** The address of the listing of these values; without any, of all cars. */
export function searchLink(grammar: SearchGrammar, refinements: Refinements = {}): string {
  return encodeSearch({ ...emptySearch(grammar.defaultSort), refinements }, grammar);
}
