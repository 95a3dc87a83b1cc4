import type { Format } from "#domain/country/format.ts";
import { orderedNames } from "./facet-order.ts";
import type { FacetName } from "./facets.ts";
import { facetLabel, namesItself, rangeLabel, valueLabel, valuesLabel } from "./labels.ts";
import { nearLabel } from "./near.ts";
import { budgetLabel } from "./search-budget.ts";
import {
  setBudget,
  setExcluded,
  setNear,
  setQuery,
  setRange,
  toggleRefinement,
  type SearchState,
} from "./search-state.ts";

export interface ActiveRefinement {
  facet: FacetName | "budget" | "near" | "query";
  /** What was chosen: "White", "7 seats". */
  label: string;
  /** The same where nothing else names the facet: "colour White", "7 seats". */
  full: string;
  /** The search without it, and its name. */
  without: SearchState;
  wider: string;
}

/** Everything that narrows a search, as separately removable refinements. */
export function activeRefinements(state: SearchState, format: Format): ActiveRefinement[] {
  const chips: ActiveRefinement[] = [
    ...orderedNames({ ...state.refinements, ...state.ranges }).flatMap((facet) => [
      ...valueChips(state, facet, format),
      ...rangeChips(state, facet, format),
    ]),
    ...orderedNames(state.excluded).flatMap((facet) => excludedChips(state, facet, format)),
    ...budgetChips(state, format),
    ...nearChips(state, format),
  ];
  if (state.query === "") return chips;
  const query = {
    facet: "query",
    label: `“${state.query}”`,
    full: `search “${state.query}”`,
    without: setQuery(state, ""),
    wider: `Without “${state.query}”`,
  } as const;
  return [query, ...chips];
}

function valueChips(state: SearchState, facet: FacetName, format: Format): ActiveRefinement[] {
  return (state.refinements[facet] ?? []).map((value) => ({
    ...labelled(facet, valuesLabel(facet, [valueLabel(facet, value, format)], format), format),
    without: toggleRefinement(state, facet, value),
  }));
}

function excludedChips(state: SearchState, facet: FacetName, format: Format): ActiveRefinement[] {
  const values = state.excluded[facet] ?? [];
  return values.map((value) => {
    const label = valuesLabel(facet, [valueLabel(facet, value, format)], format);
    const without = setExcluded(
      state,
      facet,
      values.filter((one) => one !== value),
    );
    return { facet, label: `Not ${label}`, full: `Not ${label}`, without, wider: `Including ${label}` };
  });
}

function rangeChips(state: SearchState, facet: FacetName, format: Format): ActiveRefinement[] {
  const range = state.ranges[facet];
  if (!range) return [];
  const without = setRange(state, facet, { min: null, max: null });
  return [{ ...labelled(facet, rangeLabel(facet, range, format), format), without }];
}

function budgetChips(state: SearchState, format: Format): ActiveRefinement[] {
  if (state.budget === null) return [];
  const label = capitalized(budgetLabel(state.budget, format));
  return [{ facet: "budget", label, full: label, without: setBudget(state, null), wider: "At any price" }];
}

function nearChips(state: SearchState, format: Format): ActiveRefinement[] {
  if (state.near === null) return [];
  const label = nearLabel(state.near, format);
  return [{ facet: "near", label, full: label, without: setNear(state, null), wider: "At any distance" }];
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function labelled(facet: FacetName, label: string, format: Format) {
  const full = namesItself(facet) ? label : `${facetLabel(facet, format).toLowerCase()} ${label}`;
  return { facet, label, full, wider: widerName(facet, label) ?? `Without ${full}` };
}

/** A natural name for the wider search, where "without" makes none. */
function widerName(facet: FacetName, label: string): string | null {
  if (prices.has(facet)) return "At any price";
  return places.has(facet) ? `Not only ${facet === "dealership_name" ? "at" : "in"} ${label}` : null;
}

const prices: ReadonlySet<FacetName> = new Set(["price", "subscription_price"]);
const places: ReadonlySet<FacetName> = new Set(["city", "state", "location_name", "dealership_name"]);
