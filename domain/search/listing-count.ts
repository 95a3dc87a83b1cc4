import { answerSearch, type Answering } from "./answer-search.ts";
import type { SearchGrammar } from "./search-grammar.ts";
import { decodeSearch } from "./search-url.ts";

export interface Countable extends Answering<{ total: number }> {
  grammar: SearchGrammar;
}

/** How many vehicles the listing at an address shows; null where another page is. */
export function listingCount(url: string, { grammar, ...stock }: Countable): number | null {
  const { pathname, searchParams } = new URL(url, "http://site");
  const decoded = decodeSearch(pathname, searchParams, grammar);
  if (decoded.kind !== "state") return null;
  return answerSearch(decoded.state, stock).answer.total;
}
