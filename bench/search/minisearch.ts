import MiniSearch, { type SearchResult } from "minisearch";
import type { BenchCar } from "./cars.ts";
import type { PageAnswer } from "./page-answer.ts";
import { facets, hitsPerPage, ranges, type BenchQuery } from "./queries.ts";

const stored = [...facets, ...ranges, "custom_rank", "created_at"];

export function buildMiniSearch(cars: Iterable<BenchCar>): MiniSearch {
  const index = new MiniSearch({ idField: "id", fields: ["name"], storeFields: stored });
  index.addAll([...cars]);
  return index;
}

function accepts(query: BenchQuery, car: SearchResult, without: string | null): boolean {
  for (const [facet, chosen] of Object.entries(query.selected)) {
    const held: unknown = car[facet];
    const values: readonly unknown[] = Array.isArray(held) ? held : [held];
    if (facet !== without && !chosen.some((value) => values.includes(value))) return false;
  }
  for (const [range, [from, to]] of Object.entries(query.between)) {
    const number: unknown = car[range];
    if (range !== without && !(typeof number === "number" && number >= from && number <= to)) return false;
  }
  return true;
}

const matching = (index: MiniSearch, query: BenchQuery, without: string | null): SearchResult[] =>
  index.search(MiniSearch.wildcard, { filter: (car) => accepts(query, car, without) });

/** MiniSearch finds and filters; counting, statistics and sorting are plain loops, as a user of it would write them. */
export function askMiniSearch(index: MiniSearch, query: BenchQuery): PageAnswer {
  const found = matching(index, query, null);
  const setFor = (name: string): SearchResult[] =>
    name in query.selected || name in query.between ? matching(index, query, name) : found;
  const [column = "custom_rank", direction = "desc"] = query.sort?.split(":") ?? [];
  const sign = direction === "asc" ? 1 : -1;
  const sorted = found.toSorted((a, b) => compare(a, b, column, sign));
  return {
    total: found.length,
    ids: sorted.slice(query.offset, query.offset + hitsPerPage).map((car) => String(car.id)),
    facets: Object.fromEntries(facets.map((facet) => [facet, countValues(setFor(facet), facet)])),
    ranges: Object.fromEntries(ranges.map((range) => [range, limitsOf(setFor(range), range)])),
  };
}

function compare(a: SearchResult, b: SearchResult, column: string, sign: number): number {
  const [left, right] = [a[column] as number | null, b[column] as number | null];
  if (left !== right) return left === null ? 1 : right === null ? -1 : (left - right) * sign;
  return b["custom_rank"] - a["custom_rank"] || (String(a.id) < String(b.id) ? -1 : 1);
}

function countValues(cars: readonly SearchResult[], facet: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const car of cars) {
    const held: unknown = car[facet];
    for (const value of Array.isArray(held) ? held : [held]) {
      if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

function limitsOf(cars: readonly SearchResult[], range: string): [number, number] | null {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const car of cars) {
    const number: unknown = car[range];
    if (typeof number !== "number") continue;
    min = Math.min(min, number);
    max = Math.max(max, number);
  }
  return min <= max ? [min, max] : null;
}

export const searchMiniSearch = (index: MiniSearch, text: string): number =>
  index.search(text, { prefix: (_, position, words) => position === words.length - 1, combineWith: "AND", fuzzy: 0.2 })
    .length;
