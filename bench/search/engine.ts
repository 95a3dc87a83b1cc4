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

const literal = (value: string | number): string =>
  typeof value === "number" ? String(value) : `'${value.replaceAll("'", "\\'")}'`;

function partsOf(query: BenchQuery): Record<string, string> {
  const chosen = Object.entries(query.selected).map(([facet, values]) => [
    facet,
    `${facet} IN [${values.map(literal).join(", ")}]`,
  ]);
  const spans = Object.entries(query.between).map(([range, [from, to]]) => [range, `${range} ${from} TO ${to}`]);
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
