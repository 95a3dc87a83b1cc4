import type { PageAnswer } from "./page-answer.ts";

/**
 * The differences of two answers; empty when they agree. `only` limits the comparison to what the second engine can
 * answer.
 */
export function differences(ours: PageAnswer, theirs: PageAnswer, only: readonly (keyof PageAnswer)[]): string[] {
  return only.filter((part) => canonical(ours[part], theirs[part]) !== canonical(theirs[part], theirs[part]));
}

/** As text with sorted names; of two tables only the names that the second has. */
function canonical(value: unknown, like: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  const entries = Object.entries(value as Record<string, unknown>)
    .filter(([name]) => typeof like === "object" && like !== null && isComparable(name, value, like))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    entries.map(([name, inner]) => [name, canonical(inner, (like as typeof value)[name as never])]),
  );
}

/** Facets that only one side counts are not compared; values that only one side has are. */
const isComparable = (name: string, value: object, like: object): boolean => {
  const isTable = Object.values(value).some((inner) => typeof inner === "object");
  return !isTable || name in like;
};
