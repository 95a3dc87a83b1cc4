import { listNames } from "../search-error.ts";
import type { Filter, Word } from "./filter.ts";
import { FilterError, filterError, quote } from "./filter-error.ts";
import { parseFilter } from "./parser.ts";

/** Throws if an index with these filterable attributes cannot be filtered by this one. */
export function requireFilterable(attribute: Word, filterable: readonly string[]): void {
  if (filterable.includes(attribute.text)) return;
  const available =
    filterable.length === 0
      ? "This index does not have configured filterable attributes."
      : `Available filterable attributes are: ${listNames(filterable)}.`;
  throw filterError(`Attribute ${quote(attribute.text)} is not filterable. ${available}`, attribute);
}

/** Why an index with these filterable attributes would refuse a filter; null if it can be used. Needs no index. */
export function filterProblem(source: string, filterable: readonly string[]): FilterError | null {
  try {
    for (const attribute of attributesOf(parseFilter(source))) requireFilterable(attribute, filterable);
    return null;
  } catch (error) {
    if (error instanceof FilterError) return error;
    throw error;
  }
}

function attributesOf(filter: Filter | null): Word[] {
  if (filter === null) return [];
  if ("parts" in filter) return filter.parts.flatMap(attributesOf);
  return "part" in filter ? attributesOf(filter.part) : [filter.attribute];
}
