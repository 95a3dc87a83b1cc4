import { listNames, SearchError } from "../search-error.ts";
import { parseSortRule, type ResolvedSettings, type SortRule } from "../settings.ts";
import type { Column } from "../store/column.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { TextQuery } from "../text/match-text.ts";
import type { AttributeList } from "./format-hit.ts";
import type { SearchQuery } from "./search-query.ts";
import type { Page } from "./select-hits.ts";

const DEFAULT_LIMIT = 20;

export function readSort(settings: ResolvedSettings, sort: readonly string[]): SortRule[] {
  return sort.map((text) => {
    const rule = parseSortRule(text);
    if (!rule) {
      throw new SearchError(
        "invalid_search_sort",
        `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${text}\`.`,
      );
    }
    if (!settings.sortable.includes(rule.attribute)) {
      throw new SearchError("invalid_search_sort", refusal(rule.attribute, "sortable", settings.sortable));
    }
    return rule;
  });
}

/** The requested facets; `*` means all. */
export function readFacets(settings: ResolvedSettings, facets: readonly string[]): readonly string[] {
  if (facets.includes("*")) return settings.filterable;
  for (const facet of facets) {
    if (!settings.filterable.includes(facet)) {
      throw new SearchError(
        "invalid_search_facets",
        `Invalid facet distribution: ${refusal(facet, "filterable", settings.filterable)}`,
      );
    }
  }
  return facets;
}

export function readTextQuery(
  settings: ResolvedSettings,
  query: Pick<SearchQuery, "q" | "matchingStrategy" | "attributesToSearchOn">,
): TextQuery {
  const all = settings.searchable.map((_, position) => position);
  const wanted = query.attributesToSearchOn;
  const attributes = !wanted || wanted.includes("*") ? all : wanted.map((name) => searchablePosition(settings, name));
  return {
    q: query.q ?? "",
    strategy: query.matchingStrategy ?? "last",
    attributes: attributes.toSorted((a, b) => a - b),
  };
}

function searchablePosition(settings: ResolvedSettings, name: string): number {
  const position = settings.searchable.indexOf(name);
  if (position >= 0) return position;
  throw new SearchError("invalid_search_attributes_to_search_on", refusal(name, "searchable", settings.searchable));
}

/** The attribute of which each value is shown once; null when there is none. */
export function readDistinct({ store }: Snapshot, attribute: string | null | undefined): Column | null {
  if (attribute == null) return null;
  if (store.settings.filterable.includes(attribute)) return store.columns.get(attribute)!;
  throw new SearchError("invalid_search_distinct", refusal(attribute, "filterable", store.settings.filterable));
}

/** Pages count from 1; page 0 is empty, as in Meilisearch. */
export function readPage(settings: ResolvedSettings, query: SearchQuery): Page & { readonly isNumbered: boolean } {
  const isNumbered = query.page != null || query.hitsPerPage != null;
  const limit = isNumbered ? (query.hitsPerPage ?? DEFAULT_LIMIT) : (query.limit ?? DEFAULT_LIMIT);
  const page = query.page ?? 1;
  const offset = isNumbered ? Math.max(0, page - 1) * limit : (query.offset ?? 0);
  const reachable = Math.max(0, settings.maxTotalHits - offset);
  return { isNumbered, offset, limit: isNumbered && page === 0 ? 0 : Math.min(limit, reachable) };
}

export const readAttributes = (names: readonly string[] | null | undefined): AttributeList =>
  !names || names.includes("*") ? null : new Set(names);

function refusal(attribute: string, ability: string, available: readonly string[]): string {
  const known =
    available.length === 0
      ? `This index does not have configured ${ability} attributes.`
      : `Available ${ability} attributes are: ${listNames(available)}.`;
  return `Attribute \`${attribute}\` is not ${ability}. ${known}`;
}
