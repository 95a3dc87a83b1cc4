import type { SearchState } from "#domain/search/search-state.ts";
import type { SmartResult } from "#domain/search/smart/smart-result.ts";
import { typedRefinements } from "#domain/search/smart/typed-search.ts";
import { factsAsked } from "#domain/search/smart/unrecorded-facts.ts";
import type { SortBy } from "#domain/search/sort-orders.ts";

/** Words of a search that its list takes no account of. */
export type WordsView = {
  /** Text that no listing has. */
  unmatched: string;
  /** What no listing of the site says: "which {vehicles} have ISOFIX". */
  unrecorded: readonly string[];
  /** Words within what was understood that say nothing to the search: "hot" of "hot hatch". */
  unsaid: readonly string[];
};

export function wordsView(
  unmatched: string | null,
  read: SmartResult | null,
  state: SearchState,
  defaultSort: SortBy,
): WordsView {
  const { facts, others } = factsAsked(unmatched ?? "");
  // Once a chip is undone, its words are text.
  const held = read ? typedRefinements(read, state, defaultSort) : [];
  const unsaid = held.flatMap(({ understanding }) => together(understanding));
  return { unmatched: facts.length > 0 ? others : (unmatched ?? ""), unrecorded: facts, unsaid: [...new Set(unsaid)] };
}

/** Neighbours are one: "dual cab". */
function together({ words, unsaid = [] }: { words: string; unsaid?: readonly string[] | undefined }): string[] {
  const phrase = unsaid.join(" ");
  return words.includes(phrase) && phrase !== "" ? [phrase] : [...unsaid];
}
