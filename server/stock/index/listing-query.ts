import { allOf, type Filter, not, oneOf } from "#domain/search/filter.ts";
import type { SearchHow } from "#domain/search/answer-search.ts";
import type { InTurn } from "#domain/search/loosen.ts";
import { unsold } from "#domain/search/search-filters.ts";
import type { IndexVersion } from "#search-engine/index-version.ts";
import type { DisjunctiveQuery } from "#search-engine/query/disjunctive.ts";

/**
 * The text of a search. All of its words must match, or "courier work" finds a WorkMate; the last may be unfinished where
 * it is the only one.
 */
export function textOf(
  query: string,
  { whole = false, begun = false }: SearchHow,
): Pick<DisjunctiveQuery, "q" | "matchingStrategy"> {
  const isFinished = whole || (query.includes(" ") && !begun);
  return { q: isFinished ? `${query} ` : query, matchingStrategy: "all" };
}

type Query = Pick<DisjunctiveQuery, "q" | "matchingStrategy" | "parts" | "sort"> & {
  filter: Filter;
};

const everyValue = 10_000;

/** One page of a list that shows one value of a facet after the other, each in the order of the query, sold ones last. */
export function keysInTurn(
  index: IndexVersion,
  query: Query,
  { facet, values }: InTurn,
  { limit, offset }: { limit: number; offset: number },
): string[] {
  const keys: string[] = [];
  let skip = offset;
  for (const offered of [unsold, not(unsold)]) {
    const filter = allOf(query.filter, offered);
    const facets = [{ attribute: facet, without: [], limit: everyValue }];
    const counted = index.disjunctive({ ...query, filter, facets, limit: 0 });
    const counts = new Map((counted.facets[facet] ?? []).map(({ value, count }) => [value, count]));
    const first = values.map((value) => ({ filter: oneOf(facet, [value]), size: counts.get(value) ?? 0 }));
    const size = counted.totalHits - first.reduce((sum, one) => sum + one.size, 0);
    for (const one of [...first, { filter: not(oneOf(facet, values)), size }]) {
      if (keys.length < limit && skip < one.size) {
        const page = { limit: limit - keys.length, offset: skip };
        keys.push(...index.disjunctive({ ...query, filter: allOf(filter, one.filter), ...page }).keys);
      }
      skip = Math.max(0, skip - one.size);
    }
  }
  return keys;
}
