import type { FacetName } from "../facets.ts";
import { orderedNames } from "../facet-order.ts";
import { normalSearch, type Range, type Refinements, type SearchState } from "../search-state.ts";
import type { SortBy } from "../sort-orders.ts";
import { budgetText } from "../search-budget.ts";
import { asFound } from "./or-more.ts";
import { isUnwanted, resultOf, withoutUnderstanding, type SmartResult, type Understanding } from "./smart-result.ts";

// A listing that was reached by typing keeps the words in its address, so that each understood part can be removed. The
// search itself is what its URL says: the words only tell which of its refinements came from them.

export interface TypedRefinement {
  understanding: Understanding;
  /** The search with the words as plain text instead. Plain text is never parsed again. */
  without: SearchState;
}

/** Which of the typed words the search still contains, in their order. Words that mean the same are one refinement. */
export function typedRefinements(read: SmartResult, state: SearchState, defaultSort: SortBy): TypedRefinement[] {
  const held = resultOf(
    read.text,
    asFound(read, state).understood.filter((one) => holds(state, one, defaultSort)),
  );
  const alike = Map.groupBy(held.understood, (one) =>
    JSON.stringify([one.facet, one.values, one.range, isUnwanted(one)]),
  );
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const words = same.map((one) => one.words).join(" ");
    const left = same.reduce((rest, one) => withoutUnderstanding(rest, rest.understood.indexOf(one)), held);
    const unsaid = same.flatMap((one) => one.unsaid ?? []);
    return [{ understanding: { ...first, words, unsaid }, without: undone(state, held, left, words, defaultSort) }];
  });
}

function holds(state: SearchState, one: Understanding, defaultSort: SortBy): boolean {
  const { facet, values, range } = one;
  // A default order cannot be removed.
  if (facet === "sortBy") return state.sortBy === values[0] && state.sortBy !== defaultSort;
  if (facet === "near") return state.near?.place === one.near.place;
  if (facet === "budget") return state.budget !== null && budgetText(state.budget) === budgetText(one.budget);
  if (range) return holdsRange(state.ranges[facet], range);
  const chosen = isUnwanted(one) ? state.excluded : state.refinements;
  return values.every((value) => chosen[facet]?.includes(value));
}

/** Two phrases may give one end each: "over 10k under 20k". */
function holdsRange(found: Range | undefined, { min, max }: Range): boolean {
  return found !== undefined && (min === null || found.min === min) && (max === null || found.max === max);
}

/** Removes filters that no other words require, and keeps those that the visitor chose otherwise. */
function undone(state: SearchState, held: SmartResult, left: SmartResult, words: string, sort: SortBy): SearchState {
  const rest = (name: "refinements" | "excluded") => withoutValues(state[name], held[name], left[name]);
  const ranges = { ...state.ranges };
  for (const facet of orderedNames(held.ranges)) ranges[facet] = left.ranges[facet] ?? { min: null, max: null };
  return normalSearch({
    refinements: rest("refinements"),
    ranges,
    excluded: rest("excluded"),
    budget: held.budget !== undefined && left.budget === undefined ? null : state.budget,
    near: held.near !== undefined && left.near === undefined ? null : state.near,
    query: state.query === held.query ? left.query : `${state.query} ${words}`,
    sortBy: held.sortBy !== undefined && left.sortBy === undefined ? sort : state.sortBy,
    page: 1,
  });
}

function withoutValues(chosen: Refinements, held: Refinements, left: Refinements): Refinements {
  const rest: Partial<Record<FacetName, readonly string[]>> = { ...chosen };
  for (const facet of orderedNames(held)) {
    const gone = new Set(held[facet]).difference(new Set(left[facet]));
    rest[facet] = (rest[facet] ?? []).filter((value) => !gone.has(value));
  }
  return rest;
}
