import { SearchError } from "../search-error.ts";
import type { Filter } from "./filter.ts";
import { newBudget, parseFilter, type Budget } from "./parser.ts";

/** Parses a filter in any of its written forms; null when it filters nothing. */
export function readFilter(input: unknown): Filter | null {
  const budget = newBudget();
  if (input === undefined || input === null) return null;
  if (typeof input === "string") return parseFilter(input, budget);
  if (!Array.isArray(input)) throw shapeError("String, Array", input);
  const parts = input.flatMap((item: unknown) => {
    if (typeof item === "string") return parseFilter(item, budget) ?? [];
    if (!Array.isArray(item)) throw shapeError("String, [String]", item);
    return readAlternatives(item, budget) ?? [];
  });
  return join("and", parts);
}

function readAlternatives(items: readonly unknown[], budget: Budget): Filter | null {
  const parts = items.flatMap((item) => {
    if (typeof item !== "string") throw shapeError("String", item);
    return parseFilter(item, budget) ?? [];
  });
  return join("or", parts);
}

function join(kind: "and" | "or", parts: readonly Filter[]): Filter | null {
  return parts.length > 1 ? { kind, parts } : (parts[0] ?? null);
}

function shapeError(expected: string, found: unknown): SearchError {
  const text = (JSON.stringify(found) ?? String(found)).slice(0, 80);
  return new SearchError(
    "invalid_search_filter",
    `Invalid syntax for the filter parameter: \`expected ${expected}, found: ${text}\`.`,
  );
}
