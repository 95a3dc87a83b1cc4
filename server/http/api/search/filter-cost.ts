import type { Filter } from "#search-engine/filter/filter.ts";
import { readFilter } from "#search-engine/filter/filter-input.ts";
import { SearchError } from "#search-engine/search-error.ts";

/** Cost of a condition: a range or a beginning is compared with every value of its attribute, the others are lookups. */
const weights = { in: 1, range: 10, starts: 10, exists: 1, null: 1, empty: 1 } as const;

/** Enough for a page with every facet chosen and every range set, requested once per facet. */
export const filterBudget = { query: 500, call: 4000 } as const;

/** Parses a filter and returns its cost. An invalid one is refused with its position. */
export function filterCost(input: unknown): number {
  const filter = readFilter(input);
  const cost = filter ? costOf(filter) : 0;
  if (cost > filterBudget.query) throw tooCostly("The filter asks", cost, filterBudget.query);
  return cost;
}

export const tooCostly = (what: string, cost: number, most: number): SearchError =>
  new SearchError(
    "invalid_search_filter",
    `${what} for too much at once: its conditions weigh ${cost}, and this service allows ${most}. A range or \`STARTS WITH\` weighs 10, any other condition 1; \`IN\` takes many values as one.`,
  );

function costOf(filter: Filter): number {
  if (filter.kind === "not") return costOf(filter.part);
  if (filter.kind === "and" || filter.kind === "or") return filter.parts.reduce((sum, part) => sum + costOf(part), 0);
  return weights[filter.kind];
}
