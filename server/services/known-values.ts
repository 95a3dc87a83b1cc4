import type { Car } from "#domain/car/car.ts";
import { facetNamed, type FacetSettings } from "#domain/search/facets.ts";
import { makes } from "#domain/make/makes.ts";
import { type KnownValues, pathFacets } from "#domain/search/search-grammar.ts";
import type { SiteValues } from "#server/adapters/store/repositories/site-values.ts";

/** Makes of the reference list may be named before the site has ever had one. */
const always: KnownValues = { make: makes.map(({ name }) => name) };

/** What the site's URLs may name: everything it has ever had, with what has come in now. */
export async function rememberValues(
  store: SiteValues,
  cars: readonly Car[],
  settings: FacetSettings,
): Promise<KnownValues> {
  const known = await store.all();
  const fresh = Object.fromEntries(
    pathFacets.flatMap((name) => {
      const before = new Set(known[name]);
      const found = presentValues(name, cars, settings).filter((value) => !before.has(value));
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

/** Sorted, so that two servers that meet new stock at the same time agree on its order. */
function presentValues(name: (typeof pathFacets)[number], cars: readonly Car[], settings: FacetSettings): string[] {
  const facet = facetNamed(name);
  if (facet.kind !== "terms") return [];
  return [...new Set(cars.flatMap((car) => facet.values(car, settings)))].sort();
}
