import { offeredAs, type VehicleWords } from "#domain/car/vehicle-words.ts";
import { plainLabel } from "./labels.ts";
import type { PathFacet, SearchGrammar } from "./search-grammar.ts";
import { emptySearch, setRefinement, type SearchState } from "./search-state.ts";
import { encodeSearch } from "./search-url.ts";

export interface Crumb {
  name: string;
  url: string;
}

/** From the wide to the narrow. */
const trail: readonly PathFacet[] = [
  "car_type",
  "state",
  "city",
  "location_name",
  "dealership_name",
  "make",
  "make_model",
  "body",
  "drive",
  "fuel",
  "categories",
];

/** Home, all stock, then one step per facet with a single value. */
export function searchCrumbs(state: SearchState, grammar: SearchGrammar, words: VehicleWords): Crumb[] {
  let step = emptySearch(grammar.defaultSort);
  const crumbs = [
    { name: "Home", url: "/" },
    { name: capitalized(`${words.many} ${offeredAs(words)}`), url: encodeSearch(step, grammar) },
  ];
  for (const facet of trail) {
    const [value, ...more] = state.refinements[facet] ?? [];
    if (value === undefined || more.length > 0) continue;
    step = setRefinement(step, facet, [value]);
    crumbs.push({ name: plainLabel(facet, value), url: encodeSearch(step, grammar) });
  }
  return crumbs;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Spec 2.2.17: at most one path combination and no query; and something to show. All others are noindex, follow. */
export function isIndexable(state: SearchState, grammar: SearchGrammar, total: number): boolean {
  return total > 0 && !encodeSearch(state, grammar).includes("?");
}
