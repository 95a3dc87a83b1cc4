import { orderedNames } from "#domain/search/facet-order.ts";
import { escapeValue, notWanted } from "#domain/search/search-query.ts";
import { nearText } from "#domain/search/near.ts";
import { budgetText } from "#domain/search/search-budget.ts";
import type { SearchState } from "#domain/search/search-state.ts";
import type { FacetView } from "./facet-view.ts";

export type HiddenField = { name: string; value: string };

/** Parts of the search that the filters do not show, so that the form keeps them: the query, a budget, a dealer. */
export function hiddenFields(state: SearchState, facets: readonly FacetView[]): HiddenField[] {
  const shown = new Set<string>(facets.map(({ name }) => name));
  const rest = orderedNames({ ...state.refinements, ...state.ranges }).filter((name) => !shown.has(name));
  const fields = rest.flatMap((name) => {
    const range = state.ranges[name];
    if (range) return [{ name, value: `${range.min ?? ""},${range.max ?? ""}` }];
    return (state.refinements[name] ?? []).map((value) => ({ name, value: escapeValue(value) }));
  });
  const excluded = orderedNames(state.excluded).flatMap((name) =>
    (state.excluded[name] ?? []).map((value) => ({ name: notWanted(name), value: escapeValue(value) })),
  );
  return [
    ...fields,
    ...excluded,
    ...(state.budget ? [{ name: "budget", value: budgetText(state.budget) }] : []),
    ...(state.near ? [{ name: "near", value: nearText(state.near) }] : []),
    ...(state.query === "" ? [] : [{ name: "query", value: state.query }]),
  ];
}
