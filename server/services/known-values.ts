import type { Car } from "#domain/car/car.ts";
import { facetNamed, type FacetSettings } from "#domain/search/facets.ts";
import { makes } from "#domain/make/makes.ts";
import { type KnownValues, pathFacets } from "#domain/search/search-grammar.ts";
import type { SiteValues } from "#server/adapters/store/repositories/site-values.ts";

/** Addresses may name makes of the reference list before the site has ever had one. */
const always: KnownValues = { make: makes.map(({ name }) => name) };

/** The values that the site's URLs may use: everything it has ever had, and the current stock. */
export class ValuesOfStock {
  readonly #settings: FacetSettings;
  readonly #found = new Map(pathFacets.map((name) => [name, new Set<string>()]));

  constructor(settings: FacetSettings) {
    this.#settings = settings;
  }

  add(cars: readonly Car[]): void {
    for (const [name, values] of this.#found) {
      const facet = facetNamed(name);
      if (facet.kind !== "terms") continue;
      for (const car of cars) for (const value of facet.values(car, this.#settings)) values.add(value);
    }
  }

  async remember(store: SiteValues): Promise<KnownValues> {
    const known = await store.all();
    const fresh = Object.fromEntries(
      [...this.#found].flatMap(([name, values]) => {
        // Sorted, so that two servers that see new stock at the same time agree on its order.
        const found = [...values.difference(new Set(known[name]))].sort();
        return found.length > 0 ? [[name, found]] : [];
      }),
    );
    await store.add(fresh);
    return Object.fromEntries(
      pathFacets.map((name) => [
        name,
        [...new Set([...(always[name] ?? []), ...(known[name] ?? []), ...(fresh[name] ?? [])])],
      ]),
    );
  }
}
