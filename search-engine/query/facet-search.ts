import { facetValues, sortFacetValues } from "../facets/distribution.ts";
import { MatchSet } from "../facets/match-set.ts";
import type { Filter } from "../filter/filter.ts";
import { readFilter } from "../filter/filter-input.ts";
import { listNames, SearchError } from "../search-error.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { editDistance } from "../text/edit-distance.ts";
import { tokenize } from "../text/fold.ts";
import { matchText, textMatches } from "../text/match-text.ts";
import { typosFor } from "../text/find-words.ts";
import { readTextQuery } from "./plan.ts";
import { filterSlots } from "./search.ts";
import { parseFacetSearchQuery, type FacetSearchQuery } from "./search-query.ts";

export type FacetSearchAnswer = {
  readonly facetHits: readonly { readonly value: string; readonly count: number }[];
  readonly facetQuery: string | null;
  readonly processingTimeMs: number;
};

/** Values of one facet with words that begin as typed; if there are none, values that match with a typo. */
export function facetSearch(snapshot: Snapshot, input: FacetSearchQuery, within?: Filter | null): FacetSearchAnswer {
  const started = performance.now();
  const query = parseFacetSearchQuery(input);
  const { settings, columns } = snapshot.store;
  if (!settings.filterable.includes(query.facetName)) {
    throw new SearchError(
      "invalid_facet_search_facet_name",
      `Attribute \`${query.facetName}\` is not facet-searchable. Available facet-searchable attributes are: ${listNames(settings.filterable)}.`,
    );
  }
  const filtered = filterSlots(snapshot, within, readFilter(query.filter));
  const text = matchText(snapshot, readTextQuery(settings, query));
  const set = new MatchSet(text ? textMatches(text, filtered) : filtered);
  const values = facetValues(snapshot, columns.get(query.facetName)!, set);
  const typed = tokenize(query.facetQuery ?? "").map((token) => token.word);
  const begun = values.filter(({ label }) => fits(label, typed, 0));
  const found = begun.length > 0 ? begun : values.filter(({ label }) => fits(label, typed, 2));
  return {
    facetHits: sortFacetValues(found, settings.facetOrder(query.facetName))
      .slice(0, settings.facetLimit(query.facetName))
      .map(({ label, count }) => ({ value: label, count })),
    facetQuery: query.facetQuery ?? null,
    processingTimeMs: Math.round(performance.now() - started),
  };
}

/** Whether each typed word is a prefix of a word of the value, with as many typos as its length allows. */
function fits(label: string, typed: readonly string[], maxTypos: number): boolean {
  const words = tokenize(label).map((token) => token.word);
  return typed.every((part) => {
    const typos = Math.min(maxTypos, typosFor(part));
    return words.some((word) => word.startsWith(part) || (typos > 0 && editDistance(part, word, typos, true) <= typos));
  });
}
