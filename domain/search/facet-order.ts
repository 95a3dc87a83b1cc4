import { facetNames, isFacetName, type FacetName } from "./facets.ts";

const place = new Map<string, number>(facetNames.map((name, index) => [name, index]));

/** The facets of a record in canonical order: the spec's, then attributes by name. Other keys are left out. */
export function orderedNames(record: Readonly<Partial<Record<FacetName, unknown>>>): FacetName[] {
  return Object.keys(record).filter(isFacetName).sort(byPlace);
}

function byPlace(a: FacetName, b: FacetName): number {
  const placeOf = (name: FacetName) => place.get(name) ?? place.size;
  return placeOf(a) - placeOf(b) || (a < b ? -1 : 1);
}
