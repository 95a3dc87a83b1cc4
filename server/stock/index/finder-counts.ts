import type { ModelCount, PriceSpan } from "#site/page-ports.ts";
import { budgetDefaults, type BudgetKind } from "#domain/search/budget/budget.ts";
import { allOf, type Filter, oneOf } from "#domain/search/filter.ts";
import { splitMakeModel } from "#domain/search/make-model.ts";
import { unsold } from "#domain/search/search-filters.ts";
import type { IndexVersion } from "#search-engine/index-version.ts";

const carTypes = ["new", "demo", "used"] as const;
const everyModel = 10_000;
const models = new WeakMap<IndexVersion, ModelCount[]>();

/** How many of each model there are by car type: for the hero's selectors and its button. */
export function modelCounts(index: IndexVersion): ModelCount[] {
  const known = models.get(index);
  if (known) return known;
  const byModel = new Map<string, ModelCount>();
  for (const type of carTypes) {
    const { facets } = index.disjunctive({
      filter: oneOf("car_type", [type]),
      facets: [{ attribute: "make_model", limit: everyModel }],
      limit: 0,
    });
    for (const { value, count } of facets["make_model"] ?? []) {
      const before = byModel.get(value) ?? { ...splitMakeModel(value), value, new: 0, demo: 0, used: 0 };
      byModel.set(value, { ...before, [type]: count });
    }
  }
  const counted = [...byModel.values()].sort((a, b) => compare(a.make, b.make) || compare(a.model, b.model));
  models.set(index, counted);
  return counted;
}

const compare = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });

type Looked = { kind: BudgetKind; query: string; filter: Filter };

/** Chapter 9: the budget finder considers cars above its minimum price; sold ones cannot be bought. */
export function priceSpan(index: IndexVersion, { kind, query, filter }: Looked): PriceSpan | null {
  const attribute = kind === "hire" ? "subscription_price" : "price";
  const { ranges } = index.disjunctive({
    q: query,
    filter: allOf(budgetDefaults.filter[kind], unsold, filter),
    ranges: [attribute],
    limit: 0,
  });
  const price = ranges[attribute];
  return price ? { min: price.min, max: price.max } : null;
}
