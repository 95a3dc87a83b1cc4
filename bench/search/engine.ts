import { between, type Filter, oneOf } from "#domain/search/filter.ts";
import { createIndex, type IndexVersion } from "#search-engine/index-version.ts";
import type { Document } from "#search-engine/document.ts";
import { facets, hitsPerPage, ranges, type BenchQuery } from "./queries.ts";

/** The index of a site, with all 20 facets and the ranges filterable. */
export function buildEngine(cars: Iterable<Document>, count: number): IndexVersion {
  return createIndex(
    {
      primaryKey: "id",
      searchableAttributes: ["name", "make", "model", "badge", "body", "colour"],
      filterableAttributes: [...facets, ...ranges, "tag"],
      sortableAttributes: ["price", "km", "year", "created_at"],
      rankingRules: ["custom_rank:desc"],
      maxValuesPerFacet: 2000,
    },
    cars,
    count,
  );
}

function partsOf(query: BenchQuery): Record<string, Filter> {
  const chosen = Object.entries(query.selected).map(([facet, values]) => [facet, oneOf(facet, values)]);
  const spans = Object.entries(query.between).map(([range, [min, max]]) => [range, between(range, { min, max })]);
  return Object.fromEntries([...chosen, ...spans]);
}

/** One call for the whole page. */
export const askEngine = (index: IndexVersion, query: BenchQuery) =>
  index.disjunctive({
    parts: partsOf(query),
    facets,
    ranges,
    sort: query.sort ? [query.sort] : null,
    limit: hitsPerPage,
    offset: query.offset,
  });
