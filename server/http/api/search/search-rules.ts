import { ownValue } from "#domain/text/own-value.ts";
import type { FilterInput } from "#search-engine/filter/filter.ts";
import type { SearchRules } from "#server/search/tenant-token.ts";

/** Whether a token may search an index, and the filter for every answer. */
export type IndexRule = { readonly isAllowed: boolean; readonly filter: FilterInput | null };

/** An index's own rule overrides `*`, and a trailing star matches any ending, as in Meilisearch. */
export function ruleFor(rules: SearchRules, uid: string): IndexRule {
  if (Array.isArray(rules)) return { isAllowed: rules.some((pattern) => fits(pattern, uid)), filter: null };
  const pattern = Object.hasOwn(rules, uid) ? uid : Object.keys(rules).find((key) => fits(key, uid));
  return pattern === undefined
    ? { isAllowed: false, filter: null }
    : { isAllowed: true, filter: ownValue(rules, pattern)?.filter ?? null };
}

const fits = (pattern: string, uid: string): boolean =>
  pattern.endsWith("*") ? uid.startsWith(pattern.slice(0, -1)) : pattern === uid;

/** Combines them: in a filter's list form the outer list is AND. */
export function allOf(filters: readonly (FilterInput | null | undefined)[]): FilterInput {
  return filters.flatMap((filter) => (filter == null ? [] : typeof filter === "string" ? [filter] : [...filter]));
}
