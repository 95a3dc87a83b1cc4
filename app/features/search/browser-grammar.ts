import { orderedNames } from "#domain/search/facet-order.ts";
import type { FacetName } from "#domain/search/facets.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { hasPathWord } from "#domain/search/search-path.ts";
import type { SearchState } from "#domain/search/search-state.ts";
import type { FacetView } from "./facet-view.ts";

/** The small part of a site's grammar that a browser needs to spell the searches its page offers. */
export type BrowserGrammar = Pick<SearchGrammar, "specialSlugs" | "defaultSort" | "attributes" | "units"> & {
  /** Values whose word in a path would mean something else on this site: a yard that is named after its city. */
  onlyInQuery: Partial<Record<FacetName, readonly string[]>>;
};

export function browserGrammar(
  grammar: SearchGrammar,
  facets: readonly FacetView[],
  { refinements }: SearchState,
): BrowserGrammar {
  const { specialSlugs, defaultSort, attributes, units } = grammar;
  const offered = new Set([...facets.map(({ name }) => name), ...orderedNames(refinements)]);
  const usable = specialSlugs.filter((slug) => orderedNames(slug.refinements).every((name) => offered.has(name)));
  const shown = facets.flatMap((facet) => (facet.kind === "terms" ? [[facet.name, facet.values] as const] : []));
  const chosen = orderedNames(refinements).map((name) => [name, refinements[name] ?? []] as const);
  const inQuery = new Map(
    [...chosen, ...shown].map(([name, values]) => [name, values.filter((value) => !hasPathWord(name, value, grammar))]),
  );
  return {
    specialSlugs: usable.map((slug) => ({ path: slug.path, refinements: slug.refinements })),
    defaultSort,
    attributes,
    ...(units && { units }),
    onlyInQuery: Object.fromEntries([...inQuery].filter(([, values]) => values.length > 0)),
  };
}
