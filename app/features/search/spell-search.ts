import { orderedNames } from "#domain/search/facet-order.ts";
import type { FacetName } from "#domain/search/facets.ts";
import { pathFacets } from "#domain/search/search-grammar.ts";
import { readParameters } from "#domain/search/search-query.ts";
import { normalSearch, setRefinement, type SearchState } from "#domain/search/search-state.ts";
import { encodeSearch } from "#domain/search/search-url.ts";
import { type Vocabulary, wordsOf } from "#domain/search/vocabulary.ts";
import type { BrowserGrammar } from "./browser-grammar.ts";

// The browser spells searches by the same functions as the server, from its form. If its small grammar is not enough (a
// word that means something else off this page), the server redirects to the right spelling.

/** The address of a form's search. Makes that were just unticked also remove their models. */
export function spellSearch(form: FormData, grammar: BrowserGrammar, makesBefore: readonly string[]): string {
  const params = new URLSearchParams();
  form.forEach((value, name) => typeof value === "string" && params.append(name, value));
  const bare = { ...grammar, vocabulary: {}, ranges: [], budgets: true };
  const read = normalSearch(readParameters(params, bare));
  const before = { ...read, refinements: { ...read.refinements, make: makesBefore } };
  const state = setRefinement(before, "make", read.refinements.make ?? []);
  return encodeSearch(state, { ...bare, vocabulary: vocabularyOf(state, grammar) });
}

/** A path can only contain values of the search, and none whose word means something else on this site. */
function vocabularyOf({ refinements }: SearchState, { onlyInQuery }: BrowserGrammar): Vocabulary {
  const isPathFacet = (name: FacetName) => (pathFacets as readonly FacetName[]).includes(name);
  const names = orderedNames(refinements).filter(isPathFacet);
  const speakable = (name: FacetName) =>
    (refinements[name] ?? []).filter((value) => !onlyInQuery[name]?.includes(value));
  return Object.fromEntries(names.map((name) => [name, wordsOf(name, speakable(name))]));
}
