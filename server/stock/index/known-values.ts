import type { Car } from "#domain/car/car.ts";
import { facetNamed, facetNames, type FacetName, type FacetSettings } from "#domain/search/facets.ts";
import { fixedValues } from "#domain/search/fixed-values.ts";
import { makes } from "#domain/make/makes.ts";
import { pathFacets } from "#domain/search/search-grammar.ts";
import type { KnownValues } from "#domain/search/vocabulary.ts";
import type { SiteValues } from "#server/adapters/store/repositories/site-values.ts";

/** Addresses may name makes of the reference list before the site has ever had one. */
const always: KnownValues = { ...fixedValues, make: makes.map(({ name }) => name) };

/**
 * The values that the site's URLs may use: everything it has ever had of the facets that a path may name, and the
 * current stock.
 */
export class ValuesOfStock {
  readonly #settings: FacetSettings;
  readonly #found: ReadonlyMap<FacetName, Set<string>>;

  /** `attributes` are those that the site offers as facets. */
  constructor(settings: FacetSettings, attributes: readonly FacetName[]) {
    this.#settings = settings;
    const names = [...facetNames, ...attributes].filter((name) => !Object.hasOwn(fixedValues, name));
    this.#found = new Map(names.map((name) => [name, new Set<string>()]));
  }

  add(cars: readonly Car[]): void {
    for (const [name, values] of this.#found) {
      const facet = facetNamed(name);
      if (facet.kind !== "terms") continue;
      for (const car of cars) for (const value of facet.values(car, this.#settings)) values.add(value);
    }
  }

  /** Spec 3.5.7: addresses cannot name a hidden location, not even one that was visible once. */
  async remember(store: SiteValues, hidden: KnownValues): Promise<KnownValues> {
    const remembered = await store.all();
    // Sorted, so that two servers that see new stock at the same time agree on its order.
    const fresh = new Map(
      [...this.#found].map(([name, values]) => [name, [...values.difference(new Set(remembered[name]))].sort()]),
    );
    const inPaths = pathFacets.map((name) => [name, fresh.get(name) ?? []] as const);
    await store.add(Object.fromEntries(inPaths.filter(([, values]) => values.length > 0)));
    const names = new Set([...Object.keys(always), ...fresh.keys()] as FacetName[]);
    return Object.fromEntries(
      [...names].map((name) => [
        name,
        [
          ...new Set([...(always[name] ?? []), ...(remembered[name] ?? []), ...(fresh.get(name) ?? [])]).difference(
            new Set(hidden[name]),
          ),
        ],
      ]),
    );
  }
}
