import type { ModelCount, PriceSpan } from "#app/page-context.ts";
import { budgetDefaults } from "#domain/finance/budget.ts";
import { splitMakeModel } from "#domain/search/make-model.ts";
import type { IndexVersion } from "#search-engine/index-version.ts";

const carTypes = ["new", "demo", "used"] as const;
const everyModel = 10_000;
const models = new WeakMap<IndexVersion, ModelCount[]>();

/** How many of each model there are by car type: what the hero's selectors offer and its button counts. */
export function modelCounts(index: IndexVersion): ModelCount[] {
  const known = models.get(index);
  if (known) return known;
  const byModel = new Map<string, ModelCount>();
  for (const type of carTypes) {
    const { facets } = index.disjunctive({
      filter: `car_type = ${type}`,
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

/** Point 9: the budget finder looks at cars above its least price; nobody can buy a sold one. */
export function priceSpan(index: IndexVersion, bodies: readonly string[]): PriceSpan | null {
  const chosen = bodies.length > 0 ? [`body IN [${bodies.map((body) => JSON.stringify(body)).join(", ")}]`] : [];
  const { facetStats, estimatedTotalHits } = index.search({
    filter: [budgetDefaults.filter, "status != sold", ...chosen],
    facets: ["price"],
    limit: 0,
  });
  const price = facetStats?.["price"];
  return price ? { min: price.min, max: price.max, count: estimatedTotalHits ?? 0 } : null;
}
