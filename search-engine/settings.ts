import { ownValue } from "./own-value.ts";
import { SearchError } from "./search-error.ts";

/** How an index treats its documents. Everything except the primary key is optional. */
export type IndexSettings = {
  readonly primaryKey: string;
  /** Attributes that are searched for text; the first counts most. */
  readonly searchableAttributes?: readonly string[];
  /** Attributes that may be filtered on and counted as facets. `a.b` reaches into objects and lists of objects. */
  readonly filterableAttributes?: readonly string[];
  readonly sortableAttributes?: readonly string[];
  /** Attributes that a hit may show; absent or `["*"]` means all. */
  readonly displayedAttributes?: readonly string[];
  /** Custom ranking, most important first: `custom_rank:desc`. */
  readonly rankingRules?: readonly string[];
  /** Values listed per facet: one number for all, or by attribute with `*` for the rest. Default 100. */
  readonly maxValuesPerFacet?: number | Readonly<Record<string, number>>;
  /** `alpha` (default) or `count`, for all facets or by attribute with `*` for the rest. */
  readonly sortFacetValuesBy?: FacetOrder | Readonly<Record<string, FacetOrder>>;
  /** Hits that paging can reach; absent means all. */
  readonly maxTotalHits?: number;
};

export type FacetOrder = "alpha" | "count";
export type Direction = "asc" | "desc";
export type SortRule = { readonly attribute: string; readonly direction: Direction };

/** A match keeps the position of its attribute in six bits. */
const MAX_SEARCHABLE = 64;

/** Settings with every default filled in. */
export type ResolvedSettings = {
  readonly primaryKey: string;
  readonly searchable: readonly string[];
  readonly filterable: readonly string[];
  readonly sortable: readonly string[];
  /** Null: every attribute. */
  readonly displayed: ReadonlySet<string> | null;
  readonly ranking: readonly SortRule[];
  readonly maxTotalHits: number;
  facetLimit(attribute: string): number;
  facetOrder(attribute: string): FacetOrder;
};

export function parseSortRule(text: string): SortRule | null {
  const match = /^(.+):(asc|desc)$/.exec(text);
  return match ? { attribute: match[1]!, direction: match[2] as Direction } : null;
}

export function resolveSettings(settings: IndexSettings): ResolvedSettings {
  if (!settings.primaryKey) throw new SearchError("invalid_index_primary_key", "An index needs a primary key.");
  const displayed = settings.displayedAttributes;
  if ((settings.searchableAttributes?.length ?? 0) > MAX_SEARCHABLE) {
    const reason = `An index searches at most ${MAX_SEARCHABLE} attributes.`;
    throw new SearchError("invalid_settings_searchable_attributes", reason);
  }
  return {
    primaryKey: settings.primaryKey,
    searchable: unique(settings.searchableAttributes),
    filterable: unique(settings.filterableAttributes),
    sortable: unique(settings.sortableAttributes),
    displayed: !displayed || displayed.includes("*") ? null : new Set(displayed),
    ranking: (settings.rankingRules ?? []).map(parseRankingRule),
    maxTotalHits: settings.maxTotalHits ?? Number.MAX_SAFE_INTEGER,
    facetLimit: (attribute) => perAttribute(settings.maxValuesPerFacet, attribute, 100),
    facetOrder: (attribute) => perAttribute(settings.sortFacetValuesBy, attribute, "alpha"),
  };
}

function parseRankingRule(text: string): SortRule {
  const rule = parseSortRule(text);
  if (rule) return rule;
  throw new SearchError(
    "invalid_settings_ranking_rules",
    `\`${text}\` ranking rule is invalid. Custom ranking rules read \`attribute:asc\` or \`attribute:desc\`.`,
  );
}

function perAttribute<Value extends string | number>(
  setting: Value | Readonly<Record<string, Value>> | undefined,
  attribute: string,
  fallback: Value,
): Value {
  if (setting === undefined) return fallback;
  if (typeof setting !== "object") return setting;
  return ownValue(setting, attribute) ?? setting["*"] ?? fallback;
}

const unique = (names: readonly string[] = []): string[] => [...new Set(names)];
