import type { FacetName } from "../facets.ts";
import { orderedNames } from "../facet-order.ts";
import { normalSearch, type Range, type SearchState } from "../search-state.ts";
import type { SortBy } from "../sort-orders.ts";
import { asFound } from "./or-more.ts";
import { resultOf, withoutUnderstanding, type SmartResult, type Understanding } from "./smart-result.ts";

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
  const alike = Map.groupBy(held.understood, ({ facet, values, range }) => JSON.stringify([facet, values, range]));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const words = same.map((one) => one.words).join(" ");
    const left = same.reduce((rest, one) => withoutUnderstanding(rest, rest.understood.indexOf(one)), held);
    return [{ understanding: { ...first, words }, without: undone(state, held, left, words, defaultSort) }];
  });
}

function holds(state: SearchState, { facet, values, range }: Understanding, defaultSort: SortBy): boolean {
  // A default order cannot be removed.
  if (facet === "sortBy") return state.sortBy === values[0] && state.sortBy !== defaultSort;
  if (range) return holdsRange(state.ranges[facet], range);
  return values.every((value) => state.refinements[facet]?.includes(value));
}

/** Two phrases may give one end each: "over 10k under 20k". */
function holdsRange(found: Range | undefined, { min, max }: Range): boolean {
  return found !== undefined && (min === null || found.min === min) && (max === null || found.max === max);
}

/** Removes filters that no other words require, and keeps those that the visitor chose otherwise. */
function undone(state: SearchState, held: SmartResult, left: SmartResult, words: string, sort: SortBy): SearchState {
  const refinements: Partial<Record<FacetName, readonly string[]>> = { ...state.refinements };
  for (const facet of orderedNames(held.refinements)) {
    const gone = new Set(held.refinements[facet]).difference(new Set(left.refinements[facet]));
    refinements[facet] = (refinements[facet] ?? []).filter((value) => !gone.has(value));
  }
  const ranges = { ...state.ranges };
  for (const facet of orderedNames(held.ranges)) ranges[facet] = left.ranges[facet] ?? { min: null, max: null };
  return normalSearch({
    refinements,
    ranges,
    budget: state.budget,
    query: state.query === held.query ? left.query : `${state.query} ${words}`,
    sortBy: held.sortBy !== undefined && left.sortBy === undefined ? sort : state.sortBy,
    page: 1,
  });
}
