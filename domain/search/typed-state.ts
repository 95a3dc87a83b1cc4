import type { Format } from "#domain/country/format.ts";
import type { Answering } from "./answer-search.ts";
import { answerSearch } from "./answer-search.ts";
import { withRadius } from "./near.ts";
import type { SearchState } from "./search-state.ts";
import { foundState } from "./smart/or-more.ts";
import type { SmartResult } from "./smart/smart-result.ts";

/** The search that a listing shows for typed words, near a place within the smallest distance that finds something. */
export function typedState(
  read: SmartResult,
  base: SearchState,
  stock: Answering<{ total: number }>,
  format: Pick<Format, "measure">,
): SearchState {
  const state = foundState(read, base, (one) => answerSearch(one, stock).answer.total);
  const near = state.near && withRadius(state.near, (one) => stock.count({ ...state, near: one, query: "" }), format);
  return { ...state, near };
}
