import { splitMakeModel } from "../make-model.ts";
import { normalSearch, type Refinements, type SearchState } from "../search-state.ts";
import type { SmartResult } from "./smart-result.ts";

/** The search of a typed text, added to earlier choices: a facet that it names replaces the selection there. */
export function smartState(result: SmartResult, base: SearchState): SearchState {
  return normalSearch({
    refinements: { ...withoutOtherMakes(base.refinements, result.refinements), ...result.refinements },
    ranges: { ...base.ranges, ...result.ranges },
    excluded: { ...base.excluded, ...result.excluded },
    budget: result.budget ?? base.budget,
    near: result.near ?? base.near,
    query: result.query,
    sortBy: result.sortBy ?? base.sortBy,
    page: 1,
  });
}

/** A typed make removes the models of other makes, or nothing would be found. */
function withoutOtherMakes(base: Refinements, { make }: Refinements): Refinements {
  if (!make) return base;
  return { ...base, make_model: (base.make_model ?? []).filter((value) => make.includes(splitMakeModel(value).make)) };
}
