import { ownValue } from "#domain/text/own-value.ts";
import { pathFacets, type SearchGrammar } from "#domain/search/search-grammar.ts";
import { describeSearch, type DescribeSettings } from "#domain/search/describe-search.ts";
import type { SearchState } from "#domain/search/search-state.ts";

/**
 * A search as a mail describes it. Words typed into the search box, and values that the site has never had, are the
 * sender's own text: anybody who gives somebody else's address must not choose the mail's words, so they are only
 * mentioned.
 */
export function mailedSearchName(state: SearchState, grammar: SearchGrammar, settings: DescribeSettings): string {
  const known = Object.fromEntries(
    pathFacets.flatMap((facet) => {
      const chosen = (state.refinements[facet] ?? []).filter((value) => grammar.vocabulary[facet]?.values.has(value));
      return chosen.length > 0 ? [[facet, chosen] as const] : [];
    }),
  );
  const plain: SearchState = { ...state, query: "", refinements: known };
  const { h1 } = describeSearch(plain, grammar, settings, 0);
  return isWhole(state, known) ? h1 : `${h1}, with your own filters`;
}

function isWhole(state: SearchState, known: Readonly<Record<string, readonly string[]>>): boolean {
  const chosen = Object.entries(state.refinements);
  return state.query === "" && chosen.every(([facet, values]) => values?.length === ownValue(known, facet)?.length);
}
