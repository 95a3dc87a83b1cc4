import type { SearchState } from "./search-state.ts";

/** An answer, and the text of the search that it ignores because nothing matched it. */
export interface Answered<T> {
  answer: T;
  unmatched: string | null;
}

/** Words that match no vehicle do not empty a search: it is answered without them. */
export function answerSearch<T extends { total: number }>(
  state: SearchState,
  search: (state: SearchState) => T,
): Answered<T> {
  const answer = search(state);
  if (answer.total > 0 || state.query === "") return { answer, unmatched: null };
  const without = search({ ...state, query: "" });
  return without.total > 0 ? { answer: without, unmatched: state.query } : { answer, unmatched: null };
}
