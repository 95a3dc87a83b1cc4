import { orderedNames } from "#domain/search/facet-order.ts";
import type { FacetName } from "#domain/search/facets.ts";
import { readParameters } from "#domain/search/search-query.ts";
import { pathFacets, valueSlug, type PathFacet, type SearchGrammar } from "#domain/search/search-grammar.ts";
import { normalSearch, setRefinement, type SearchState } from "#domain/search/search-state.ts";
import type { FacetView } from "./facet-view.ts";

// The browser spells searches by the same functions as the server, with the small part of the grammar that the values
// on its page need. Where that part is not enough (a word that means something else off this page), the server
// redirects to the right spelling.

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

/** What a form asks for, read as the server would read it. */
export function searchOfForm(form: FormData, grammar: BrowserGrammar): { state: SearchState; grammar: SearchGrammar } {
  const params = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const bare = { ...grammar, defaultPath: "", vocabulary: {} };
  const state = normalSearch(readParameters(params, bare));
  return { state, grammar: { ...bare, vocabulary: vocabularyOf(state) } };
}

/** A path can only say what the search holds. */
function vocabularyOf({ refinements }: SearchState): SearchGrammar["vocabulary"] {
  const isPathFacet = (name: FacetName): name is PathFacet => (pathFacets as readonly FacetName[]).includes(name);
  const entries = orderedNames(refinements)
    .filter(isPathFacet)
    .map((name) => [name, slugsOf(name, refinements[name] ?? [])] as const);
  return Object.fromEntries(entries);
}

function slugsOf(facet: PathFacet, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value) => [valueSlug(facet, value), value]).filter(([slug]) => slug !== ""));
}

/** A make that is unticked takes its models with it, as it does in every other edit of a search. */
export function afterMakeChange(next: SearchState, previousMakes: readonly string[]): SearchState {
  const makes = next.refinements.make ?? [];
  return setRefinement({ ...next, refinements: { ...next.refinements, make: previousMakes } }, "make", makes);
}
