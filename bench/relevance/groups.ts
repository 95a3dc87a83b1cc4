import type { Measured } from "#tests/relevance/measure-search.ts";
import { judgedSites, kinds } from "#tests/relevance/needs.ts";

type Has = (one: Measured) => boolean;

export const allQueries = "all queries";

/** The rows of the table. */
export const groups: ReadonlyMap<string, Has> = new Map<string, Has>([
  [allQueries, () => true],
  ...judgedSites.map((site): [string, Has] => [site, ({ query }) => query.site === site]),
  ...kinds.map((kind): [string, Has] => [kind, ({ query }) => query.need.kind === kind]),
  ["spelled right", ({ query }) => !query.misspelled],
  ["misspelled", ({ query }) => query.misspelled],
  ["right one in stock", ({ query }) => query.need.inStock],
  ["nothing right in stock", ({ query }) => !query.need.inStock],
]);

export function groupNamed(name: string): Has {
  const has = groups.get(name);
  if (!has) throw new Error(`There is no group "${name}". There are: ${[...groups.keys()].join(", ")}.`);
  return has;
}
