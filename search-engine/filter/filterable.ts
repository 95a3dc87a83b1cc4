import { listNames, SearchError } from "../search-error.ts";
import type { Filter, Named } from "./filter.ts";
import { FilterError, filterError, quote } from "./filter-error.ts";
import { parseFilter } from "./parser.ts";

/** Throws if an index with these filterable attributes cannot be filtered by this one. */
export function requireFilterable({ attribute, span }: Named, filterable: readonly string[]): void {
  if (filterable.includes(attribute)) return;
  const available =
    filterable.length === 0
      ? "This index does not have configured filterable attributes."
      : `Available filterable attributes are: ${listNames(filterable)}.`;
  const reason = `Attribute ${quote(attribute)} is not filterable. ${available}`;
  throw span ? filterError(reason, span) : new SearchError("invalid_search_filter", reason);
}

/** Why an index with these filterable attributes would refuse a filter; null if it can be used. Needs no index. */
export function filterProblem(source: string, filterable: readonly string[]): FilterError | null {
  try {
    for (const condition of conditionsOf(parseFilter(source))) requireFilterable(condition, filterable);
    return null;
  } catch (error) {
    if (error instanceof FilterError) return error;
    throw error;
  }
}

function conditionsOf(filter: Filter | null): Named[] {
  if (filter === null) return [];
  if ("parts" in filter) return filter.parts.flatMap(conditionsOf);
  return "part" in filter ? conditionsOf(filter.part) : [filter];
}
