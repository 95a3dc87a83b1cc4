import type { Car } from "#domain/car/car.ts";
import { orderedNames } from "./facet-order.ts";
import { facetNamed, type FacetSettings } from "./facets.ts";
import type { Refinements } from "./search-state.ts";

/** Whether a car matches refinements: it must have one of the values of each facet. */
export function matchesRefinements(car: Car, refinements: Refinements, settings: FacetSettings): boolean {
  return orderedNames(refinements).every((name) => {
    const facet = facetNamed(name);
    const wanted = refinements[name] ?? [];
    return facet.kind === "terms" && facet.values(car, settings).some((value) => wanted.includes(value));
  });
}
