import { orderedNames } from "./facet-order.ts";
import { facetNamed, type FacetName } from "./facets.ts";
import { rangeLabel, valueLabel } from "./labels.ts";
import { setQuery, setRange, toggleRefinement, type SearchState } from "./search-state.ts";

export interface ActiveRefinement {
  facet: FacetName | "query";
  /** What the facet is called: "Colour". */
  facetLabel: string;
  /** What was chosen: "White". */
  label: string;
  /** The search without it. */
  without: SearchState;
}

/** Everything that narrows a search, one removable thing each. */
export function activeRefinements(state: SearchState): ActiveRefinement[] {
  const chips = orderedNames({ ...state.refinements, ...state.ranges }).flatMap((facet) => [
    ...valueChips(state, facet),
    ...rangeChips(state, facet),
  ]);
  if (state.query === "") return chips;
  const query = {
    facet: "query",
    facetLabel: "Search",
    label: `“${state.query}”`,
    without: setQuery(state, ""),
  } as const;
  return [query, ...chips];
}

function valueChips(state: SearchState, facet: FacetName): ActiveRefinement[] {
  return (state.refinements[facet] ?? []).map((value) => ({
    facet,
    facetLabel: facetNamed(facet).label,
    label: valueLabel(facet, value),
    without: toggleRefinement(state, facet, value),
  }));
}

function rangeChips(state: SearchState, facet: FacetName): ActiveRefinement[] {
  const range = state.ranges[facet];
  if (!range) return [];
  const without = setRange(state, facet, { min: null, max: null });
  return [{ facet, facetLabel: facetNamed(facet).label, label: rangeLabel(facet, range), without }];
}
