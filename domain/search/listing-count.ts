import { answerSearch } from "./answer-search.ts";
import type { SearchGrammar } from "./search-grammar.ts";
import type { SearchState } from "./search-state.ts";
import { decodeSearch } from "./search-url.ts";

export interface Countable {
  grammar: SearchGrammar;
  search: (state: SearchState) => { total: number };
}

/** How many vehicles the listing at an address shows; null where another page is. */
export function listingCount(url: string, { grammar, search }: Countable): number | null {
  const { pathname, searchParams } = new URL(url, "http://site");
  const decoded = decodeSearch(pathname, searchParams, grammar);
  return decoded.kind === "state" ? answerSearch(decoded.state, search).answer.total : null;
}
