import { create, insertMultiple, search, type AnyOrama } from "@orama/orama";
import type { BenchCar } from "./cars.ts";
import type { PageAnswer } from "./page-answer.ts";
import { facets, hitsPerPage, manyValued, ranges, type BenchQuery } from "./queries.ts";

const numbers = [...ranges, "custom_rank", "created_at"];

/** Facets as enums, which filter exactly; only numbers are sortable, so that building ends in reasonable time. */
export async function buildOrama(cars: Iterable<BenchCar>): Promise<AnyOrama> {
  const enums = facets.map((facet) => [facet, manyValued.includes(facet) ? "enum[]" : "enum"]);
  const schema = Object.fromEntries([["name", "string"], ...enums, ...numbers.map((name) => [name, "number"])]);
  const database = create({ schema, sort: { enabled: true, unsortableProperties: ["name", "year"] } });
  const documents = Array.from(cars, (car) => {
    const known = Object.entries(car).filter(([, value]) => value !== null);
    return Object.fromEntries(known);
  });
  await insertMultiple(database, documents, 5000);
  return database;
}

function whereOf(query: BenchQuery, without: string | null): Record<string, unknown> {
  const chosen = Object.entries(query.selected).map(([facet, values]) => [
    facet,
    manyValued.includes(facet) ? { containsAny: values } : { in: values },
  ]);
  const spans = Object.entries(query.between).map(([range, limits]) => [range, { between: limits }]);
  return Object.fromEntries([...chosen, ...spans].filter(([name]) => name !== without));
}

/** One search for the page, and one for each facet with a selection. Orama has no statistics, so these are left out. */
export async function askOrama(database: AnyOrama, query: BenchQuery): Promise<PageAnswer> {
  const [property = "custom_rank", direction = "desc"] = query.sort?.split(":") ?? [];
  const shared = facets.filter((facet) => !(facet in query.selected));
  const page = await search(database, {
    term: "",
    where: whereOf(query, null),
    facets: Object.fromEntries(shared.map((facet) => [facet, {}])),
    limit: hitsPerPage,
    offset: query.offset,
    ...(property !== "year" && { sortBy: { property, order: direction === "asc" ? "ASC" : "DESC" } }),
  });
  const counted = { ...page.facets };
  for (const facet of Object.keys(query.selected)) {
    const own = await search(database, { term: "", where: whereOf(query, facet), facets: { [facet]: {} }, limit: 0 });
    Object.assign(counted, own.facets);
  }
  return {
    total: page.count,
    ids: page.hits.map((hit) => String(hit.document["id"])),
    facets: Object.fromEntries(Object.entries(counted).map(([facet, { values }]) => [facet, values])),
    ranges: {},
  };
}

export async function searchOrama(database: AnyOrama, text: string): Promise<number> {
  const answer = await search(database, { term: text, properties: ["name"], tolerance: 1, limit: hitsPerPage });
  return answer.count;
}
