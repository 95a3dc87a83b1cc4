import { splitMakeModel } from "../make-model.ts";
import { normalSearch, type Refinements, type SearchState } from "../search-state.ts";
import type { Lexicon } from "./lexicon.ts";
import { readQuery } from "./read-query.ts";
import type { SmartResult } from "./smart-result.ts";

/** What a typed text asks for, on top of what the visitor has chosen already. */
export function smartSearch(text: string, lexicon: Lexicon, base: SearchState, now: number): SearchState {
  return smartState(readQuery(text, lexicon, now), base);
}

/** The search that a result stands for: where it names a facet it replaces the earlier choice there. */
export function smartState(result: SmartResult, base: SearchState): SearchState {
  return normalSearch({
    refinements: { ...keptModels(base.refinements, result.refinements), ...result.refinements },
    ranges: { ...base.ranges, ...result.ranges },
    query: result.query,
    sortBy: result.sortBy ?? base.sortBy,
    page: 1,
  });
}

/** A make that is typed takes the models of other makes away, or nothing would be left. */
function keptModels(base: Refinements, { make }: Refinements): Refinements {
  if (!make) return base;
  return { ...base, make_model: (base.make_model ?? []).filter((value) => make.includes(splitMakeModel(value).make)) };
}
