import type { SearchQuery } from "#search-engine/query/search-query.ts";
import { SearchError } from "#search-engine/search-error.ts";
import { readText } from "#search-engine/text/read-text.ts";

/**
 * What a query costs the engine, in about tenths of a millisecond with ten thousand cars. A word may be compared with the
 * whole vocabulary; `distinct` and a threshold rank every car that matches.
 */
const weights = { query: 1, word: 4, facet: 2, conditions: 0.2, hit: 0.002, mark: 0.01, wholeOrder: 40 } as const;

/** Enough for a page that counts thirty facets, each with ten words, and every range set. */
export const workLimit = 2500;

type Counted = { readonly filterCost: number; readonly facets: number; readonly highlights: number };

export function workOf(query: SearchQuery, { filterCost, facets, highlights }: Counted): number {
  const { terms, excluded } = readText(query.q ?? "");
  const words =
    terms.flatMap((term) => (term.kind === "phrase" ? term.words : term.word)).length + excluded.flat().length;
  const limit = query.hitsPerPage ?? query.limit ?? 20;
  const reached = limit + (query.offset ?? (query.page ?? 1) * limit);
  const wholeOrders = Number(query.distinct != null) + Number(query.rankingScoreThreshold != null);
  return (
    weights.query +
    words * weights.word +
    facets * weights.facet +
    filterCost * weights.conditions +
    reached * weights.hit +
    highlights * weights.mark +
    wholeOrders * weights.wholeOrder
  );
}

/** All queries of one call together. */
export function checkWork(works: readonly number[]): void {
  const work = Math.ceil(works.reduce((sum, one) => sum + one, 0));
  if (work <= workLimit) return;
  const reason = `The queries ask for too much at once: their work is ${work}, and this service allows ${workLimit} in one call.`;
  const advice =
    "A word of `q` counts 4, a facet 2, a condition 0.2 (a range 2), `distinct` and `rankingScoreThreshold` 40 each. Ask in several calls.";
  throw new SearchError("bad_request", `${reason} ${advice}`);
}
