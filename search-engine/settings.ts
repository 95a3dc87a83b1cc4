import { ownValue } from "./own-value.ts";
import { SearchError } from "./search-error.ts";
import { textRules, type TextRule } from "./text/rule-names.ts";

/** How an index treats its documents. Everything except the primary key is optional. */
export type IndexSettings = {
  readonly primaryKey: string;
  /** Attributes that are searched for text; the first counts most. */
  readonly searchableAttributes?: readonly string[];
  /** Attributes that may be filtered on and counted as facets. `a.b` reaches into objects and lists of objects. */
  readonly filterableAttributes?: readonly string[];
  /** Attributes that the program's own filters may use; filters that came as text may not, and no answer counts them. */
  readonly internalAttributes?: readonly string[];
  readonly sortableAttributes?: readonly string[];
  /** Attributes that a hit may show; absent or `["*"]` means all. */
  readonly displayedAttributes?: readonly string[];
  /**
   * Custom ranking, most important first: `custom_rank:desc`. May begin with Meilisearch's own rules, `words` first, to
   * choose their order.
   */
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
/** A rule for documents that match the same words: the sort that a query asks for, or how well their text matches. */
export type RankingStep = "sort" | TextRule;
export type SortRule = { readonly attribute: string; readonly direction: Direction };

/**
 * The order of ranking rules unless an index has one of its own. Who asks for an order by price expects it, so it comes
 * before the finer points of text; a word as typed counts more than where it stands.
 */
const USUAL_RULES: readonly RankingStep[] = ["sort", "typo", "exactness", "proximity", "attributeRank", "wordPosition"];

/** A match keeps the position of its attribute in six bits. */
const MAX_SEARCHABLE = 64;

/** Settings with every default filled in. */
export type ResolvedSettings = {
  readonly primaryKey: string;
  readonly searchable: readonly string[];
  readonly filterable: readonly string[];
  readonly internal: readonly string[];
  readonly sortable: readonly string[];
  /** Null: every attribute. */
  readonly displayed: ReadonlySet<string> | null;
  readonly steps: readonly RankingStep[];
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
    internal: unique(settings.internalAttributes),
    sortable: unique(settings.sortableAttributes),
    displayed: !displayed || displayed.includes("*") ? null : new Set(displayed),
    ...readRanking(settings.rankingRules ?? []),
    maxTotalHits: settings.maxTotalHits ?? Number.MAX_SAFE_INTEGER,
    facetLimit: (attribute) => perAttribute(settings.maxValuesPerFacet, attribute, 100),
    facetOrder: (attribute) => perAttribute(settings.sortFacetValuesBy, attribute, "alpha"),
  };
}

function readRanking(rules: readonly string[]): Pick<ResolvedSettings, "steps" | "ranking"> {
  const custom = rules.findIndex((rule) => parseSortRule(rule) !== null);
  const own = custom === -1 ? rules : rules.slice(0, custom);
  const ranking = rules.slice(own.length).map((text) => parseSortRule(text) ?? refuseRule(text));
  if (own.length === 0) return { steps: USUAL_RULES, ranking };
  const [first, ...others] = own;
  if (first !== "words") refuseRule(first!);
  const steps = others.flatMap((name): RankingStep[] => {
    if (name === "attribute") return ["attributeRank", "wordPosition"];
    return [name === "sort" ? name : (textRules.find((rule) => rule === name) ?? refuseRule(name))];
  });
  return { steps: steps.includes("sort") ? steps : ["sort", ...steps], ranking };
}

function refuseRule(text: string): never {
  throw new SearchError(
    "invalid_settings_ranking_rules",
    `\`${text}\` ranking rule is invalid. Rules are \`words\`, which comes first, \`typo\`, \`proximity\`, \`attribute\`, \`attributeRank\`, \`wordPosition\`, \`sort\` and \`exactness\`, and after these custom ones that read \`attribute:asc\` or \`attribute:desc\`.`,
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
