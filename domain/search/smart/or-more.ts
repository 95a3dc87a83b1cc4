import type { SearchState } from "../search-state.ts";
import { smartState } from "./smart-search.ts";
import { resultOf, type SmartResult, type Understanding } from "./smart-result.ts";

// "Sleeps 4" asks for four berths. Where nothing has exactly four, vehicles with more of them serve as well.

/** The search for typed words: with larger numbers of seats and berths if it finds nothing without them. */
export function foundState(read: SmartResult, base: SearchState, total: (state: SearchState) => number): SearchState {
  const exact = smartState(read, base);
  const larger = resultOf(read.text, read.understood.map(withMore));
  const offersMore = read.understood.some((one) => withMore(one) !== one);
  if (!offersMore || total(exact) > 0) return exact;
  const state = smartState(larger, base);
  return total(state) > 0 ? state : exact;
}

/** The same words as the search holds them: a search for larger numbers came from the smaller one. */
export function asFound(read: SmartResult, { refinements }: SearchState): SmartResult {
  return resultOf(
    read.text,
    read.understood.map((one) => {
      if (one.facet === "sortBy" || one.facet === "budget" || one.facet === "near") return one;
      const held = refinements[one.facet];
      const more = withMore(one);
      return more.values.every((value) => held?.includes(value)) ? more : one;
    }),
  );
}

function withMore(one: Understanding): Understanding {
  return "orMore" in one && one.orMore ? { ...one, values: one.orMore } : one;
}
