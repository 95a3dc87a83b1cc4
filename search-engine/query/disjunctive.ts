import { listFacet } from "../facets/distribution.ts";
import type { MatchSet } from "../facets/match-set.ts";
import { PartSets } from "../facets/part-sets.ts";
import { evenEdges, facetStats, histogram, type Bucket, type FacetStats } from "../facets/statistics.ts";
import type { Filter } from "../filter/filter.ts";
import type { FacetOrder } from "../settings.ts";
import type { Column } from "../store/column.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { matchText, textMatches } from "../text/match-text.ts";
import type { Hit } from "./format-hit.ts";
import { readFacets, readPage, readSort, readTextQuery } from "./plan.ts";
import { formatHits, readHitForm } from "./format-hits.ts";
import { filterSlots } from "./search.ts";
import { parseSearchQuery, type SearchQuery } from "./search-query.ts";
import { selectHits } from "./select-hits.ts";
import { rankMatches } from "./text-ranking.ts";

export type FacetRequest = {
  readonly attribute: string;
  /** Parts that do not narrow this facet. Default: the part of its own name. */
  readonly without?: readonly string[];
  readonly limit?: number;
  readonly order?: FacetOrder;
};

export type RangeRequest = {
  readonly attribute: string;
  readonly without?: readonly string[];
  /** A number of equal buckets over the values present, or ascending edges. */
  readonly buckets?: number | readonly number[];
};

/**
 * A page of results with the counts a shopper needs to change one refinement while keeping the others. Its filters are
 * data: this call serves our own pages, never a body from the network.
 */
export type DisjunctiveQuery = Omit<SearchQuery, "filter" | "facets" | "distinct" | "rankingScoreThreshold"> & {
  readonly filter?: Filter | null;
  /** The refinements, by facet. */
  readonly parts?: Readonly<Record<string, Filter | undefined>>;
  readonly facets?: readonly (string | FacetRequest)[];
  readonly ranges?: readonly (string | RangeRequest)[];
};

export type FacetCount = { readonly value: string; readonly count: number };
export type RangeAnswer = FacetStats & { readonly histogram: readonly Bucket[] };

export type DisjunctiveAnswer = {
  /** Primary keys of the hits as text: with `attributesToRetrieve: []` no document is read at all. */
  readonly keys: readonly string[];
  readonly hits: readonly Hit[];
  readonly totalHits: number;
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  /** Null when no document of the range's set has a number. */
  readonly ranges: Readonly<Record<string, RangeAnswer | null>>;
};

export function disjunctive(snapshot: Snapshot, input: DisjunctiveQuery): DisjunctiveAnswer {
  const { filter, parts = {}, facets = [], ranges = [], ...rest } = input;
  const query = parseSearchQuery(rest);
  const { settings, columns } = snapshot.store;
  const facetRequests = facets.map(asRequest<FacetRequest>);
  const rangeRequests = ranges.map(asRequest<RangeRequest>);
  readFacets(
    settings,
    [...facetRequests, ...rangeRequests].map((request) => request.attribute),
  );
  const sort = readSort(settings, query.sort ?? []);
  const text = matchText(snapshot, readTextQuery(settings, query));
  const common = filterSlots(snapshot, filter);
  const sets = new PartSets(snapshot, text ? textMatches(text, common) : common, parts);
  const all = sets.without([]);
  const { ranking } = rankMatches(snapshot, text, all.bits);
  const setFor = (request: FacetRequest | RangeRequest): MatchSet =>
    sets.without(request.without ?? [request.attribute]);
  const slots = selectHits(snapshot, all, ranking, sort, readPage(settings, query));
  return {
    keys: slots.map((slot) => snapshot.store.key(slot)),
    hits: formatHits({ snapshot, text, ranking, sort }, slots, query, readHitForm(query)),
    totalHits: all.size,
    facets: Object.fromEntries(
      facetRequests.map((request) => [request.attribute, countFacet(snapshot, request, setFor(request))]),
    ),
    ranges: Object.fromEntries(
      rangeRequests.map((request) => {
        const column = columns.get(request.attribute)!;
        return [request.attribute, describeRange(snapshot, column, setFor(request), request.buckets)];
      }),
    ),
  };
}

const asRequest = <Request extends { readonly attribute: string }>(request: string | Request): Request =>
  typeof request === "string" ? ({ attribute: request } as Request) : request;

function countFacet(snapshot: Snapshot, request: FacetRequest, set: MatchSet): FacetCount[] {
  const { settings, columns } = snapshot.store;
  const order = request.order ?? settings.facetOrder(request.attribute);
  const limit = request.limit ?? settings.facetLimit(request.attribute);
  const values = listFacet(snapshot, columns.get(request.attribute)!, set, { order, limit });
  return values.map(({ label, count }) => ({ value: label, count }));
}

function describeRange(
  snapshot: Snapshot,
  column: Column,
  set: MatchSet,
  buckets: RangeRequest["buckets"],
): RangeAnswer | null {
  const stats = facetStats(snapshot, column, set);
  if (!stats) return null;
  const edges = typeof buckets === "number" ? evenEdges(stats, buckets) : (buckets ?? []);
  return { ...stats, histogram: histogram(snapshot, column, set, edges) };
}
